import { manifestSecrets } from '../../engine/documents/manifest.ts';
import type { FactsOf, Label } from '../../engine/recording/recording.ts';
import type { NamedSecret } from '../../engine/redaction/redactor.ts';
import type { DeclaredUrls, PartnerManifest } from '../../fixtures/stand-ins/partner/declared.ts';

export interface ClientSecrets {
  consumerKey: string;
  consumerSecret: string;
  token?: string | undefined;
  tokenSecret?: string | undefined;
}

/** Whose traffic it is, and what the recording contains. */
export interface TrafficOwner {
  /** The partner's manifest; without it, nothing that needs its secrets is judged. */
  manifest?: PartnerManifest;
  /** Where the partner is called; if empty, its calls are recognised by their shape. */
  addresses: DeclaredUrls[];
  /** The platform's address; without it, the add-on information API is recognised by its path, the rest of the API is not. */
  apiUrl?: string;
  bridgeUrl?: string;
  /** Without it, no signature of a client is verified. */
  client?: ClientSecrets;
  /** Everything goes to one target: only the paths of addresses are compared. */
  isOneTarget: boolean;
  /** Whether the recording keeps credentials, and cookies, that were sent. */
  hasCredentials: boolean;
  hasCookies: boolean;
  resources: readonly string[];
  plans: readonly string[];
  /** Headers that look like secrets, and are none. */
  shownHeaders: readonly string[];
}

export const knowsCallers = ({ manifest, hasCredentials }: TrafficOwner): boolean => manifest !== undefined && hasCredentials;

export const secretsKnown = ({ manifest, client }: Pick<TrafficOwner, 'manifest' | 'client'>): NamedSecret[] => [
  ...(manifest ? manifestSecrets(manifest) : []),
  ...[client?.consumerSecret, client?.tokenSecret].flatMap((value) => (value ? [{ name: 'secret', value }] : [])),
];

export type TrafficFact = FactsOf<Label> & { label: Label };

export type TrafficSide = 'provider' | 'platform' | 'client';

export interface TrafficFacts extends Partial<Record<TrafficSide, TrafficFact[]>> {
  /** Ids in the exchange, which are not secret. */
  published?: string[];
  /** The answer is a page of a user: it is not kept. */
  isPage?: true;
}
