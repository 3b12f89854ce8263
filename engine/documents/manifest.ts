import { type Environment, fillIn, type Unset } from './environment.ts';
import { parseJson } from './json.ts';
import { positionIn } from './text.ts';
import { UsageError } from './usage-error.ts';
import { defined, isObject, valueAt } from './values.ts';

/** The secret fields in `api` of a manifest. */
const secretFields = ['password', 'sso_salt'];

export function manifestSecrets(api: unknown): { name: string; value: string }[] {
  return secretFields.map((name) => ({ name, value: String(valueAt(api, `/${name}`) ?? '') }));
}

export const isManifestSecret = (pointer: string): boolean => secretFields.some((name) => pointer === `/api/${name}`);

/** A parsed manifest with the positions of its values, so that a problem can name line and column. */
export type ManifestDocument = ReturnType<typeof parseManifest>;

/** Reads a manifest. It is somebody else's file, so it may use only the variables in `allowed`, and only for its secrets. */
export function parseManifest(file: string, bytes: Uint8Array, allowed: Environment, previousId?: string) {
  const json = parseJson(file, bytes);
  const { value, unset } = fillIn(json.value, allowed, isManifestSecret);
  const [first] = unset;
  if (first) throw new UsageError(`${positionIn(file, json.locate(first.pointer))}: ${whyUnset(first, allowed)}`);
  const object = isObject(value) ? value : {};
  return {
    json,
    /** With the variables of its secrets filled in; empty if the file does not contain an object. */
    object,
    ...defined({ previousId }),
    value: (pointer: string) => valueAt(object, pointer),
    locate: json.locate,
  };
}

/** Why a variable that a manifest asks for was not filled in, and what to do. */
function whyUnset({ name, pointer }: Unset, allowed: Environment): string {
  if (!isManifestSecret(pointer))
    return `\${${name}} cannot be used here: a manifest takes variables in api.password and api.sso_salt only; write the value itself`;
  return Object.hasOwn(allowed, name)
    ? `\${${name}} is not set in the environment; set ${name} and try again`
    : `the manifest asks for the variable ${name}, which is not allowed; allow it with --allow-env ${name}, or with env: [${name}] in assay.yaml, in platform.yaml, or for its target in targets.yaml`;
}

/** The id of the manifest that was pushed before. It is not under test, so a problem with it is a usage error. */
export function readPreviousId(file: string, bytes: Uint8Array): string {
  const id = valueAt(parseJson(file, bytes).value, '/id');
  if (typeof id !== 'string') throw new UsageError(`${file}: expected the manifest pushed before, got a file without an "id"`);
  return id;
}
