import { allowedOf } from '../../engine/documents/environment.ts';
import { type ManifestDocument, parseManifest, readPreviousId } from '../../engine/documents/manifest.ts';
import { manifestSecrets } from '../../engine/documents/secrets.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import { headerSecrets } from '../../engine/redaction/headers.ts';
import type { NamedSecret } from '../../engine/redaction/scan.ts';
import { isUrl } from '../../engine/wire/url.ts';
import type { PartnerManifest } from '../../fixtures/stand-ins/partner/declared.ts';
import type { AllowedVariables, Arguments, LiveArguments } from '../arguments.ts';
import { readBytes } from '../files.ts';
import type { Io } from '../io.ts';
import { sentHeaders } from '../live/headers.ts';
import { allowedNames } from '../selection/project.ts';

/** The manifest of a command, with the variables that the operator allows it, and of the push before it. */
export function loadManifest(file: string, args: AllowedVariables & Arguments['pushed'], io: Io): ManifestDocument {
  const { previous } = args;
  const previousId = previous === undefined ? undefined : readPreviousId(previous, readBytes(previous, io));
  return parseManifest(file, readBytes(file, io), allowedOf(io.env, allowedNames(args, io, file)), previousId);
}

type Sent = Pick<LiveArguments, 'header' | 'base-url' | 'sso-url'>;

export function publishedIn(document: ManifestDocument, sent: Sent = {}): string[] {
  const addresses = ['test', 'production'].flatMap((name) => ['base_url', 'sso_url'].map((url) => document.value(`/api/${name}/${url}`)));
  return [document.object.id, ...addresses, sent['base-url'], sent['sso-url']].filter((value) => typeof value === 'string');
}

/** What may not leave: the secrets of the manifest and the headers that the user sends along; what an address shows is no secret. */
export function registeredSecrets(document: ManifestDocument, sent: Sent = {}): NamedSecret[] {
  const published = publishedIn(document, sent);
  const secrets = [...manifestSecrets(document.object.api), ...headerSecrets(sentHeaders(sent.header))];
  return secrets.filter(({ value }) => !published.some((text) => text.includes(value)));
}

/** What a partner is known by; a manifest to act by, not one under test: what it lacks is the user's to fix. */
export function partnerManifest(document: ManifestDocument, purpose: string): PartnerManifest {
  const config_vars = document.value('/api/config_vars');
  return {
    id: textAt(document, '/id', purpose),
    password: textAt(document, '/api/password', purpose),
    sso_salt: textAt(document, '/api/sso_salt', purpose),
    config_vars: Array.isArray(config_vars) ? config_vars.filter((name) => typeof name === 'string') : [],
  };
}

/** Whether a text is there, and is an address of the web where the name of its field ends in `_url`. */
export function isUsable(value: unknown, pointer: string): value is string {
  if (typeof value !== 'string' || value === '') return false;
  return !pointer.endsWith('_url') || (/^https?:\/\/\S+$/i.test(value) && isUrl(value));
}

export function textAt(document: ManifestDocument, pointer: string, purpose: string): string {
  const value = document.value(pointer);
  if (isUsable(value, pointer)) return value;
  throw new UsageError(`${document.json.file}: no ${pointer.slice(1).replaceAll('/', '.')} to ${purpose} with; assay check says more`);
}
