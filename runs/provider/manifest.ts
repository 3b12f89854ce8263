import { allowedOf } from '../../engine/documents/environment.ts';
import { type ManifestDocument, manifestSecrets, parseManifest, readPreviousId } from '../../engine/documents/manifest.ts';
import { kind } from '../../engine/documents/show.ts';
import { positionIn } from '../../engine/documents/text.ts';
import { isObject } from '../../engine/documents/values.ts';
import { headerSecrets } from '../../engine/redaction/headers.ts';
import type { NamedSecret } from '../../engine/redaction/redactor.ts';
import { isUrl } from '../../engine/wire/url.ts';
import type { PartnerManifest } from '../../fixtures/stand-ins/partner/declared.ts';
import { readBytes } from '../files.ts';
import { sentHeaders } from '../plays/headers.ts';
import { type AllowedVariables, type Arguments, type Io, type LiveArguments, UsageError } from '../run.ts';
import { allowedNames } from '../selection/project.ts';

/** Reads the manifest of a command, with the variables that the operator allows, and the id in the manifest of --previous. */
export function loadManifest(file: string, args: AllowedVariables & Arguments['pushed'], io: Io): ManifestDocument {
  const { previous } = args;
  const previousId = previous === undefined ? undefined : readPreviousId(previous, readBytes(previous, io));
  return parseManifest(file, readBytes(file, io), allowedOf(io.env, allowedNames(args, io, file)), previousId);
}

/** Reads a manifest that a command uses and does not test: one without a JSON object is a UsageError. */
export function usedManifest(file: string, args: AllowedVariables, io: Io): ManifestDocument {
  const document = loadManifest(file, { 'allow-env': args['allow-env'], project: args.project }, io);
  const { problem, value, locate } = document.json;
  if (isObject(value)) return document;
  throw new UsageError(
    `${positionIn(file, problem?.position ?? locate(''))}: expected a manifest as one JSON object, got ${problem?.got ?? kind(value)}`,
  );
}

type Sent = Pick<LiveArguments, 'header' | 'base-url' | 'sso-url'>;

export function publishedIn(document: ManifestDocument, sent: Sent = {}): string[] {
  const addresses = ['test', 'production'].flatMap((name) => ['base_url', 'sso_url'].map((url) => document.value(`/api/${name}/${url}`)));
  return [document.object.id, ...addresses, sent['base-url'], sent['sso-url']].filter((value) => typeof value === 'string');
}

/** The secrets of the manifest and of the headers that the user adds; a value that is part of an address is not secret. */
export function registeredSecrets(document: ManifestDocument, sent: Sent = {}): NamedSecret[] {
  const published = publishedIn(document, sent);
  const secrets = [...manifestSecrets(document.object.api), ...headerSecrets(sentHeaders(sent.header))];
  return secrets.filter(({ value }) => !published.some((text) => text.includes(value)));
}

/** The identity of a partner. The manifest is used here, not tested: a missing field is a UsageError. */
export function partnerManifest(document: ManifestDocument, purpose: string): PartnerManifest {
  const config_vars = document.value('/api/config_vars');
  return {
    id: textAt(document, '/id', purpose),
    password: textAt(document, '/api/password', purpose),
    sso_salt: textAt(document, '/api/sso_salt', purpose),
    config_vars: Array.isArray(config_vars) ? config_vars.filter((name) => typeof name === 'string') : [],
  };
}

/** Whether a value is a text that is not empty, and an http URL if the name of its field ends in `_url`. */
export function isUsable(value: unknown, pointer: string): value is string {
  if (typeof value !== 'string' || value === '') return false;
  return !pointer.endsWith('_url') || (/^https?:\/\/\S+$/i.test(value) && isUrl(value));
}

export function textAt(document: ManifestDocument, pointer: string, purpose: string): string {
  const value = document.value(pointer);
  if (isUsable(value, pointer)) return value;
  throw new UsageError(`${document.json.file}: no ${pointer.slice(1).replaceAll('/', '.')} to ${purpose} with; assay check says more`);
}
