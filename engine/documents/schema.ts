import { createRequire } from 'node:module';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { kind, show } from './show.ts';
import { segment, valueAt } from './values.ts';

type Schema =
  | ('baseline' | 'report' | 'platform' | 'fleet' | 'overview' | 'project' | 'client')
  | ('edition' | 'envelope' | 'statement' | 'recording');

/** The first error that the validator of one of our own schemas finds; validators are compiled at build time. */
export function schemaProblem(schema: Schema, value: unknown, { isSecret = false } = {}) {
  const validate = (createRequire(import.meta.url)('#specs/generated/validators.cjs') as Record<Schema, ValidateFunction>)[schema];
  if (validate(value)) return undefined;
  // Of several errors, the one at the deepest place is the most precise.
  const [error] = (validate.errors ?? []).toSorted((one, other) => other.instancePath.length - one.instancePath.length);
  if (!error) throw new Error(`${schema}: refused without a reason`);
  return problemOf(error, value, isSecret ? kind : show);
}

/** The place of an error that a validator found in a value, and what is wrong there. */
export function problemOf(error: ErrorObject, value: unknown, shown = show) {
  const { instancePath, keyword, params } = error;
  const pointer = keyword === 'additionalProperties' ? `${instancePath}/${segment(String(params.additionalProperty))}` : instancePath;
  return { pointer, text: sentence(error, valueAt(value, instancePath), shown) };
}

function sentence({ instancePath, keyword, message = '', params }: ErrorObject, value: unknown, shown: typeof show): string {
  const what = instancePath === '' ? '' : `${instancePath}: `;
  switch (keyword) {
    case 'required':
      return `${what}expected ${show(params.missingProperty)}, got nothing`;
    case 'additionalProperties':
      return `${what}unknown key ${show(params.additionalProperty)}`;
    case 'type':
      return `${what}expected ${[params.type].flat().join(' or ')}, got ${kind(value)}`;
    case 'enum':
      return `${what}expected ${(params.allowedValues as unknown[]).map((allowed) => show(allowed)).join(' or ')}, got ${shown(value)}`;
    case 'format':
      return `${what}expected a ${String(params.format)}, got ${shown(value)}`;
    default: {
      const isAddress = keyword === 'pattern' && String(params.pattern).includes('://');
      return `${what}${isAddress ? 'expected an absolute http or https URL' : message}, got ${shown(value)}`;
    }
  }
}
