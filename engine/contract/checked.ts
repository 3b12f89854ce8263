import { createHash } from 'node:crypto';
import { UsageError } from '../documents/usage-error.ts';
import { isObject, segment } from '../documents/values.ts';
import { absentFields } from './absent-fields.ts';
import { compiledContract } from './ajv.ts';
import type { Contract } from './contract.ts';
import { type DocumentName, documentNames } from './documents.ts';
import { objectsIn } from './nodes.ts';
import { placedIn, placedOperations } from './operation-places.ts';
import { allNames, type ReadDocuments } from './read.ts';
import { type Unfillable, unfillable } from './unfillable.ts';
import { unsupported } from './unsupported.ts';
import { signatureWords } from './value-words.ts';
import { wrongValues } from './values.ts';

/** Compiles the documents of a contract; what Assay cannot follow is refused with its place. */
export function checkedContract(read: ReadDocuments, refuse: (problems: readonly string[]) => void = refuseFirst): Contract {
  const broken = brokenParts(read);
  refuse(broken.length > 0 ? broken : [...wrongValues(read), ...unsupported(read)]);
  const own = compiled(read);
  refuse([...unfitSignature(read), ...absentFields(read, own), ...unfillable(own).map((one) => unfillableAt(read, one))]);
  return own;
}

function refuseFirst([problem]: readonly string[]): void {
  if (problem !== undefined) throw new UsageError(problem);
}

function compiled(read: ReadDocuments): Contract {
  try {
    return compiledContract(read.documents);
  } catch (error) {
    throw placedError(read, error);
  }
}

/** What a document of a contract has to have and lacks, with its place. */
function brokenParts({ documents, locate }: ReadDocuments): string[] {
  return documentNames.flatMap((name) => {
    const { paths, servers } = (documents[name] ?? {}) as { paths?: unknown; servers?: unknown };
    if (!isObject(paths)) return [`${locate(name, '/paths')}: expected an OpenAPI document with paths`];
    if (!Array.isArray(servers)) return [`${locate(name, '/servers')}: expected a list of servers`];
    return placedOperations(documents, name).flatMap(({ operation, pointer }) => {
      if (typeof operation?.operationId !== 'string') return [`${locate(name, pointer)}: an operation needs an operationId`];
      return isObject(operation.responses) ? [] : [`${locate(name, pointer)}: ${operation.operationId} needs responses`];
    });
  });
}

/** Fields of a sign-on that no example decides. */
const computedAs: Record<string, string> = { timestamp: 'the time in milliseconds', signature: 'a digest, by specs/values/sign-on.yaml' };

/** A parameter or a field of a request that Assay cannot fill in, with its place. */
function unfillableAt(read: ReadDocuments, { operation, part, field, keyword }: Unfillable): string {
  const isField = (object: Record<string, unknown>, pointer: string) =>
    part === 'content'
      ? pointer.endsWith(`/properties/${segment(field ?? '')}`)
      : String(object.name).toLowerCase() === field?.toLowerCase();
  const at = placedIn(read, operation, ({ object, pointer }) => (field !== undefined && isField(object, pointer) ? pointer : undefined));
  const computed = operation === 'signOn' && part === 'content' ? computedAs[field ?? ''] : undefined;
  return computed !== undefined
    ? `${at}: Assay computes ${field} itself (${computed}), and it does not fit "${keyword}"`
    : `${at}: Assay finds no ${field ?? 'body'} that fits "${keyword}"; add a const, default or example that does`;
}

/** A signature that proves nothing, or one whose pattern no digest fits, so that every platform would fail. */
function unfitSignature({ documents, locate }: ReadDocuments): string[] {
  const { hash, encoding, parts } = documents['sign-on'].signature;
  if (!parts.includes('sso_salt')) return [`${locate('sign-on', '/signature/parts')}: without sso_salt, anybody can make a signature`];
  const digest = createHash(hash).digest(encoding);
  return [...objectsIn(documents.sso)]
    .filter(
      ({ object, pointer }) => pointer.endsWith('/properties/signature') && !new RegExp(String(object.pattern ?? ''), 'u').test(digest),
    )
    .map(
      ({ pointer }) =>
        `${locate('sso', `${pointer}/pattern`)}: no ${signatureWords(documents['sign-on']).digest} fits; change the pattern, or specs/values/sign-on.yaml`,
    );
}

/** Adds to a compile error the place that it is about: a reference, or an operation. */
function placedError({ documents, locate }: ReadDocuments, error: unknown): UsageError {
  const text = error instanceof Error ? error.message : String(error);
  const [, reference] = /^"([^"]+)" /.exec(text) ?? [];
  const [operationId = ''] = text.split(' ', 1);
  const placesIn = (name: (typeof allNames)[number]): string[] => {
    if (reference !== undefined)
      return [...objectsIn(documents[name])].flatMap(({ object, pointer }) => (object.$ref === reference ? [`${pointer}/$ref`] : []));
    if (name === 'manifest') return text.startsWith('manifest: ') ? [''] : [];
    return placedOperations(documents, name as DocumentName).flatMap(({ operation, pointer }) =>
      operation.operationId === operationId ? [pointer] : [],
    );
  };
  const [, unknown] = /unknown (?:keyword: |format )"([^"]+)"/.exec(text) ?? [];
  const isWord = (object: Record<string, unknown>) =>
    unknown !== undefined && (Object.hasOwn(object, unknown) || object.format === unknown);
  const words = allNames.flatMap((name) =>
    [...objectsIn(documents[name])].flatMap(({ object, pointer }) =>
      isWord(object) ? [locate(name, `${pointer}/${object.format === unknown ? 'format' : segment(unknown ?? '')}`)] : [],
    ),
  );
  const [place] = [...words, ...allNames.flatMap((name) => placesIn(name).map((pointer) => locate(name, pointer)))];
  return new UsageError(`${place ?? 'the contract cannot be compiled'}: ${text}`);
}
