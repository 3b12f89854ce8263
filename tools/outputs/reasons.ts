import type { Reasons } from '../../engine/catalogue/catalogue.ts';
import { factsNamedIn } from '../../engine/catalogue/filled.ts';
import { header } from './header.ts';

/** The facts of each reason for having no verdict, as types: one that is missing, or that its sentence does not name, does not compile. */
export function reasonOutputs(reasons: Reasons): Map<string, string> {
  const lines = Object.entries(reasons).map(([code, words]) => {
    const { needs = '', says = needs, facts: silent = [] } = typeof words === 'string' ? { says: words } : words;
    const named = [...factsNamedIn(says), ...silent.map((name): [string, boolean] => [name, true])];
    const required = new Set(named.filter(([, isOptional]) => !isOptional).map(([name]) => name));
    const facts = [...new Set(named.map(([name]) => name))].map((name) => `'${name}'${required.has(name) ? '' : '?'}: FactValue`);
    return `  '${code}': ${facts.length > 0 ? `{ ${facts.join('; ')} }` : 'Record<never, never>'};\n`;
  });
  const text = `// ${header}\n\nimport type { FactValue } from './problems.ts';\n\nexport interface ReasonFacts {\n${lines.join('')}}\n`;
  return new Map([['specs/generated/reasons.ts', text]]);
}
