import { conforming } from '../../../targets/reference/client/decisions.ts';
import { runClient } from '../../../targets/reference/client/main.ts';
import { clientFaults } from './index.ts';

const [name = '', ...words] = process.argv.slice(2);
try {
  process.exitCode = await runClient(words, process.env, { ...conforming, ...clientFaults[name]?.client });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
