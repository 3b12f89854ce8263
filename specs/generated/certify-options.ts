// Written by `npm run generate`; edit its source instead.

export interface DeclaredOptions {
  /** The manifest's URLs to call; default: `test`. */
  environment?: 'test' | 'production';
  /** The address to call instead of the manifest's base_url. */
  baseUrl?: string;
  /** The address to call instead of the manifest's sso_url. */
  ssoUrl?: string;
  /** A plan slug that the service knows; default: test. */
  plan?: string[];
  /** An existing resource to judge sign-on on; nothing is installed. */
  resource?: string;
  /** Make only one install, one sign-on, one delete. */
  smoke?: boolean;
  /** Change nothing at the target. */
  readOnly?: boolean;
  /** The largest number of installs; from 0 to 10000; default: 40 on loopback, 12 elsewhere. */
  maxInstalls?: number;
  /** The number of generated bodies to install; from 0 to 10000; default: 20 on loopback, 3 elsewhere. */
  cases?: number;
  /** The time for one install; milliseconds, from 1 to 3600000; default: `30000`. */
  provisionTimeout?: number;
  /** The time for a config that comes after the answer, and for the sign-on to open (asynchronous provisioning); seconds, from 0 to 86400; default: `10`. */
  readyWithin?: number;
  /** The time before strangers try again in the end, so that a service that is honest for a while is noticed; seconds, from 0 to 86400; default: `0`. */
  comeBackAfter?: number;
  /** Tell the target which run calls, in a header X-Assay-Run. */
  identify?: boolean;
  /** HOST:PORT of the stand-in platform; default: a free port of 127.0.0.1. */
  listen?: string;
  /** The address at which the target reaches the stand-in platform. */
  callbackUrl?: string;
  /** The number that bodies are generated from: the same one gives the same bodies; from 0 to 4294967295; default: drawn for each run. */
  seed?: number;
  /** The time for one exchange; milliseconds, from 1 to 3600000; default: `10000`. */
  timeout?: number;
  /** The time for the whole run, cleaning up included; seconds, from 1 to 604800. */
  deadline?: number;
  /** The largest number of requests a second; from 0.01 to 10000. */
  maxRps?: number;
  /** A host besides the target's own that redirects may lead to. */
  allowHost?: string[];
  /** A real browser that opens the panel too; auto: if there is one; default: `auto`. */
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
  /** The requirements to judge: ids, * for any text. */
  only?: string[];
  /** The requirements to leave out. */
  skip?: string[];
  /** Count a warning as a failure. */
  strict?: boolean;
  /** The edition to judge by: its name, next, or a YAML file that describes it; default: the one in force. */
  edition?: string;
  /** A YAML file of known failures, which do not count. */
  baseline?: string;
  /** The folder for report.json and the other reports; default: `assay-report`. */
  out?: string;
  /** Print every note, not only those that point to a risk, and how much of the contract was met. */
  notes?: boolean;
}
