import { readFileSync } from 'node:fs';
import { catalogue, isRequirement, type Row } from '../../engine/catalogue/catalogue.ts';
import { fold } from '../../reporters/fold.ts';
import { type Arguments, type Io, UsageError } from '../run.ts';
import { didYouMean } from '../selection/suggest.ts';

export function listRows(args: Arguments['list'], io: Io): number {
  if (args.vectors) {
    io.out(vectors(args.json));
    return 0;
  }
  const { surfaces, rows, edition } = catalogue();
  const known = Object.keys(surfaces);
  const surface = known.find((name) => args.surface === name || args.surface === `${name}s`);
  if (args.surface !== undefined && surface === undefined)
    throw new UsageError(`assay: unknown surface "${args.surface}"${didYouMean(args.surface, known)} Known surfaces: ${known.join(', ')}`);
  const shown = rows.filter(
    (row) =>
      (surface === undefined || row.surface === surface) &&
      (args.level === undefined || (isRequirement(row) && row.level === args.level)) &&
      (args.kind === undefined || (isRequirement(row) ? 'requirement' : row.kind) === args.kind) &&
      (!args.inferred || (isRequirement(row) && row.inferred)) &&
      (!args.covered || (isRequirement(row) && row.covered)) &&
      (!args.uncovered || (isRequirement(row) && !row.covered)),
  );
  io.out(args.json ? JSON.stringify({ edition, rows: shown }, null, 2) : fold(text(shown, surfaces, args.uncovered === true), io.columns));
  return 0;
}

/** Inputs and digests that were computed with another tool than Assay. */
function vectors(asJson: boolean): string {
  const file = readFileSync(new URL(import.meta.resolve('#specs/vectors/sso.json')), 'utf8');
  if (asJson) return file.trimEnd();
  const { vectors } = JSON.parse(file) as { vectors: { joined: string; signature: string }[] };
  return vectors.map(({ joined, signature }) => `${JSON.stringify(joined)}\n  ${signature}`).join('\n');
}

function text(rows: Row[], surfaces: Record<string, string>, countsUncovered: boolean): string {
  const lines = Object.entries(surfaces).flatMap(([surface, title]) => {
    const own = rows.filter((row) => row.surface === surface);
    return own.length === 0 ? [] : [`${title} (${surface})`, ...own.map(line), ''];
  });
  const end = countsUncovered ? `${rows.length} requirements that no rule judges yet` : `${rows.length} rows`;
  return [...lines, end].join('\n');
}

const line = (row: Row): string =>
  isRequirement(row)
    ? `  ${row.level.padEnd(6)} ${row.id}${row.inferred ? ' (inferred)' : ''}\n         ${row.text}`
    : `  ${row.kind.padEnd(6)} ${row.id}\n         ${row.question}`;
