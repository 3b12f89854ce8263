import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { header } from './header.ts';

interface Slow {
  requests: number;
  beside: number;
  cases: number;
}

interface Measured {
  'Growth with cases': Record<string, { exchanges: number }>;
  'Slow targets': Record<'certify, 2 s an answer' | 'gate, 300 ms an answer', Slow>;
}

/** How many requests a complete run makes, as `npm run bench` measured it; a slow run announces how long they take. */
export function exchangeOutputs(root: string): Map<string, string> {
  const { 'Growth with cases': growth, 'Slow targets': slow } = JSON.parse(
    readFileSync(join(root, 'docs/proof/bench.json'), 'utf8'),
  ) as Measured;
  const { 'certify, 2 s an answer': certify, 'gate, 300 ms an answer': gate } = slow;
  const rows = Object.entries(growth).map(([name, { exchanges }]) => ({ cases: Number.parseInt(name, 10), exchanges }));
  const [fewest, most] = [rows[0], rows.at(-1)];
  if (!fewest || !most || fewest.cases === most.cases)
    throw new Error('docs/proof/bench.json: run npm run bench, which measures growth with cases');
  const forCase = Number(((most.exchanges - fewest.exchanges) / (most.cases - fewest.cases)).toFixed(1));
  const provider = `{ others: ${Math.round(certify.requests - certify.cases * forCase)}, beside: ${certify.beside}, forCase: ${forCase} }`;
  const platform = `{ others: ${gate.requests}, beside: ${gate.beside}, forCase: 0 }`;
  const counts = `{\n  provider: ${provider},\n  platform: ${platform},\n}`;
  return new Map([['specs/generated/exchanges.ts', `// ${header}\n\nexport const measuredRequests = ${counts};\n`]]);
}
