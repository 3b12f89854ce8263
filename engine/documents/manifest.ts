import { defined } from './defined.ts';
import { type Environment, fillIn, type Unset } from './environment.ts';
import { parseJson } from './json.ts';
import { valueAt } from './pointer.ts';
import { isManifestSecret } from './secrets.ts';
import { jsonIn, positionIn } from './text.ts';
import { UsageError } from './usage-error.ts';

/** A manifest as it was written, for rules to judge and problems to point into. */
export type ManifestDocument = ReturnType<typeof parseManifest>;

/** Reads a manifest. It is somebody else's file: it takes nothing but the variables in `allowed`, and those for its secrets only. */
export function parseManifest(file: string, bytes: Uint8Array, allowed: Environment, previousId?: string) {
  const json = parseJson(file, bytes);
  const { value, unset } = fillIn(json.value, allowed, isManifestSecret);
  const [first] = unset;
  if (first) throw new UsageError(`${positionIn(file, json.locate(first.pointer))}: ${whyUnset(first, allowed)}`);
  const object = isObject(value) ? value : {};
  return {
    json,
    /** Variables of its secrets filled in; empty when the file holds no object. */
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
    : `the manifest asks for the variable ${name}, which is not allowed; allow it with --env ${name}, or with env: [${name}] in assay.yaml, in platform.yaml, or for its target in targets.yaml`;
}

/** The id of a manifest that is not under test: what is wrong with it is the user's to fix. */
export function readPreviousId(file: string, bytes: Uint8Array): string {
  const id = valueAt(parseJson(file, bytes).value, '/id');
  if (typeof id !== 'string') throw new UsageError(`${file}: expected the manifest pushed before, got a file without an "id"`);
  return id;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in a JSON text; undefined where it holds something else, or is no JSON. */
export function jsonObject(text: string | undefined): Record<string, unknown> | undefined {
  const value = jsonIn(text);
  return isObject(value) ? value : undefined;
}
