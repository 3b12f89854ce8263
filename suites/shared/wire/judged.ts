import { message, requiredFields, violationsOf } from '../../../engine/contract/contract.ts';
import type { Instance } from '../../../engine/contract/message.ts';
import type { Violation } from '../../../engine/contract/ownership.ts';
import { isOptional, placesOf, valuesAt } from '../../../engine/contract/places.ts';
import { codeOf, expectedWords, foundAt, limitOf } from '../../../engine/contract/words.ts';
import { defined } from '../../../engine/documents/values.ts';
import type { RequirementId } from '../../../specs/generated/ids.ts';
import { isObject, kind, type NoVerdict, notApplicable, type RecordingPlace, type Stated, show, typeOf, undecided } from '../rule.ts';

/** One problem of a message, as one requirement sees it; the ways to fail are those of `documents`. */
export type WireProblem = Omit<RecordingPlace, 'in'> & Stated;

export type JudgedMessage = ReturnType<typeof judged>;

const BODY = '/content/body';

export function judged(requirement: RequirementId, name: string, instance: Instance, isExpected = true) {
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

/** The way to fail follows from the place and the keyword; `field` is the place without the numbers of entries. */
function problemOf(violation: Violation, instance: Instance): WireProblem {
  const { pointer, keyword } = violation;
  const field = pointer.replace(BODY, '').replaceAll(/\/\d+(?=\/|$)/g, '');
  if (pointer === BODY) return bodyProblem(violation, instance);
  const wanted = expectedWords(violation, BODY);
  if (pointer === '/status') return { code: 'status', facts: { wanted, status: instance.value.status } };
  if (pointer === '/content/type' || pointer === '/content/format')
    return { code: 'content-type', facts: { wanted, label: instance.label } };
  const elsewhere = keyword === 'required' ? elsewhereIn(instance.value.content?.body, field.slice(1)) : undefined;
  const facts = { wanted, field, ...foundAt(violation, instance.value, BODY, show), ...limitOf(violation), ...defined({ elsewhere }) };
  const place = pointer.startsWith(`${BODY}/`) ? { pointer: pointer.slice(BODY.length) } : {};
  return { code: codeOf(keyword), facts, ...place };
}

/** Where else a missing field is: under a name in another case or with a word before it, or in an object around the answer. */
export function elsewhereIn(body: unknown, name: string): string | undefined {
  const lower = name.toLowerCase();
  const namesIn = (thing: unknown) => (isObject(thing) ? Object.keys(thing).filter((key) => key.toLowerCase() === lower) : []);
  const isLonger = (key: string) =>
    key.toLowerCase().endsWith(`_${lower}`) || /[a-z][A-Z][a-z]*$/.exec(key)?.[0].slice(1).toLowerCase() === lower;
  const longer = isObject(body) ? Object.keys(body).filter((key) => isLonger(key) && !requiredFields('provision').includes(key)) : [];
  const wrapped = isObject(body) ? Object.entries(body).flatMap(([around, inner]) => namesIn(inner).map((key) => `${around}.${key}`)) : [];
  return [...namesIn(body), ...wrapped, ...longer].find((path) => path.length < 40);
}

function bodyProblem(violation: Violation, { value, instead, isNotUtf8 }: Instance): WireProblem {
  const { schema } = violation;
  const wanted = schema['x-expected'] === undefined ? `one JSON ${schema.type} in UTF-8` : expectedWords(violation, BODY);
  const body = value.content?.body;
  const facts = instead === undefined ? { found: `${kind(body)}, as JSON`, type: typeOf(body) } : { found: instead };
  return { code: isNotUtf8 ? 'not-utf-8' : 'body', facts: { wanted, ...facts } };
}

/** Why there was nothing to judge: the contract allows it to be left out, or another requirement reports what is wrong. */
export function nothingToJudge(requirement: RequirementId): NoVerdict {
  const [place] = placesOf(requirement);
  if (!place) return undecided('no-place');
  const noun = place.message.endsWith(' request') ? 'request' : 'answer';
  if (!place.path.includes('body')) return undecided('no-body-as-documented', { message: noun });
  const steps = place.path.slice(place.path.indexOf('body') + 1);
  const name = steps.filter((_, at) => steps[at - 1] === 'properties').join('.');
  if (!isOptional(message(place.message), place.path)) return undecided('no-field-as-documented', { message: noun, field: name });
  return steps.includes('items') ? notApplicable('lists-are-empty') : notApplicable('no-field', { message: noun, field: name });
}
