import { resolve } from 'node:path';
import { type ManifestDocument, parseManifest, readPreviousId } from '../../engine/documents/manifest.ts';
import { readDocument } from '../../engine/documents/read.ts';
import { manifestSecrets } from '../../engine/documents/secrets.ts';
import type { NamedSecret } from '../../engine/redaction/scan.ts';
import type { Io } from '../io.ts';

/** The manifest of a command, and of the push before it. */
export function loadManifest(file: string, previous: string | undefined, io: Io): ManifestDocument {
  const read = (name: string) => readDocument(name, resolve(io.cwd, name));
  const previousId = previous === undefined ? undefined : readPreviousId(previous, read(previous), io.env);
  return parseManifest(file, read(file), io.env, previousId);
}

interface Sent {
  header?: string[] | undefined;
  'base-url'?: string | undefined;
  'sso-url'?: string | undefined;
}

/** What may not leave: the secrets of the manifest and the headers that the user sends along; what an address shows is no secret. */
export function registeredSecrets(document: ManifestDocument, sent: Sent = {}): NamedSecret[] {
  const addresses = ['test', 'production'].flatMap((name) => ['base_url', 'sso_url'].map((url) => document.value(`/api/${name}/${url}`)));
  const published = [document.object.id, ...addresses, sent['base-url'], sent['sso-url']].filter((value) => typeof value === 'string');
  const headers = (sent.header ?? []).map((text) => ({ name: text.replace(/:.*/s, ''), value: text.replace(/^[^:]*:/, '').trim() }));
  return [...manifestSecrets(document.object.api), ...headers].filter(({ value }) => !published.some((text) => text.includes(value)));
}
