import type { QuestionId } from '../../specs/generated/ids.ts';
import type { Report, TargetKind } from '../../specs/generated/schemas.ts';
import { catalogue, isRequirement, type Question } from '../catalogue/catalogue.ts';
import { factAt } from '../catalogue/filled.ts';
import { defined, jsonIn, jsonObject } from '../documents/values.ts';
import { has, observationFacts } from '../recording/facts.ts';
import { type Joined, observed, type RecordedExchange } from '../recording/recording.ts';
import { answersTo, isRefused, type Played } from './gaps/played.ts';
import { bodies, fieldTypes, listed, statuses, together } from './gaps/words.ts';
import type { Surfaces } from './surfaces.ts';

type Facts = ReturnType<typeof observationFacts>;

/** Method, path and field names of a request. */
function requestText({ request }: RecordedExchange): string {
  const body = jsonObject(request.body);
  const fields = body ? ` with ${listed(Object.keys(body))}` : '';
  return `${request.method} ${new URL(request.url).pathname}${fields}`;
}

/** Summaries of several observations, by the names that rows use in braces. */
const summaries: Record<string, (seen: readonly Facts[]) => string | undefined> = {
  statuses: (seen) => statuses(answersTo(seen)),
  accepted: (seen) => statuses(answersTo(seen).filter((answer) => !isRefused(answer))),
  refused: (seen) => statuses(answersTo(seen).filter(isRefused)),
  bodies: (seen) => bodies(answersTo(seen)),
  fields: (seen) => fieldTypes(jsonIn(answersTo(seen)[0]?.body)),
  parameters: (seen) => listed(seen.flatMap(({ request }) => request?.parameters ?? []).toSorted()),
  requests: (seen) => together([...new Set(seen.flatMap(({ exchanges }) => exchanges).map(requestText))].slice(0, 5)),
};

const valuesAt = (path: string) => (seen: readonly Facts[]) => listed(seen.flatMap((one) => factAt(one, path) ?? []).map(String));

/** What a run shows about a question, in the words of its row; undefined if it shows nothing. */
const shownBy = (seen: readonly Facts[], { shown = [] }: Question): string | undefined =>
  together(
    shown.map(({ of, says }) => {
      const own = seen.filter((one) => has(one, of));
      let isKnown = own.length > 0;
      const text = says.replace(/\{([\w.]+)(?:\|([^}]*))?\}/g, (_, name: string, otherwise = '') => {
        const summary = (summaries[name] ?? valuesAt(name))(own) || otherwise;
        isKnown &&= summary !== '';
        return summary;
      });
      return isKnown ? text : undefined;
    }),
  );

/** For an assumption that a setting changes, the value of the setting in this run. */
export type InUse = Partial<Record<QuestionId, string>>;

const rowsFor = (target: TargetKind, kind: Question['kind']): Question[] =>
  catalogue().rows.flatMap((row) => (!isRequirement(row) && row.kind === kind && row.for?.includes(target) ? [row] : []));

const asked = ({ id, question, reason, source }: Question) => ({ id, question, reason, source });

/** What the contract leaves open about a target, with what the run shows about it. */
export function gapsOf(target: TargetKind, joined: Joined, facts: Played['facts'], observers: Surfaces['observers'] = {}): Report['gaps'] {
  const played: Played = { seen: observed(joined).filter(({ skipped }) => !skipped), exchanges: joined.exchanges, facts };
  const shown = played.seen.map(observationFacts);
  return rowsFor(target, 'gap').map((row) => ({
    ...asked(row),
    observed: observers[row.id]?.(played) ?? shownBy(shown, row) ?? 'not observed',
  }));
}

/** What Assay assumes about a target, with the setting that changes it and the value of that setting. */
export const assumptionsOf = (target: TargetKind, inUse: InUse = {}): Report['assumptions'] =>
  rowsFor(target, 'assumption').map((row) => {
    const { assumes, setting } = row;
    return { ...asked(row), ...defined({ assumes, setting, value: inUse[row.id] }) };
  });

/** What the contract says about a target, and no test from outside can check. */
export const exclusionsOf = (target: TargetKind): NonNullable<Report['exclusions']> => rowsFor(target, 'exclusion').map(asked);
