import { healthPaths } from '../../engine/application/health.ts';
import { applicationPort } from '../../engine/application/port.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { Recording } from '../../engine/recording/recording.ts';
import { printable } from '../../engine/redaction/printable.ts';
import type { ClientOptions } from '../../engine/wire/http/client.ts';
import type { Arguments, JudgingArguments } from '../arguments.ts';
import type { Io } from '../io.ts';
import { httpUrl } from '../live/settings.ts';
import type { Loaded } from './load.ts';
import { applicationRedactor } from './report.ts';

export type ApplicationLiveArguments = Arguments['running'] & Pick<JudgingArguments, 'quiet' | 'reporter'>;

export const isLive = ({ start, url }: ApplicationLiveArguments) => start !== undefined || url !== undefined;

/** What is wrong with the options is said before anything is started. */
export function checkLive({ start, url, timeout, ...args }: ApplicationLiveArguments): void {
  if (start !== undefined && url !== undefined) throw new UsageError('assay: --start and --url exclude each other');
  if (start?.trim() === '') throw new UsageError('assay: --start takes a shell command');
  if (url !== undefined) httpUrl('--url', url);
  if (!(timeout > 0)) throw new UsageError('assay: --timeout takes milliseconds');
  if (!(args['ready-within'] > 0)) throw new UsageError('assay: --ready-within takes seconds');
  if (!(args['end-within'] > 0)) throw new UsageError('assay: --end-within takes seconds');
}

export async function playApplication(loaded: Loaded, args: ApplicationLiveArguments, io: Io, stop: AbortSignal): Promise<Recording> {
  const { playStart, playUrl } = await scene();
  const { timeout, start, url = '' } = args;
  const isShown = !args.quiet && args.reporter.split(',').includes('terminal');
  const redactor = applicationRedactor(loaded);
  const settings = {
    paths: healthPaths(loaded.application),
    client: clientOptions(timeout, start === undefined ? io.env : {}),
    redactor,
    log: (line: string) => isShown && io.out(printable(redactor.text(line))),
    stop,
  };
  if (start === undefined) return playUrl(url, settings);
  const taken = await (await reach()).takenBy();
  if (taken !== undefined)
    throw new UsageError(
      `assay: port ${applicationPort} is taken by ${taken}; stop it, or judge it with --url http://127.0.0.1:${applicationPort}`,
    );
  const limits = { readyWithin: args['ready-within'], endWithin: args['end-within'] };
  return playStart({ command: start, cwd: loaded.path, env: startVariables(loaded, io), ...limits }, settings);
}

/** Loaded only where something runs: an offline check starts faster. */
const scene = () => import('../../fixtures/clients/application/scene.ts');
const reach = () => import('../../fixtures/clients/application/reach.ts');

const clientOptions = (timeout: number, env: Io['env']): ClientOptions => ({
  timeouts: { connect: Math.min(timeout, 10_000), answer: timeout, total: timeout },
  env,
});

/** The application's own variables, and what a shell needs to find programs. */
function startVariables({ application: { env } }: Loaded, io: Io): Record<string, string> {
  const { PATH = '', HOME = '' } = io.env;
  return { PATH, HOME, ...env };
}
