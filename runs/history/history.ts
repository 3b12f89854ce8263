import { printable } from '../../engine/redaction/printable.ts';
import type { Arguments } from '../arguments.ts';
import type { Io } from '../io.ts';
import { answerTo, questions, withHistory } from './database.ts';

type Row = ReturnType<typeof answerTo>[number];

export function showHistory({ file, question, target, format }: Arguments['history'], io: Io): number {
  const rows = withHistory(file, { mustExist: true }, io, (database) => answerTo(database, question, target));
  if (format === 'json') io.out(JSON.stringify(rows, null, 2));
  else if (format === 'csv') io.out(csv(rows));
  else io.out(text(questions[question].title, rows));
  return 0;
}

const columnsOf = (rows: readonly Row[]): string[] => Object.keys(rows[0] ?? {});

/** A cell that a spreadsheet would take for a formula is kept from being one. */
function cell(value: unknown): string {
  const own = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(own) && Number.isNaN(Number(own)) ? `'${own}` : own;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csv = (rows: readonly Row[]): string =>
  [columnsOf(rows), ...rows.map((row) => Object.values(row))].map((cells) => cells.map(cell).join(',')).join('\n');

function text(title: string, rows: readonly Row[]): string {
  if (rows.length === 0) return `${title}: nothing.`;
  const columns = columnsOf(rows);
  const shown = rows.map((row) => columns.map((column) => printable(String(row[column] ?? ''))));
  const widths = columns.map((column, index) => Math.max(column.length, ...shown.map((cells) => cells[index]?.length ?? 0)));
  const padded = (cells: readonly string[]) => cells.map((own, index) => own.padEnd(widths[index] ?? 0));
  const line = (cells: readonly string[]) => padded(cells).join('  ').trimEnd();
  return [title, line(columns), ...shown.map(line)].join('\n');
}
