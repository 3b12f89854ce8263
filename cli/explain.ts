import { catalogue, isRequirement, type Row } from '../engine/catalogue.ts';
import { UsageError } from '../engine/usage-error.ts';
import { defineCommand } from './command.ts';
import { didYouMean } from './suggest.ts';

export default defineCommand({
  usage: 'explain <id>',
  positionals: { id: { type: 'string', demandOption: true, describe: 'an id of the catalogue' } },
  options: { json: { type: 'boolean', default: false, describe: 'print JSON' } },
  examples: [['assay explain manifest/id-is-well-formed', 'source, how it is judged, how to mend']],
  run({ id, json }, io) {
    const { rows } = catalogue();
    const row = rows.find((candidate) => candidate.id === id);
    if (!row)
      throw new UsageError(
        `assay: no row is named "${id}"${didYouMean(
          id,
          rows.map((known) => known.id),
        )} See assay list`,
      );
    io.out(json ? JSON.stringify(row, null, 2) : text(row));
    return 0;
  },
});

function text(row: Row): string {
  const fields: [string, string | undefined][] = isRequirement(row)
    ? [
        ['Source', row.source],
        ['Applies', row.when && `when ${row.when}`],
        ['Needs', row.needs],
        ['Judged', row.judged],
        ['Mend', row.hint],
        ['Covered', row.covered ? 'yes' : 'not yet: no rule judges it'],
      ]
    : [
        ['Source', row.source],
        ['Why', row.reason],
        ['Reading', row.reading],
        ['Assumes', row.assumes],
        ['Setting', row.setting],
        ['Observed', row.observe],
      ];
  const head = isRequirement(row) ? [`${row.id} (${row.level})`, row.text] : [`${row.id} (${row.kind})`, row.question];
  return [...head, '', ...fields.flatMap(([name, value]) => (value ? [`${`${name}:`.padEnd(10)}${value.trim()}`] : []))].join('\n');
}
