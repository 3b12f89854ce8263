// Written by `npm run generate`; edit its source instead.

export interface DeclaredOptions {
  /** Which of the manifest's URLs to call; default: `test`. */
  environment?: 'test' | 'production';
  /** Call this instead of the manifest's base_url. */
  baseUrl?: string;
  /** Call this instead of the manifest's sso_url. */
  ssoUrl?: string;
  /** A plan slug that the service knows ("test" if none is named). */
  plan?: string[];
  /** Judge sign-on on this existing resource; nothing is installed. */
  resource?: string;
  /** One install, one sign-on, one delete. */
  smoke?: boolean;
  /** Change nothing at the target. */
  readOnly?: boolean;
  /** The largest number of installs (40 on loopback, 12 elsewhere); from 0 to 10000. */
  maxInstalls?: number;
  /** Generated bodies to install (20 on loopback, 3 elsewhere); from 0 to 10000. */
  cases?: number;
  /** The time for one install; milliseconds, from 1 to 3600000; default: `30000`. */
  provisionTimeout?: number;
  /** The time for a config that comes after the answer, and for the sign-on to open (asynchronous provisioning); seconds, from 0 to 86400; default: `10`. */
  readyWithin?: number;
  /** How long the last play waits before strangers try again, so that a service that is honest for a while is noticed; seconds, from 0 to 86400; default: `0`. */
  comeBackAfter?: number;
  /** Tell the target which run calls, in a header X-Assay-Run. */
  identify?: boolean;
  /** HOST:PORT of the stand-in platform (a free port of 127.0.0.1). */
  listen?: string;
  /** Where the target reaches the stand-in platform. */
  callbackUrl?: string;
  /** Generate the same bodies again; from 0 to 4294967295. */
  seed?: number;
  /** The time for one exchange; milliseconds, from 1 to 3600000; default: `10000`. */
  timeout?: number;
  /** The time for the whole run, cleaning up included; seconds, from 1 to 604800. */
  deadline?: number;
  /** The largest number of requests a second; from 0.01 to 10000. */
  maxRps?: number;
  /** Another host that redirects may lead to. */
  allowHost?: string[];
  /** Open the panel in a real browser too; default: `auto`. */
  browser?: 'auto' | 'on' | 'off';
  /** Show that browser. */
  headed?: boolean;
  /** A file with certificate authorities to trust. */
  ca?: string[];
  /** A client certificate file. */
  cert?: string;
  /** The key file of the client certificate. */
  key?: string;
  /** Accept any certificate. */
  insecure?: boolean;
  /** Run with secrets that Assay cannot keep out of reports: short ones, and those that are part of an address. */
  allowWeakSecrets?: boolean;
  /** Judge only these requirements (ids, * for any text). */
  only?: string[];
  /** Leave these requirements out. */
  skip?: string[];
  /** A warning is a failure. */
  strict?: boolean;
  /** Judge by this edition: its name, next, or a YAML file that describes it (the one in force). */
  edition?: string;
  /** A YAML file of failures that are known: they do not count. */
  baseline?: string;
  /** The folder for report.json and the other reports; default: `assay-report`. */
  out?: string;
  /** Print every note, not only those that point to a risk. */
  notes?: boolean;
}
