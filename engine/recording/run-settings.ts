import { defined } from '../documents/values.ts';
import type { ClientOptions } from '../wire/http/client.ts';
import type { HeaderList } from '../wire/http/exchange.ts';
import { isLoopbackUrl } from '../wire/url.ts';

/**
 * Which plays to run: those of a part, or those that record one of the labels or have one of the titles, beside those that always
 * run. Without any choice, all that are not for smoke runs only.
 */
export type Choice = { part?: 'smoke' | 'resource' | 'none'; labels?: readonly string[]; titles?: readonly string[] };

export interface CommonRun {
  run: string;
  /** The target's host name, with the port on loopback. */
  host: string;
  plays: Choice;
  seed: number;
  /** Milliseconds for one exchange. */
  timeout: number;
  maxRps?: number;
  ledger: string;
  headers: HeaderList;
  /** Every request names the run in a header. */
  identify?: boolean;
  ca: string[];
  cert?: string;
  key?: string;
  insecure: boolean;
  browser: 'auto' | 'on' | 'off';
  headed: boolean;
  /** The folder for files that are for the user only, and that nobody publishes. */
  evidence: string;
}

interface InstallingRun extends CommonRun {
  /** Variables that a manifest may use, besides those of a configuration. */
  variables: string[];
  /** Values of such variables that are not in the environment. */
  values?: Record<string, string>;
  maxInstalls: number;
  /** How many installs would test everything, if `maxInstalls` are too few. */
  enoughInstalls?: number;
  /** Hosts besides the target's own where redirects may lead, and credentials may go. */
  allowHosts: string[];
}

/** What a command hands to the plays with a provider. Secrets stay in the manifest, which is read again. */
export interface ProviderRun extends InstallingRun {
  kind: 'provider';
  manifest: string;
  environment: 'test' | 'production';
  baseUrl: string;
  ssoUrl: string;
  plans: string[];
  /** The user named no plan, so the partner may not know the slug. */
  isDefaultPlan: boolean;
  cases: number;
  /** How many of them are drawn even if the target is slow; all if left out. */
  fewestCases?: number;
  /** Milliseconds for one exchange that provisions. */
  provisionTimeout: number;
  /** Milliseconds for an asynchronous install: until its config arrives, and until the sign-on opens. */
  readyWithin: number;
  /** Milliseconds that the last play waits before strangers try again. */
  comeBackAfter: number;
  listen: { host: string; port: number };
  /** Where the target reaches the stand-in platform; left out if it cannot. */
  callbackUrl?: string;
  isCallbackReachable: boolean;
  /** The user asked for a part, so a missing browser does not make the run incomplete. */
  isBrowserOptional?: boolean;
  /** An existing resource to sign on to, instead of a new one. */
  resource?: string;
  exists?: OwnProbe;
}

/** The partner's own way to tell whether a resource exists: a command that gets ASSAY_RESOURCE_ID, or an address with {id}. */
export interface OwnProbe {
  probe: string;
  /** Where a command runs. */
  folder: string;
}

/** What a command hands to the plays with a platform. Secrets stay in the configuration, which is read again. */
export interface PlatformRun extends InstallingRun {
  kind: 'platform';
  configuration: string;
  /** The groups of the configuration whose credentials the platform refused before the plays. */
  refusedGroups?: ('api_token' | 'oauth' | 'provider')[];
  plan: string;
  isReadOnly: boolean;
  /** How often to call each operation of the published document; by default not at all. */
  explore?: number;
  /** Where the stand-in partner and the stand-in application listen, if not at the manifest's addresses. */
  listen?: { host: string; port: number };
  /** Where the stand-in application, or the listener for the sample application's reports, listens. */
  applicationListen?: { host: string; port: number };
  /** A stand-in partner that runs elsewhere. */
  standIn?: string;
  /** Milliseconds for one driver. */
  driverTimeout: number;
  /** The file that keeps what a person has done; `isResumed`: it is from an earlier run. */
  progress?: { file: string; isResumed: boolean };
}

export type RunSettings = ProviderRun | PlatformRun;

export function hostOf(url: string): string {
  const { host, hostname } = new URL(url);
  return isLoopbackUrl(url) ? host : hostname;
}

/** Extra headers of every request to the target's own addresses. */
export const runHeaders = ({ headers, identify, run }: Pick<CommonRun, 'headers' | 'identify' | 'run'>): HeaderList =>
  identify ? [...headers, ['X-Assay-Run', run]] : headers;

type Connecting = Pick<CommonRun, 'run' | 'timeout' | 'maxRps' | 'headers' | 'identify' | 'ca' | 'cert' | 'key' | 'insecure'>;

/** Extra headers and the client certificate go only to the target's own addresses. */
export const clientOptions = (run: Connecting, own: readonly string[], env: Record<string, string | undefined>): ClientOptions => {
  const origins = own.map((url) => new URL(url).origin);
  return {
    timeouts: { connect: Math.min(run.timeout, 10_000), answer: run.timeout, total: run.timeout },
    headers: runHeaders(run),
    owns: ({ origin }) => origins.includes(origin),
    ca: run.ca,
    insecure: run.insecure,
    env,
    ...defined({ cert: run.cert, key: run.key, maxRps: run.maxRps }),
  };
};
