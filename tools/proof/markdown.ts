type Row = Record<string, unknown>;

/** Any table as Markdown: rows as they are, named rows with a first column of names, and other values as one line each. */
export function markdown(value: unknown): string {
  if (Array.isArray(value) && value.every(isRow)) return rows(value);
  if (!isRow(value)) return `${cell(value)}\n`;
  const entries = Object.entries(value);
  if (entries.every(([, one]) => isRow(one) && !Object.values(one).some(isRow)))
    return rows(entries.map(([name, one]) => ({ '': name, ...(one as Row) })));
  const plain = entries.filter(([, one]) => !isTable(one)).map(([name, one]) => `- ${name}: ${cell(one)}\n`);
  const inner = entries.filter(([, one]) => isTable(one)).map(([name, one]) => `\n### ${name}\n\n${markdown(one)}`);
  return [...plain, ...inner].join('');
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTable = (value: unknown) => isRow(value) || (Array.isArray(value) && value.length > 0 && value.every(isRow));

function rows(all: Row[]): string {
  const columns = [...new Set(all.flatMap((row) => Object.keys(row)))];
  const line = (cells: string[]) => `| ${cells.join(' | ')} |\n`;
  const isNumber = (column: string) => all.every((row) => typeof (row[column] ?? 0) === 'number');
  return (
    line(columns) +
    line(columns.map((column) => (isNumber(column) ? '--:' : '---'))) +
    all.map((row) => line(columns.map((column) => cell(row[column] ?? '')))).join('')
  );
}

/** The value on one line, with every sign escaped that a table or a page would interpret. */
const cell = (value: unknown): string =>
  (Array.isArray(value) ? value.join(', ') : String(value)).replace(/\s+/g, ' ').replace(/[|<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
