import { jsonIn, jsonObject } from '../../documents/values.ts';
import type { RecordedExchange } from '../../recording/recording.ts';
import type { Question } from '../catalogue.ts';
import { factAt, has, type observationFacts } from '../facts.ts';
import { answersTo, isRefused } from './played.ts';
import { bodies, fieldTypes, listed, statuses, together } from './words.ts';

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
export const shownBy = (seen: readonly Facts[], { shown = [] }: Question): string | undefined =>
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
