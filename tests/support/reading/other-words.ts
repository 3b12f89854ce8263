import { type Catalogue, isRequirement, type Reasons, type Requirement } from '../../../engine/catalogue/catalogue.ts';
import type { Family } from '../../../engine/judging/causes.ts';
import type { Exchange, Observation, Report } from '../../../specs/generated/schemas.ts';

/** The words of a sentence in reverse order; what stands in braces stays whole. */
const reversed = (text: string): string => (text.match(/\{\?(?:[^{}]|\{[^{}]*\})*\}|\{[^{}]*\}|\s+|[^\s{}]+/g) ?? []).reverse().join('');

/** A copy with these of its sentences reversed. */
function reversing<Thing extends object>(thing: Thing, ...names: string[]): Thing {
  const own = Object.entries(thing).map(([name, value]) => [
    name,
    names.includes(name) && typeof value === 'string' ? reversed(value) : value,
  ]);
  return Object.fromEntries(own) as Thing;
}

const eachOf = <Thing extends object>(things: Record<string, Thing>, change: (thing: Thing) => Thing): Record<string, Thing> =>
  Object.fromEntries(Object.entries(things).map(([name, thing]) => [name, change(thing)]));

function rewordedRow(row: Requirement): Requirement {
  const { problems, fixes, rule } = row;
  return {
    ...reversing(row, 'hint', 'text', 'judged'),
    ...(problems && { problems: eachOf(problems, (words) => reversing(words, 'expected', 'got', 'fix')) }),
    ...(fixes && { fixes: fixes.map((one) => reversing(one, 'fix')) }),
    ...(rule && {
      rule: {
        ...reversing(rule, 'called', 'danger'),
        ...(typeof rule.none === 'object' && { none: reversing(rule.none, 'needs') }),
      },
    }),
  };
}

const rewordedReasons = (reasons: Reasons): Reasons =>
  Object.fromEntries(
    Object.entries(reasons).map(([code, words]) => [code, typeof words === 'string' ? reversed(words) : reversing(words, 'needs', 'says')]),
  );

/** The catalogue with another sentence in place of each that people read. */
export const reworded = (published: Catalogue): Catalogue => ({
  ...published,
  rows: published.rows.map((row) => (isRequirement(row) ? rewordedRow(row) : row)),
  reasons: rewordedReasons(published.reasons ?? {}),
});

/** Causes with other sentences. */
export const rewordedCauses = (families: readonly Family[]): Family[] =>
  families.map((family) => ({ ...family, causes: eachOf(family.causes, (words) => reversing(words, 'cause', 'fix')) }));

const rewordedSight = (one: Observation): Observation => ({
  ...reversing(one, 'undecided', 'why', 'what', 'age', 'guessedFrom'),
  ...(one.skipped && { skipped: reversing(one.skipped, 'reason') }),
  ...(one.unseen && { unseen: reversing(one.unseen, 'reason') }),
  ...(one.mistake && { mistake: reversing(one.mistake, 'sentence', 'fix', 'risk') }),
});

const rewordedExchange = (one: Exchange): Exchange => ({ ...one, ...(one.error && { error: reversing(one.error, 'message') }) });

/** A report whose recordings have other sentences. */
export const rewordedRecordings = (report: Report): Report => ({
  ...report,
  recordings: report.recordings.map((recording) => ({ ...recording, observations: recording.observations.map(rewordedSight) })),
  exchanges: report.exchanges.map(rewordedExchange),
});

/** Without the order of words; of a text that was cut, another part is left. */
const bag = (text: string) => (text.endsWith('…') ? '…' : text.toLowerCase().match(/\w+/g)?.toSorted().join(' '));

/** Facts without the order of words: a fact may be a sentence that was recorded. */
export const bags = (facts: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, typeof value === 'string' ? bag(value) : value]));

type Said = { expected?: string; got?: string; hint?: string; text?: string; answer?: unknown; facts?: Record<string, unknown> };

const withoutSentences = ({ expected: _, got: __, hint: ___, text: ____, facts, ...data }: Said) => ({ ...data, facts: bags(facts) });

/** What a report decides, without the sentences. */
export const decided = ({ verdict, requirements, unscored = [], notes, counts }: Report) => ({
  verdict,
  counts,
  outcomes: [...requirements, ...unscored].map((outcome) => {
    const { problems = [], cause, reason: _, reasonFacts, readings: __, repeat: ___, at = '', ...data } = outcome;
    return {
      ...withoutSentences(data),
      // The place of what is undecided says in words what happened there.
      at: bag(at),
      ...(cause !== undefined && { hasCause: true }),
      reasonFacts: bags(reasonFacts),
      problems: problems.map(withoutSentences),
    };
  }),
  notes: notes.map(withoutSentences),
});
