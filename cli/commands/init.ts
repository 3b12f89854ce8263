import { init, initOptions } from '../../runs/init/init.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: {
    kind: {
      choices: ['provider', 'platform', 'application', 'ci', 'contract'],
      describe: 'what is to be judged; ci adds only a CI file, contract copies the contract',
    },
    service: argument.optional('with ci: github or gitlab; with contract: the folder (contract)'),
  },
  options: initOptions,
  run: ({ kind, service, ...args }, io) => init(kind, service, args, io),
});
