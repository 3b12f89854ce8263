import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractOutputs } from './outputs/contract.ts';
import { validatorOutputs } from './outputs/validators.ts';

const root = process.argv[2] ?? '.';

/** What the program needs and nobody reads: made by every build, never committed. */
for (const [path, content] of [...contractOutputs(root), ...validatorOutputs(root)]) writeFileSync(join(root, path), content);
