import { createRequire } from 'node:module';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { segment, valueAt } from './pointer.ts';
import { kind, show } from './show.ts';

type Schema =
  | ('baseline' | 'report' | 'platform' | 'fleet' | 'overview' | 'project' | 'client')
  | ('edition' | 'envelope' | 'statement' | 'recording');

/** The first thing in a document that one of our own schemas does not allow, by the validators that were compiled ahead. */
export function schemaProblem(schema: Schema, value: unknown, { isSecret = false } = {}) {
  const validate = (createRequire(import.meta.url)('#specs/generated/validators.cjs') as Record<Schema, ValidateFunction>)[schema];
  if (validate(value)) return undefined;
  // Of several errors the one inside the others says most.
  const [error] = (validate.errors ?? []).toSorted((one, other) => other.instancePath.length - one.instancePath.length);
  if (!error) throw new Error(`${schema}: refused without a reason`);
  return { pointer: pointerOf(error), text: sentence(error, valueAt(value, error.instancePath), isSecret ? kind : show) };
}

const pointerOf = ({ instancePath, keyword, params }: ErrorObject): string =>
  keyword === 'additionalProperties' ? `${instancePath}/${segment(String(params.additionalProperty))}` : instancePath;

function sentence({ instancePath, keyword, message = '', params }: ErrorObject, value: unknown, told: (value: unknown) => string): string {
  const what = instancePath === '' ? '' : `${instancePath}: `;
  switch (keyword) {
    case 'required':
      return `${what}expected ${show(params.missingProperty)}, got nothing`;
    case 'additionalProperties':
      return `${what}expected no ${show(params.additionalProperty)}`;
    case 'type':
      return `${what}expected ${[params.type].flat().join(' or ')}, got ${kind(value)}`;
    case 'enum':
      return `${what}expected ${(params.allowedValues as unknown[]).map((allowed) => show(allowed)).join(' or ')}, got ${told(value)}`;
    case 'format':
      return `${what}expected a ${String(params.format)}, got ${told(value)}`;
    default: {
      const isAddress = keyword === 'pattern' && String(params.pattern).includes('://');
      return `${what}${isAddress ? 'expected an absolute http or https URL' : message}, got ${told(value)}`;
    }
  }
}
