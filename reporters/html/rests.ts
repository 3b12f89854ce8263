import { coveredFields, coveredOperations } from '../../engine/judging/coverage.ts';
import { countsText } from '../../engine/ledger/ledger.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { type Markup, markup } from './markup.ts';
import { type Section, section } from './page.ts';
import { differences } from './space.ts';

/** What a verdict without a failure rests on: how much was tried, and how the run knows that its probes can tell. */
export function whatItRestsOn({ requirements, exchanges, contexts = [], coverage = [], resources, exclusions = [] }: Report): Section[] {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const attempts = sum(contexts.map((one) => one.attempts));
  const wrong = sum(contexts.map(({ deviations }) => deviations.length));
  const values = sum(contexts.flatMap((one) => differences(one).map(({ values: met }) => met.length)));
  const controlled = requirements.filter(({ verdict, evidence }) => verdict === 'pass' && (evidence?.controls ?? 0) > 0).length;
  const [operations, allOperations] = coveredOperations(coverage);
  const [fields, allFields] = coveredFields(coverage);
  const open = requirements.filter(({ verdict }) => verdict !== 'pass').length;
  const rows = [
    row(exchanges.length, 'requests and their answers', 'timeline', resources.made > 0 && `: ${countsText(resources)}`),
    row(attempts, `attempts that had to be refused: wrong in ${wrong} ways, from callers that differ in ${values} details`, 'contexts'),
    row(controlled, 'counted as a pass only because the same call with nothing wrong was accepted in this run', 'surfaces'),
    row(operations, `of ${allOperations} operations and ${fields} of ${allFields} fields of the contract were seen`, 'coverage'),
    row(open, 'without a pass: not tested, or not applicable', 'not-tested'),
    row(exclusions.length, 'of the sentences of the contract cannot be seen by a test from outside', 'exclusions'),
  ].flat();
  return section('rests', 'What this rests on', rows.length > 0 && markup`<ul class="rests">${rows}</ul>`);
}

const row = (number: number, words: string, place: string, more: string | false = false): Markup[] =>
  number === 0 ? [] : [markup`<li><b>${number}</b> <span><a href="#${place}">${words}</a>${more}</span></li>`];
