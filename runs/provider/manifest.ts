import { resolve } from 'node:path';
import { allowedOf } from '../../engine/documents/environment.ts';
import { type ManifestDocument, parseManifest, readPreviousId } from '../../engine/documents/manifest.ts';
import { readDocument } from '../../engine/documents/read.ts';
import { manifestSecrets } from '../../engine/documents/secrets.ts';
import { headerSecrets } from '../../engine/redaction/headers.ts';
import type { NamedSecret } from '../../engine/redaction/scan.ts';
import type { AllowedVariables } from '../arguments.ts';
import type { Io } from '../io.ts';
import { sentHeaders } from '../live/headers.ts';
import { allowedNames } from '../selection/allowed-names.ts';

/** The manifest of a command, with the variables that the operator allows it, and of the push before it. */
export function loadManifest(file: string, args: AllowedVariables & { previous?: string | undefined }, io: Io): ManifestDocument {
  const { previous } = args;
  const read = (name: string) => readDocument(name, resolve(io.cwd, name));
  const previousId = previous === undefined ? undefined : readPreviousId(previous, read(previous));
  return parseManifest(file, read(file), allowedOf(io.env, allowedNames(args, io, file)), previousId);
}

interface Sent {
  header?: string[] | undefined;
  'base-url'?: string | undefined;
  'sso-url'?: string | undefined;
}

/** What everybody may see: the id and the addresses. */
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
