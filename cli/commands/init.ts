import type { Options } from 'yargs';
import { init } from '../../runs/init/init.ts';
import { defineCommand } from '../command.ts';

const options = {
  id: { type: 'string', requiresArg: true, describe: 'the id of the add-on: lower case, digits, dashes, underscores' },
  url: { type: 'string', requiresArg: true, describe: 'where the service, or the API of the platform, is' },
  'test-url': { type: 'string', requiresArg: true, describe: 'where the service is while it is tried (http://127.0.0.1:8080)' },
  plan: { type: 'string', array: true, requiresArg: true, describe: 'a plan slug that the service knows (repeatable; test)' },
  sample: { choices: ['node', 'python'] as const, requiresArg: true, describe: 'also a small service that conforms, to start from' },
  ci: { type: 'string', array: true, choices: ['github', 'gitlab'], requiresArg: true, describe: 'a CI file for this (repeatable)' },
  force: { type: 'boolean', default: false, describe: 'write files anew that are there, fresh secrets included' },
} as const satisfies Record<string, Options>;

export default defineCommand({
  usage: 'init [kind] [service]',
  positionals: {
    kind: {
      choices: ['provider', 'platform', 'application', 'ci', 'contract'],
      describe: 'what is to be judged; ci adds only a CI file, contract copies the contract',
    },
    service: { type: 'string', describe: 'with ci: github or gitlab; with contract: the folder (contract)' },
  },
  options,
  examples: [
    ['assay init', 'asks what it needs, on a terminal'],
    ['assay init provider --id acme-db --url URL', 'a manifest with fresh secrets, and assay.yaml'],
    ['assay init platform --url URL --ci gitlab', 'platform.yaml, drivers, and a CI file'],
    ['assay init ci github', 'a CI file for the project that is here'],
    ['assay init contract ours', 'a copy of the contract, to change and to judge by (--contract ours)'],
  ],
  run: ({ kind, service, ...args }, io) => init(kind, service, args, io),
});
