import { message, violationsOf } from '../../../engine/contract/contract.ts';
import type { Instance } from '../../../engine/contract/message.ts';
import type { Violation } from '../../../engine/contract/ownership.ts';
import { isOptional, placesOf, valuesAt } from '../../../engine/contract/places.ts';
import { expectedWords, gotWords } from '../../../engine/contract/words.ts';
import type { RequirementId } from '../../../specs/generated/ids.ts';
import { collapsed, kind, type NoVerdict, notApplicable, type RecordingProblem, show, type UnplacedProblem, undecided } from '../rule.ts';

/** One problem of a message, as one requirement sees it. */
export type WireProblem = UnplacedProblem & { kind: string };

export type Look = ReturnType<typeof look>;

const BODY = '/content/body';

const notUtf8 =
  'Write the body in UTF-8, as JSON has to be (RFC 8259 §8.1), not in ISO-8859-1 or another encoding. What it says may be right.';

export function look(requirement: RequirementId, name: string, instance: Instance, isExpected = true) {
  const all = violationsOf(name, instance.value).filter(({ pointer }) => isJudged(pointer, instance, isExpected));
  const own = all.filter(({ owners }) => owners.includes(requirement));
  const unfit = ({ owners, keyword }: Violation) => !owners.includes(requirement) && (keyword === 'type' || keyword === 'required');
  const unfitPointers = new Set(all.filter(unfit).map(({ pointer }) => pointer));
  const places = isExpected ? placesOf(requirement).filter((place) => place.message === name) : [];
  const values = places.flatMap(({ path }) => valuesAt(message(name), path, withLabel(instance)));
  return {
    problems: own.map((violation) => problemOf(violation, instance)),
    /** How many values there were to judge. */
    values: values.filter((pointer) => !unfitPointers.has(pointer)).length,
    isBrokenOff: instance.isBrokenOff && places.length > 0,
  };
}

/** If the status is unexpected, only the status is judged; if a body cannot be read, only that fact. */
function isJudged(pointer: string, { instead, isBrokenOff }: Instance, isExpected: boolean): boolean {
  if (!isExpected) return pointer === '/status';
  if (instead === undefined || !pointer.startsWith('/content')) return true;
  return pointer === BODY && !isBrokenOff;
}

/** A message without a content type gets an empty format, which contradicts nothing. */
const withLabel = ({ value }: Instance) =>
  value.content?.body === undefined ? value : { ...value, content: { format: '', ...value.content } };

function problemOf(violation: Violation, instance: Instance): WireProblem {
  const { pointer, schema } = violation;
  const isBody = pointer === BODY && schema['x-expected'] === undefined;
  const expected = isBody ? `one JSON ${schema.type} in UTF-8` : expectedWords(violation, BODY);
  const got = gotIn(violation, instance);
  const at = pointer.startsWith(`${BODY}/`) ? pointer.slice(BODY.length) : undefined;
  const hint = pointer === BODY && instance.isNotUtf8 ? { hint: notUtf8 } : {};
  return { expected, got, kind: kindOf(violation, got), ...(at && { pointer: at }), ...hint };
}

function gotIn(violation: Violation, { value, instead, label }: Instance): string {
  const { pointer } = violation;
  if (pointer === '/content/type' || pointer === '/content/format') return label === undefined ? 'no content type' : show(label);
  if (pointer === BODY) return instead ?? `${kind(value.content?.body)}, as JSON`;
  return gotWords(violation, value, BODY, show);
}

/** Problems of one kind are reported once, with the number of the others. */
function kindOf({ pointer, keyword }: Violation, got: string): string {
  const gotKind =
    ['type', 'required', 'not'].includes(keyword) || !pointer.startsWith(`${BODY}/`) ? got.replace(/(, in entry |:).*/s, '') : '';
  return `${pointer.replaceAll(/\/\d+(?=\/|$)/g, '')} ${keyword} ${gotKind}`;
}

export const collapsedByKind = (problems: readonly (WireProblem & Pick<RecordingProblem, 'in'>)[]): RecordingProblem[] =>
  collapsed(problems, (problem) => problem.kind).map(({ kind: _, ...problem }) => problem);

/** Why there was nothing to judge: the contract allows it to be left out, or another requirement reports what is wrong. */
export function nothingToJudge(requirement: RequirementId): NoVerdict {
  const [place] = placesOf(requirement);
  if (!place) return undecided('the contract has no place for it');
  const noun = place.message.endsWith(' request') ? 'request' : 'answer';
  if (!place.path.includes('body')) return undecided(`no ${noun} has a body as documented`);
  const steps = place.path.slice(place.path.indexOf('body') + 1);
  const name = steps.filter((_, at) => steps[at - 1] === 'properties').join('.');
  if (!isOptional(message(place.message), place.path)) return undecided(`no ${noun} has ${name} as documented`);
  return notApplicable(steps.includes('items') ? 'every list is empty' : `no ${noun} has ${name}`);
}
