import { defined } from '../../engine/documents/values.ts';
import type { CommonRun } from '../../engine/recording/run-settings.ts';
import { hasDisplay } from '../../engine/wire/browser.ts';
import { isUrl } from '../../engine/wire/url.ts';
import { readText } from '../files.ts';
import { type Arguments, type Io, type NetworkArguments, UsageError } from '../run.ts';
import { sentHeaders } from './headers.ts';
import type { NetworkPlan } from './plan.ts';

export function networkPlan(args: NetworkArguments, io: Io): NetworkPlan {
  if (args.headed && !hasDisplay(io.env))
    throw new UsageError('assay: --headed needs a display, and neither DISPLAY nor WAYLAND_DISPLAY is set; leave it out, or try xvfb-run');
  return { ...connection(args, io), browser: args.browser, headed: args.headed, allowHosts: args['allow-host'] ?? [] };
}

export function connection(args: Arguments['connecting'], io: Io): Pick<CommonRun, 'headers' | 'ca' | 'cert' | 'key' | 'insecure'> {
  if ((args.cert === undefined) !== (args.key === undefined)) throw new UsageError('assay: --cert and --key go together');
  return {
    headers: sentHeaders(args.header),
    ca: (args.ca ?? []).map((path) => readText(path, io)),
    ...(args.cert !== undefined && { cert: readText(args.cert, io) }),
    ...(args.key !== undefined && { key: readText(args.key, io) }),
    insecure: args.insecure,
  };
}

export function httpUrl<T extends string | undefined>(option: string, text: T): T {
  if (text !== undefined && !(/^https?:\/\//i.test(text) && isUrl(text)))
    throw new UsageError(`assay: ${option} takes an absolute http or https URL, got "${text}"`);
  return text;
}

export function listenAddress(text = '127.0.0.1:0'): { host: string; port: number } {
  const [, host = '', port = ''] = /^(.+):(\d+)$/.exec(text) ?? [];
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

type GateAddresses = Partial<Pick<Arguments['gate'], 'listen' | 'stand-in' | 'application-listen'>>;

/** Where the stand-ins for a platform listen, or the address of one that runs elsewhere. */
export const gateAddresses = ({ listen, 'stand-in': standIn, 'application-listen': application }: GateAddresses) => ({
  ...(listen !== undefined && { listen: listenAddress(listen) }),
  ...(application !== undefined && { applicationListen: listenAddress(application) }),
  ...defined({ standIn }),
});
