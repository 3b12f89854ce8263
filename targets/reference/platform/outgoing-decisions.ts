import type { Pair } from './encoding.ts';
import type { Endpoints, Manifest } from './manifest.ts';
import type { Addon, Check, Config, Environment, Organisation, PartnerAnswer, Reply, SignedFields, Stored, User } from './records.ts';

export interface ClientDecisions {
  outgoingFraming: 'length' | 'chunked';
  outgoingHeaders: (method: string) => Record<string, string>;
  /** How to write a header name, given in lower case. */
  outgoingHeaderName: (name: string) => string;
  userAgent: string | undefined;
}

export interface ProvisioningDecisions {
  makesAddonId: () => string;
  endpoints: (provider: Manifest, stored: Stored) => Endpoints;
  outgoingAuthorization: (provider: Manifest, method: string) => string | undefined;
  provisioningMethod: string;
  provisioningUrl: (endpoints: Endpoints, provider: Manifest) => string;
  sentAddonId: (addon: Addon) => unknown;
  sentOwnerId: (owner: Organisation, user: User) => unknown;
  sentOwnerName: (owner: Organisation, user: User) => unknown;
  sentUserId: (user: User, owner: Organisation) => unknown;
  sentPlan: (plan: string) => unknown;
  sentRegion: unknown;
  sentCallbackUrl: (address: string, addon: Addon) => unknown;
  sentOptions: unknown;
  provisioningBody: (fields: Record<string, unknown>) => unknown;
  writesProvisioning: (body: unknown) => string;
  provisioningType: string | undefined;
  /** Whether the request is sent again; a first success still counts. */
  repeatsProvisioning: (reply: Reply | undefined, attempt: number) => boolean;
  isProvisioned: (status: number) => boolean;
  readsAnswer: (reply: Reply) => unknown;
  /** Why the partner's answer is not acceptable. */
  objectsToAnswer: (answer: PartnerAnswer, provider: Manifest) => string | undefined;
  resourceIdOf: (answer: PartnerAnswer, addon: Addon) => string;
  configOf: (answer: PartnerAnswer, provider: Manifest) => Config;
  /** Makes an add-on visible. */
  published: (addon: Addon) => void;
  failed: (addon: Addon) => void;
}

export interface DeprovisioningDecisions {
  /** Whether the partner is asked at all. */
  deprovisions: (addon: Addon) => boolean;
  deprovisioningMethod: string;
  /** The id of the resource that the partner is asked to delete. */
  deletedId: (addon: Addon) => string;
  encodesSegment: (id: string) => string;
  deprovisioningUrl: (baseUrl: string, segment: string, provider: Manifest) => string;
  deprovisioningBody: string | undefined;
  deprovisioningHeaders: Record<string, string>;
  repeatsDeprovisioning: (reply: Reply | undefined, attempt: number) => boolean;
  isDeprovisioned: (reply: Reply | undefined) => boolean;
  /** The add-ons that are removed when one is deleted, and what happens to one whose deletion was refused. */
  forgotten: (addon: Addon, stored: Stored) => void;
  kept: (addon: Addon, triesAgain: () => Promise<unknown>) => void;
}

export interface SignOnDecisions {
  ssoMethod: string;
  ssoUrl: (endpoints: Endpoints, provider: Manifest) => string;
  ssoId: (addon: Addon) => string;
  ssoTimestamp: (now: number, addon: Addon) => string;
  navData: string;
  ssoEmail: (user: User, addon: Addon) => string;
  ssoUserId: (user: User, addon: Addon) => string;
  ssoSalt: (provider: Manifest) => string;
  signsForm: (fields: SignedFields, salt: string) => string;
  ssoDigest: (text: string, salt: string) => string;
  /** Additional fields of the form, for partners that still check the older token. */
  ssoExtras: (fields: SignedFields, salt: string, user: User) => Pair[];
  ssoForm: (fields: Pair[]) => Pair[];
  encodesForm: (fields: Pair[]) => string;
  ssoType: string;
  ssoHeaders: Record<string, string>;
  /** Whether the user's browser sends the form at all. */
  opensDashboard: (addon: Addon) => boolean;
}

export interface DeploymentDecisions {
  plainPaths: (env: Environment) => string[];
  numberedPaths: (env: Environment) => string[];
  joinsPaths: (plain: string[], numbered: string[]) => string[];
  defaultPaths: string[];
  /** The paths in the order in which they are requested. */
  ordersPaths: (paths: string[]) => string[];
  targetOf: (path: string) => string;
  /** Paths that are requested before the checks; their answers do not count. */
  warmUpPaths: string[];
  healthMethods: string[];
  healthHeaders: Record<string, string>;
  /** Milliseconds to wait for an answer, given how long the slowest one took so far. */
  healthLimit: (slowest: number | undefined) => number;
  repeatsCheck: (check: Check, attempt: number) => boolean;
  /** The address that a check follows; undefined to take the status as it is. */
  followsCheck: (status: number, location: string | undefined) => string | undefined;
  /** An address that is requested after an answer; its own answer does not count. */
  asksToo: (location: string | undefined) => string | undefined;
  isParallel: boolean;
  isHealthy: (check: Check) => boolean;
  goesOn: (check: Check, isHealthy: boolean) => boolean;
  isDeployed: (checks: Check[], failures: Check[]) => boolean;
  logsBefore: string[];
  logsResponse: (check: Check) => string[];
  failureHeading: string;
  listsFailures: (failures: Check[], checks: Check[]) => Check[];
  logsFailure: (check: Check) => string;
  logsHint: string[];
  logsAfter: (isDeployed: boolean) => string[];
  logLine: (line: string, index: number) => string;
}
