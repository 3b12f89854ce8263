import { readFileSync } from 'node:fs';
import { UsageError } from '../engine/documents/usage-error.ts';
import { catalogue, isRequirement, type Row } from '../engine/judging/catalogue.ts';
import { defineCommand } from './command.ts';
import { didYouMean } from './suggest.ts';

export default defineCommand({
  usage: 'list',
  options: {
    surface: { type: 'string', requiresArg: true, describe: 'rows of one surface, such as manifest or single-sign-on' },
    level: { choices: ['must', 'should', 'note'], requiresArg: true, describe: 'requirements of one level' },
    kind: { choices: ['requirement', 'gap', 'contradiction', 'exclusion', 'assumption'], requiresArg: true, describe: 'rows of one kind' },
    covered: { type: 'boolean', describe: 'requirements that a rule judges' },
    uncovered: { type: 'boolean', describe: 'requirements that no rule judges yet' },
    vectors: { type: 'boolean', default: false, describe: 'sign-on signatures to test your own code with' },
    json: { type: 'boolean', default: false, describe: 'print JSON' },
  },
  examples: [
    ['assay list --surface manifest', 'what is demanded of a manifest'],
    ['assay list --level must --json', 'every required check, as JSON'],
    ['assay list --kind gap', 'what the contract leaves open'],
    ['assay list --vectors --json', 'inputs, joined string and digest of sign-on signatures'],
  ],
  run(args, io) {
    if (args.vectors) {
      io.out(vectors(args.json));
      return 0;
    }
    const { surfaces, rows, edition } = catalogue();
    if (args.surface !== undefined && !Object.hasOwn(surfaces, args.surface)) {
      throw new UsageError(
        `assay: unknown surface "${args.surface}"${didYouMean(args.surface, Object.keys(surfaces))} Known are ${Object.keys(surfaces).join(', ')}`,
      );
    }
    const shown = rows.filter(
      (row) =>
        (args.surface === undefined || row.surface === args.surface) &&
        (args.level === undefined || (isRequirement(row) && row.level === args.level)) &&
        (args.kind === undefined || (isRequirement(row) ? 'requirement' : row.kind) === args.kind) &&
        (!args.covered || (isRequirement(row) && row.covered)) &&
        (!args.uncovered || (isRequirement(row) && !row.covered)),
    );
    io.out(args.json ? JSON.stringify({ edition, rows: shown }, null, 2) : text(shown, surfaces, args.uncovered === true));
    return 0;
  },
});

/** Inputs and digests, made with another tool than Assay. */
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
    ? `  ${row.level.padEnd(6)} ${row.id}\n         ${row.text}`
    : `  ${row.kind.padEnd(6)} ${row.id}\n         ${row.question}`;
