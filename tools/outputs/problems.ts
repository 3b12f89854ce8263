import type { WrittenRow, WrittenSurface } from '../../engine/contract/rows.ts';
import { factsIn } from '../../engine/recording/facts.ts';
import type { ProblemWords } from '../../specs/generated/schemas.ts';
import { header } from './header.ts';

/** The facts that choose the advice of a row, or that it names: every way to fail may have them. */
function factsForAdvice(fixes: NonNullable<WrittenRow['fixes']>): Map<string, boolean> {
  const named = fixes.flatMap(({ of: { code: _, ...of }, fix }) => [
    ...factsIn({ expected: '', got: '', fix, stable: Object.keys(of) }).keys(),
  ]);
  return new Map(named.map((name) => [name, true]));
}

/** The facts of each way to fail, as types: a rule that leaves one out, or adds one that no sentence names, does not compile. */
export function problemOutputs(surfaces: WrittenSurface[]): Map<string, string> {
  const rows = surfaces.flatMap(({ rows: own }) => own).filter(({ problems }) => problems);
  const names = new Set<string>();
  const typeOf = (words: ProblemWords, forAdvice: Map<string, boolean>) => {
    const facts = new Map([...forAdvice, ...factsIn(words)]);
    for (const name of facts.keys()) names.add(name);
    return [...facts].map(([name, isOptional]) => `'${name}'${isOptional ? '?' : ''}: FactValue`).join('; ');
  };
  const lines = rows.map(({ id, problems = {}, fixes = [] }) => {
    const forAdvice = factsForAdvice(fixes);
    const ways = Object.entries(problems).map(([code, words]) => `    '${code}': { ${typeOf(words as ProblemWords, forAdvice)} };\n`);
    return `  '${id}': {\n${ways.join('')}  };\n`;
  });
  const union = [...names].sort().map((name) => `\n  | '${name}'`);
  const text = [
    `// ${header}\n\n/** What a sentence of a row names in braces; undefined if it is not known. */\nexport type FactValue = string | number | boolean | readonly (string | number)[] | undefined;\n\n`,
    `export interface ProblemFacts {\n${lines.join('')}}\n\nexport type FactName =${union.join('') || ' never'};\n`,
  ];
  return new Map([['specs/generated/problems.ts', text.join('')]]);
}
