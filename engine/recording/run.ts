import type { ContractChoice } from '../contract/contract.ts';
import { defined } from '../documents/defined.ts';
import type { ClientOptions } from '../wire/http/client.ts';
import type { HeaderList } from '../wire/http/exchange.ts';
import { isLoopbackUrl } from '../wire/loopback.ts';

/** Which plays to act: those with one of the tags, or those without any of them. */
export interface Choice {
  grep?: string;
  grepInvert?: string;
}

export interface CommonRun {
  run: string;
  /** Whose machine it is: a host's name, with its port on loopback. */
  host: string;
  plays: Choice;
  seed: number;
  /** Milliseconds for one exchange. */
  timeout: number;
  maxRps?: number;
  ledger: string;
  headers: HeaderList;
  /** The target is told which run calls. */
  identify?: boolean;
  ca: string[];
  cert?: string;
  key?: string;
  insecure: boolean;
  browser: 'auto' | 'on' | 'off';
  headed: boolean;
  /** The folder for what a person may look at, and nobody publishes. */
  evidence: string;
}

interface InstallingRun extends CommonRun {
  /** Variables that a manifest may use, besides those of a configuration. */
  variables: string[];
  /** Values of such variables that are not in the environment. */
  values?: Record<string, string>;
  maxInstalls: number;
  /** Hosts besides its own where redirects may lead, and credentials may go. */
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
  /** No plan was named: the slug may be one that the partner does not know. */
  isDefaultPlan: boolean;
  cases: number;
  /** Milliseconds for one exchange that provisions. */
  provisionTimeout: number;
  /** Milliseconds for a config that comes after the answer, and until the sign-on opens. */
  readyWithin: number;
  listen: { host: string; port: number };
  /** Where the target reaches the stand-in platform; left out: it cannot. */
  callbackUrl?: string;
  isCallbackReachable: boolean;
  /** The user asked for a part, so that a missing browser is no reason to call the run incomplete. */
  isBrowserOptional?: boolean;
  /** An existing resource to sign on to; none is made then. */
  resource?: string;
}

/** What a command hands to the plays with a platform. Secrets stay in the configuration, which is read again. */
export interface PlatformRun extends InstallingRun {
  kind: 'platform';
  configuration: string;
  plan: string;
  isReadOnly: boolean;
  /** Calls of each operation that the published document describes; left out, none is made. */
  explore?: number;
  /** Where the stand-in partner and the stand-in application listen, if not at the manifest's addresses. */
  listen?: { host: string; port: number };
  /** Where the stand-in application, or the listener for the sample application's reports, listens. */
  applicationListen?: { host: string; port: number };
  /** A stand-in partner that runs elsewhere. */
  standIn?: string;
  /** Milliseconds for one driver. */
  driverTimeout: number;
  /** Where a person is asked, when a driver is `manual`. */
  terminal?: string;
  /** The file of what a person has done; `isResumed`: an earlier run's is there. */
  progress?: { file: string; isResumed: boolean };
}

export type RunSettings = ProviderRun | PlatformRun;

/** Everything that is played at once: a project for each target. */
export interface Programme {
  /** Somebody looks at single exchanges while they happen. */
  isFollowed?: boolean;
  /** In Playwright's UI mode. */
  isShown?: boolean;
  /** Targets at the same time. */
  workers: number;
  /** Of one host, so many at the same time. */
  perHost?: number;
  /** What was chosen in the place of the published contract. */
  contract?: ContractChoice;
  runs: RunSettings[];
}

export function hostOf(url: string): string {
  const { host, hostname } = new URL(url);
  return isLoopbackUrl(url) ? host : hostname;
}

/** What every request to the target's own addresses has besides. */
export const runHeaders = ({ headers, identify, run }: Pick<CommonRun, 'headers' | 'identify' | 'run'>): HeaderList =>
  identify ? [...headers, ['X-Assay-Run', run]] : headers;

type Connecting = Pick<CommonRun, 'run' | 'timeout' | 'maxRps' | 'headers' | 'identify' | 'ca' | 'cert' | 'key' | 'insecure'>;

/** The client that a run talks with; extra headers and the client certificate go to the target's own addresses alone. */
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
