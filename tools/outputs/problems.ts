import type { WrittenSurface } from '../../engine/contract/rows.ts';
import { factsIn } from '../../engine/judging/facts.ts';
import type { ProblemWords } from '../../specs/generated/schemas.ts';
import { header } from './header.ts';

/** The facts of each way to fail, as types: a rule that leaves one out, or adds one that no sentence names, does not compile. */
export function problemOutputs(surfaces: WrittenSurface[]): Map<string, string> {
  const rows = surfaces.flatMap(({ rows: own }) => own).filter(({ problems }) => problems);
  const names = new Set<string>();
  const typeOf = (words: ProblemWords) => {
    const facts = factsIn(words);
    for (const name of facts.keys()) names.add(name);
    return [...facts].map(([name, isOptional]) => `'${name}'${isOptional ? '?' : ''}: FactValue`).join('; ');
  };
  const lines = rows.map(({ id, problems = {} }) => {
    const ways = Object.entries(problems).map(([code, words]) => `    '${code}': { ${typeOf(words as ProblemWords)} };\n`);
    return `  '${id}': {\n${ways.join('')}  };\n`;
  });
  const union = [...names].sort().map((name) => `\n  | '${name}'`);
  const text = [
    `// ${header}\n\n/** What a sentence of a row names in braces; undefined if it is not known. */\nexport type FactValue = string | number | boolean | readonly (string | number)[] | undefined;\n\n`,
    `export interface ProblemFacts {\n${lines.join('')}}\n\nexport type FactName =${union.join('') || ' never'};\n`,
  ];
  return new Map([['specs/generated/problems.ts', text.join('')]]);
}
