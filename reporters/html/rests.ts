import { coveredFields, coveredOperations } from '../../engine/judging/coverage.ts';
import { countsText } from '../../engine/ledger/ledger.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { type Markup, markup } from './markup.ts';
import { type Section, section } from './page.ts';

/** What a verdict without a failure rests on: how much was tried, and how the run knows that its probes can tell. */
export function whatItRestsOn({ requirements, exchanges, contexts = [], coverage = [], resources, exclusions = [] }: Report): Section[] {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const attempts = sum(contexts.map((one) => one.attempts));
  const wrong = sum(contexts.map(({ deviations }) => deviations.length));
  const values = sum(contexts.flatMap(({ dimensions }) => dimensions.map((one) => one.values.length)));
  const controlled = requirements.filter(({ verdict, evidence }) => verdict === 'pass' && (evidence?.controls ?? 0) > 0).length;
  const [operations, allOperations] = coveredOperations(coverage);
  const [fields, allFields] = coveredFields(coverage);
  const open = requirements.filter(({ verdict }) => verdict !== 'pass').length;
  const rows = [
    row(exchanges.length, 'requests and their answers', 'timeline', resources.made > 0 && `: ${countsText(resources)}`),
    row(
      attempts,
      `attempts that had to be refused, wrong in ${wrong} ways and sent with ${values} values of what callers differ in`,
      'contexts',
    ),
    row(controlled, 'passes that count only because the same call with nothing wrong was accepted in this run', 'surfaces'),
    row(operations, `of ${allOperations} operations and ${fields} of ${allFields} fields of the contract were seen`, 'coverage'),
    row(open, 'checks without a pass: they were not tested, or do not apply', 'not-tested'),
    row(exclusions.length, 'sentences of the contract that no test from outside can see', 'exclusions'),
  ].flat();
  return section('rests', 'What this rests on', rows.length > 0 && markup`<ul class="rests">${rows}</ul>`);
}

const row = (number: number, words: string, place: string, more: string | false = false): Markup[] =>
  number === 0 ? [] : [markup`<li><b>${number}</b> <span><a href="#${place}">${words}</a>${more}</span></li>`];
