import { message } from '../../engine/contract/contract.ts';
import { ownersAt } from '../../engine/contract/ownership.ts';
import { allowedOf } from '../../engine/documents/environment.ts';
import { type ManifestDocument, manifestSecrets, parseManifest, readPreviousId } from '../../engine/documents/manifest.ts';
import { kind } from '../../engine/documents/show.ts';
import { positionIn } from '../../engine/documents/text.ts';
import { defined, isObject, keys } from '../../engine/documents/values.ts';
import { headerSecrets } from '../../engine/redaction/headers.ts';
import type { NamedSecret } from '../../engine/redaction/redactor.ts';
import type { HeaderList } from '../../engine/wire/http/exchange.ts';
import { isUrl } from '../../engine/wire/url.ts';
import type { PartnerManifest } from '../../fixtures/stand-ins/partner/declared.ts';
import { readBytes } from '../files.ts';
import type { CertifyPlan, PartnerPlan } from '../plan/plan.ts';
import { refuseWeakSecrets } from '../plays/weak-secrets.ts';
import { type AllowedVariables, type Arguments, type Io, UsageError } from '../run.ts';
import { allowedNames } from '../selection/project.ts';

/** Reads the manifest of a command, with the variables that the operator allows, and the id in the manifest of --previous. */
export const loadManifest = (file: string, args: AllowedVariables & Arguments['pushed'], io: Io): ManifestDocument =>
  plannedManifest({ file, variables: allowedNames(args, io, file), ...defined({ previous: args.previous }) }, io);

/** Reads the manifest of a plan. */
export function plannedManifest(
  { file, variables, previous }: Pick<PartnerPlan, 'file' | 'variables' | 'previous'>,
  io: Io,
): ManifestDocument {
  const previousId = previous === undefined ? undefined : readPreviousId(previous, readBytes(previous, io));
  return parseManifest(file, readBytes(file, io), allowedOf(io.env, variables), previousId);
}

/** What a run knows of a partner before anything is sent. */
export interface Partner {
  document: ManifestDocument;
  secrets: NamedSecret[];
  /** The requirement that fails first, of those about the parts that every call needs: without them only the manifest is judged. */
  unusable: string | undefined;
}

/** Reads a partner's manifest for a run; refuses secrets that a report could not hide. */
export function readPartner({ target, network }: Pick<CertifyPlan, 'target' | 'network'>, io: Io): Partner {
  const document = plannedManifest(target, io);
  const published = publishedIn(document, target);
  const unusable = unusablePart(document, target.environment);
  if (!unusable) refuseWeakSecrets(target.file, manifestSecrets(document.object.api), published, target.allowsWeakSecrets);
  return { document, secrets: unpublishedSecrets(document, published, network.headers), unusable };
}

function unusablePart(document: ManifestDocument, environment: string): string | undefined {
  if (!isObject(document.json.value)) return 'manifest/is-a-json-object';
  const needed = ['/id', '/api/password', '/api/sso_salt', `/api/${environment}/base_url`, `/api/${environment}/sso_url`];
  const pointer = needed.find((one) => !isUsable(document.value(one), one));
  if (pointer === undefined) return undefined;
  const place = keys(pointer).flatMap((key) => ['properties', key]);
  return ownersAt(message('manifest'), place, 'required')[0] ?? pointer;
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

function publishedIn(document: ManifestDocument, { baseUrl, ssoUrl }: Pick<PartnerPlan, 'baseUrl' | 'ssoUrl'> = {}): string[] {
  const addresses = ['test', 'production'].flatMap((name) => ['base_url', 'sso_url'].map((url) => document.value(`/api/${name}/${url}`)));
  return [document.object.id, ...addresses, baseUrl?.url, ssoUrl?.url].filter((value) => typeof value === 'string');
}

/** The secrets of the manifest and of the headers that the user adds; a value that is part of an address is not secret. */
export const registeredSecrets = (document: ManifestDocument): NamedSecret[] => unpublishedSecrets(document, publishedIn(document));

function unpublishedSecrets(document: ManifestDocument, published: readonly string[], headers: HeaderList = []): NamedSecret[] {
  const secrets = [...manifestSecrets(document.object.api), ...headerSecrets(headers)];
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
