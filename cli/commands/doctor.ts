import type { Options } from 'yargs';
import { doctor } from '../../runs/doctor/doctor.ts';
import { defineCommand } from '../command.ts';
import { judging } from '../options/judging.ts';
import { live, network } from '../options/live.ts';

const { environment, listen, 'base-url': baseUrl, 'sso-url': ssoUrl, 'callback-url': callbackUrl } = live;
const { env, timeout, ca, cert, key, header, insecure } = network;
const options = {
  environment,
  'base-url': baseUrl,
  'sso-url': ssoUrl,
  listen,
  'application-listen': { type: 'string', requiresArg: true, describe: 'HOST:PORT of the application, behind application_url' },
  'callback-url': callbackUrl,
  ...{ env, timeout, ca, cert, key, header, insecure },
  out: judging.out,
  fix: { type: 'boolean', default: false, describe: 'install a browser, where there is none' },
} as const satisfies Record<string, Options>;

export default defineCommand({
  usage: 'doctor [target]',
  positionals: { target: { type: 'string', describe: 'a manifest, the configuration of a platform, or a URL' } },
  options,
  examples: [
    ['assay doctor', 'what this machine can run'],
    ['assay doctor --fix', 'and install a browser where there is none'],
    ['assay doctor manifest.json', 'and whether the service behind it is reached'],
    ['assay doctor platform.yaml', 'and whether its drivers start, and the way back'],
  ],
  run: ({ target, ...args }, io) => doctor(target, args, io),
});
