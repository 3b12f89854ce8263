import { createRequire } from 'node:module';
import { LineCounter, parseDocument } from 'yaml';
import { UsageError } from '../usage-error.ts';
import { fillIn } from './environment.ts';
import { keys } from './pointer.ts';

type Environment = Record<string, string | undefined>;

interface SchemaError {
  keyword: string;
  instancePath: string;
  message?: string;
  params: Record<string, unknown>;
}

interface Validate {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}

/** A YAML or JSON file that a user wrote for us: what is wrong with it is said with line and column. */
export function parseConfiguration<T>(file: string, bytes: Uint8Array, env: Environment, schema: 'platform' | 'fleet'): T {
  const counter = new LineCounter();
  const text = decoded(file, bytes);
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, strict: true, uniqueKeys: true });
  const fail = (offset: number, what: string): never => {
    const { line, col } = counter.linePos(offset);
    throw new UsageError(`${file}:${line}:${col}: ${what}`);
  };
  const [broken] = document.errors;
  if (broken) fail(broken.pos[0], broken.message);
  const at = (pointer: string): number => {
    const path = keys(pointer);
    for (let length = path.length; length >= 0; length--) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length).map(asIndex), true);
      const offset = (node as { range?: [number, number, number] } | null | undefined)?.range?.[0];
      if (offset !== undefined) return offset;
    }
    return 0;
  };
  const { value, unset } = fillIn(plain(document, file), env);
  const [missing] = unset;
  if (missing) fail(at(missing.pointer), `\${${missing.name}} is not set in the environment; set ${missing.name} and try again`);
  const validate = (createRequire(import.meta.url)('#specs/generated/validators.cjs') as Record<string, Validate>)[schema];
  if (!validate) throw new Error(`there is no schema ${schema}`);
  if (!validate(value)) {
    const error = firstOf(validate.errors ?? []);
    fail(at(error.instancePath + extraKey(error)), inWords(error));
  }
  return value as T;
}

function decoded(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${file}: is not UTF-8 text`);
  }
}

function plain(document: ReturnType<typeof parseDocument>, file: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const asIndex = (key: string): string | number => (/^\d+$/.test(key) ? Number(key) : key);

/** The deepest error says most. */
const firstOf = (errors: SchemaError[]): SchemaError =>
  errors.reduce((deepest, error) => (error.instancePath.length > deepest.instancePath.length ? error : deepest), errors[0] as SchemaError);

const extraKey = ({ keyword, params }: SchemaError): string =>
  keyword === 'additionalProperties' ? `/${String(params.additionalProperty).replaceAll('~', '~0').replaceAll('/', '~1')}` : '';

function inWords({ keyword, instancePath, message = 'is wrong', params }: SchemaError): string {
  const name = keys(instancePath).join('.') || 'the file';
  if (keyword === 'additionalProperties') return `${name} has an unknown key "${params.additionalProperty}"`;
  if (keyword === 'required') return `${name} needs "${params.missingProperty}"`;
  if (keyword === 'enum') return `${name} has to be one of ${(params.allowedValues as unknown[]).join(', ')}`;
  if (keyword === 'pattern' && String(params.pattern).includes('://')) return `${name} has to be an absolute http or https URL`;
  return `${name} ${message}`;
}
