import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { Source } from './sources.ts';

export interface Mutant {
  id: number;
  path: string;
  line: number;
  mutator: string;
  original: string;
  replacement: string;
}

const silent = (): void => {};
const levels = ['Trace', 'Debug', 'Info', 'Warn', 'Error', 'Fatal'];
const logger = Object.fromEntries(
  levels.flatMap((level) => [
    [level.toLowerCase(), silent],
    [`is${level}Enabled`, (): boolean => false],
  ]),
) as unknown as ConstructorParameters<typeof Instrumenter>[0];

/** The wording of a message may change without a test that notices: cases and goldens hold what matters in it. */
const isProse = ({ mutator, original }: Mutant) => mutator === 'StringLiteral' && /[a-z0-9}][,;:)"']* [a-z0-9($]/i.test(original);

/** One build that holds every mutant behind a switch, so that none needs a build of its own. */
export async function withMutants(sources: Source[]): Promise<{ texts: Map<string, string>; mutants: Mutant[] }> {
  const instrumenter = new Instrumenter(logger);
  const files = sources.map(({ path, text }) => ({ name: path, content: text, mutate: true }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true };
  const made = await instrumenter.instrument(files, options);
  const textOf = new Map(sources.map(({ path, text }) => [path, text]));
  const mutants = made.mutants.map(({ id, fileName, location, mutatorName, replacement }) => ({
    id: Number(id),
    path: fileName,
    line: location.start.line + 1,
    mutator: mutatorName,
    original: cut(textOf.get(fileName) ?? '', location),
    replacement,
  }));
  return { texts: new Map(made.files.map(({ name, content }) => [name, content])), mutants: mutants.filter((mutant) => !isProse(mutant)) };
}

interface Place {
  line: number;
  column: number;
}

function cut(text: string, { start, end }: { start: Place; end: Place }): string {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column) ?? '';
  lines[0] = lines[0]?.slice(start.column) ?? '';
  return lines.join('\n');
}
