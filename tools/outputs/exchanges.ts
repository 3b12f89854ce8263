import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { header } from './header.ts';

interface Measured {
  'Growth with cases': Record<string, { exchanges: number }>;
}

/** How many exchanges a complete certification makes, as `npm run bench` measured it; a slow run announces how many are left. */
export function exchangeOutputs(root: string): Map<string, string> {
  const { 'Growth with cases': growth } = JSON.parse(readFileSync(join(root, 'docs/proof/bench.json'), 'utf8')) as Measured;
  const rows = Object.entries(growth).map(([name, { exchanges }]) => ({ cases: Number.parseInt(name, 10), exchanges }));
  const [fewest, most] = [rows[0], rows.at(-1)];
  if (!fewest || !most || fewest.cases === most.cases)
    throw new Error('docs/proof/bench.json: run npm run bench, which measures growth with cases');
  const forCase = (most.exchanges - fewest.exchanges) / (most.cases - fewest.cases);
  const counts = `{ forCase: ${forCase.toFixed(1)}, others: ${Math.round(fewest.exchanges - fewest.cases * forCase)} }`;
  return new Map([['specs/generated/exchanges.ts', `// ${header}\n\nexport const measuredExchanges = ${counts};\n`]]);
}
