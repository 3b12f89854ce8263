import { readFileSync } from 'node:fs';
import type { ClientOptions } from './http/client.ts';
import type { HeaderList } from './http/exchange.ts';

/** What a command hands to the plays that it starts. Secrets stay in the manifest, which is read again. */
export interface RunSettings {
  run: string;
  manifest: string;
  environment: 'test' | 'production';
  baseUrl: string;
  ssoUrl: string;
  plans: string[];
  /** No plan was named: the slug may be one that the partner does not know. */
  isDefaultPlan: boolean;
  cases: number;
  maxInstalls: number;
  seed: number;
  /** Milliseconds for one exchange, and for one that provisions. */
  timeout: number;
  provisionTimeout: number;
  maxRps?: number;
  ledger: string;
  listen: { host: string; port: number };
  /** Where the target reaches the stand-in platform; left out: it cannot. */
  callbackUrl?: string;
  isCallbackReachable: boolean;
  allowHosts: string[];
  /** An existing resource to sign on to; none is made then. */
  resource?: string;
  headers: HeaderList;
  ca: string[];
  cert?: string;
  key?: string;
  insecure: boolean;
  isQuiet: boolean;
  browser: 'auto' | 'on' | 'off';
  headed: boolean;
  /** The folder for what a person may look at, and nobody publishes. */
  evidence: string;
}

/** The variable that names the file of the settings. */
export const runVariable = 'ASSAY_RUN';

export const readRun = (path: string): RunSettings => JSON.parse(readFileSync(path, 'utf8')) as RunSettings;

/** The client that a run talks with; extra headers and the client certificate go to the target alone. */
export const clientOptions = (run: RunSettings, env: Record<string, string | undefined>): ClientOptions => ({
  timeouts: { connect: Math.min(run.timeout, 10_000), answer: run.timeout, total: run.timeout },
  headers: run.headers,
  owns: ({ host }) => [run.baseUrl, run.ssoUrl].some((url) => new URL(url).host === host),
  ca: run.ca,
  ...(run.cert !== undefined && { cert: run.cert }),
  ...(run.key !== undefined && { key: run.key }),
  insecure: run.insecure,
  env,
  ...(run.maxRps !== undefined && { maxRps: run.maxRps }),
});
