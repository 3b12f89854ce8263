import type { Fact, Facts } from '../engine/judging/application.ts';
import { printable } from '../engine/redaction/printable.ts';
import { createPaint } from './paint.ts';

/** The facts of an application as a table: what, its value, why. */
export function factsTable(facts: Facts, { color }: { color: boolean }): string {
  const rows = Object.entries(facts).map(([name, fact]) => ({ name, value: shown(fact.value), reason: printable(fact.reason) }));
  const widest = (cells: string[]) => Math.max(0, ...cells.map((cell) => cell.length));
  const widths = { name: widest(rows.map(({ name }) => name)), value: Math.min(40, widest(rows.map(({ value }) => value))) };
  const paint = createPaint(color);
  return rows
    .map(({ name, value, reason }) => `${name.padEnd(widths.name)}  ${value.padEnd(widths.value)}  ${paint('dim', reason)}`)
    .join('\n');
}

function shown(value: Fact['value']): string {
  if (value === null) return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return value.length === 0 ? 'none' : value.map((one) => printable(one)).join(', ');
  return printable(String(value));
}
