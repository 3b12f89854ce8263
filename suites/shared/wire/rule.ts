import type { Requirement } from '../../../engine/catalogue/catalogue.ts';
import { message, violationsOf } from '../../../engine/contract/contract.ts';
import { isCalled, labelsFor } from '../../../engine/contract/label-operations.ts';
import { schemaAt, type Violation } from '../../../engine/contract/ownership.ts';
import { isOptional, namedBy, type Place, placesOf, valuesAt } from '../../../engine/contract/places.ts';
import { codeOf, expectedWords, foundAt, limitOf } from '../../../engine/contract/words.ts';
import { isManifestSecret } from '../../../engine/documents/manifest.ts';
import { UsageError } from '../../../engine/documents/usage-error.ts';
import { keys, valueAt } from '../../../engine/documents/values.ts';
import { isLabel, type Label } from '../../../engine/recording/recording.ts';
import type { RequirementId } from '../../../specs/generated/ids.ts';
import { letThrough } from '../add-ons.ts';
import {
  type Answered,
  type DocumentPlace,
  isSuccess,
  kind,
  type NoVerdict,
  notApplicable,
  type ProblemOf,
  type Rule,
  ruleOfRow,
  type Stated,
  show,
  untested,
} from '../rule.ts';
import { answersByDocuments } from './answers.ts';
import { kindOf, ownRequestsByDocuments, requestsByDocuments } from './requests.ts';

export function wireRule(requirement: RequirementId, { reads, after, control, only = {} }: NonNullable<Requirement['documents']>): Rule {
  const places = placesOf(requirement);
  const [first] = places;
  if (!first) throw new Error(`${requirement} is judged by the documents, but no document has a place for it`);
  // A place around it is in the same message: what is wrong there in a message that this rule does not read says nothing about it.
  const common = {
    requirement,
    isGrouped: true,
    isUncalled: first.message !== 'manifest' && !places.some((place) => isCalled(place.message.split(' ', 1)[0] ?? '')),
    after: after ?? above(requirement, first),
    isBlockedInOwn: reads !== undefined && after === undefined,
  };
  if (first.message === 'manifest')
    return ruleOfRow({ ...common, isGrouped: false, reads: 'manifest', check: (_, { object }) => manifestByDocument(requirement, object) });
  const labels = reads?.map((name) => labelIn(requirement, name)) ?? [...new Set(places.flatMap(labelsOf))];
  const [operation = '', part] = first.message.split(' ');
  // A call that fails only if it is accepted may be refused in any way; what else is read has requirements of its own.
  const needsAnswers = reads ? labels.filter((label) => only[label] === undefined) : [];
  const request = part === 'request' ? kindOf(operation) : undefined;
  if (request)
    return ruleOfRow({ ...common, reads: labels, evenUnanswered: true, check: (seen) => requestsByDocuments(requirement, request, seen) });
  if (part === 'request' && common.isUncalled)
    return ruleOfRow({ ...common, reads: labels, evenUnanswered: true, check: (seen) => ownRequestsByDocuments(requirement, seen) });
  /** A call that is accepted counts for the requirement about its credentials; without a family, for each that reads it. */
  const isOwn = (family: string | undefined) => family === undefined || labels.some((label) => label.endsWith(`/${family}`));
  const isJudged = ({ label, answer, context }: Answered) =>
    only[label] === undefined || (only[label] === 'accepted' ? isSuccess(answer) && isOwn(context?.family) : !isSuccess(answer));
  const check = (calls: readonly Answered[]) => {
    const judged = calls.filter(isJudged);
    return judged.length > 0 ? answersByDocuments(requirement, judged) : untested('another-judges-it');
  };
  if (control === undefined) return ruleOfRow({ ...common, needsAnswers, reads: labels, check });
  return ruleOfRow({
    ...common,
    needsAnswers,
    reads: [...labels, labelIn(requirement, control)],
    check: (seen) => letThrough(seen, check),
  });
}

/** The labels whose exchanges show a place. */
function labelsOf({ message: name }: Place): Label[] {
  const [operation = '', part = ''] = name.split(' ');
  if (part === 'request') return labelsFor(operation, 'request', 'accepted');
  return labelsFor(operation, 'answer', /^[45]/.test(part) ? 'refused' : 'accepted');
}

/** The nearest other requirements above a place: they must pass first. */
function above(requirement: RequirementId, { message: name, path }: Place): RequirementId[] {
  for (let length = path.length - 1; length >= 0; length--) {
    const named = namedBy(schemaAt(message(name), path.slice(0, length)) ?? {}).filter((id) => id !== requirement);
    if (named.length > 0) return named as RequirementId[];
  }
  return [];
}

/** Checks a label that a row names: the rows may come from a user's own contract. */
export function labelIn(requirement: RequirementId, name: string): Label {
  if (!isLabel(name)) throw new UsageError(`${requirement}: no play records "${name}"; name a label that a play declares`);
  return name;
}

export function manifestByDocument<Id extends RequirementId>(
  requirement: Id,
  manifest: unknown,
): (DocumentPlace & ProblemOf<Id>)[] | NoVerdict {
  const own = violationsOf('manifest', manifest).filter(({ owners }) => owners.includes(requirement));
  const optional = placesOf(requirement).filter(({ path }) => isOptional(message('manifest'), path));
  const hasValue = placesOf(requirement).some(({ path }) => valuesAt(message('manifest'), path, manifest).length > 0);
  if (own.length === 0 && !hasValue && optional.length > 0) return notApplicable('manifest-has-none', { field: optional[0]?.path.at(-1) });
  return own.map((violation) => ({ at: violation.pointer, ...inManifest(violation, manifest) })) as (DocumentPlace & ProblemOf<Id>)[];
}

/** The way to fail: of a value that is there, but is no string, or a placeholder, the advice is another. */
function inManifest(violation: Violation, manifest: unknown): Stated {
  const { pointer, keyword, schema } = violation;
  const isSecret = isManifestSecret(pointer);
  const value = valueAt(manifest, pointer);
  const wanted = expectedWords(violation, '');
  const [name, field] = [keys(pointer).join('.'), pointer.replaceAll(/\/\d+(?=\/|$)/g, '')];
  if (isSecret && typeof value === 'string' && isPlaceholder(value))
    return { code: 'placeholder', facts: { wanted, name, length: [...value].length, ...limitOf(violation) } };
  const isBare = keyword === 'type' && schema.type === 'string' && ['number', 'boolean'].includes(typeof value);
  const facts = { wanted, field, ...foundAt(violation, manifest, '', isSecret ? hidden : show), ...limitOf(violation) };
  return isBare ? { code: 'not-in-quotes', facts: { ...facts, name } } : { code: codeOf(keyword), facts };
}

/** What a sample has in place of a secret: something in brackets or braces, words in capitals, or words that ask to be replaced. */
const isPlaceholder = (value: string): boolean =>
  /^<.*>$|^\[.*\]$|^\{.*\}$|^[A-Z]{3,}(?:[ _-][A-Z]+)*$/.test(value) ||
  /^(?:your|my|some)[ _-]|change.?me|replace.?me|placeholder|^(?:password|secret|(?:sso.?)?salt)$/i.test(value);

/** Describes a secret without its value. */
const hidden = (value: unknown): string =>
  typeof value === 'string' && new Set(value).size === 1 ? `one character, ${[...value].length} times` : kind(value);
