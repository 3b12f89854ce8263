import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { countText } from '../../engine/documents/show.ts';
import { compareReports } from '../../reporters/compare.ts';
import { fold } from '../../reporters/fold.ts';
import { groups } from '../../reporters/groups.ts';
import { type PlannedTarget, plannedPage } from '../../reporters/overview/planned.ts';
import { reporterNames, writeWhole } from '../delivery/publish.ts';
import { readReport } from '../delivery/read-report.ts';
import { refuseLinks } from '../files.ts';
import { asUsageError, type Io, type JudgingArguments, printable, UsageError } from '../run.ts';
import { chosenEdition } from '../selection/edition.ts';
import { judgedAgain } from '../selection/judged-again.ts';
import { earlierOverview } from './overview.ts';

type RadiusArguments = Pick<JudgingArguments, 'edition' | 'reporter' | 'out' | 'quiet'>;

/** Judges every report below a folder by another edition, without contacting anyone: which targets would break, and by which requirement. */
export async function blastRadius(folder: string, { edition: given, reporter, out, quiet }: RadiusArguments, io: Io): Promise<number> {
  const edition = chosenEdition(given);
  const targets: PlannedTarget[] = [];
  const unread: { file: string; because: string }[] = [];
  const files = reportsIn(folder, io);
  refuseLinks(folder, 'overview.json', io);
  const contacts = new Map(earlierOverview(undefined, folder, io)?.targets.map(({ name, contact }) => [name, contact]));
  for (const file of files) {
    try {
      const before = readReport(file, io);
      const command = `assay fleet --recordings ${folder}`;
      const after = await judgedAgain(before, { edition, command, keepsChoices: true }, io);
      const { verdict, changes } = compareReports(before, after);
      const broken = changes.filter(({ kind, after: now }) => kind === 'broken' || (kind === 'new' && now === 'fail'));
      const texts = new Map(after.requirements.map(({ id, text: sentence }) => [id, sentence]));
      const contact = contacts.get(basename(dirname(file)));
      targets.push({
        file,
        name: before.target.name,
        at: before.started,
        verdict,
        ...(contact && { contact }),
        broken: broken.map((one) => ({ ...one, text: texts.get(one.id) ?? '' })),
        untold: changes.filter(({ after: now }) => now === 'untested').length,
      });
    } catch (error) {
      unread.push({ file, because: asUsageError(error).message });
    }
  }
  if (reporter === 'json') io.out(JSON.stringify({ edition: edition.name, catalogueHash: edition.hash, targets, unread }, null, 2));
  else io.out(fold(printable(text(targets, unread, edition.name, quiet), { keep: 'lines' }), io.columns));
  if (reporterNames(reporter).includes('html')) {
    const file = join(out, 'planned.html');
    writeWhole(file, plannedPage(edition.name, targets, unread, io.version), io);
    if (!quiet) io.out(`Page: ${printable(file)}`);
  }
  if (targets.some(({ broken }) => broken.length > 0)) return 1;
  return unread.length > 0 ? 3 : 0;
}

const MAX_REPORTS = 20_000;

/** Every report.json below a folder, by path; links are not followed. */
function reportsIn(folder: string, io: Io): string[] {
  try {
    const root = resolve(io.cwd, folder);
    const all = readdirSync(root, { recursive: true, withFileTypes: true });
    const reports = all.filter((entry) => entry.isFile() && entry.name === 'report.json');
    if (reports.length > MAX_REPORTS) throw new UsageError(`${folder}: more than ${MAX_REPORTS} reports; name a folder with fewer`);
    if (reports.length > 0) return reports.map(({ parentPath }) => join(folder, relative(root, parentPath), 'report.json')).sort();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${folder}: not a folder that can be read (${(error as NodeJS.ErrnoException).code})`);
  }
  throw new UsageError(`${folder}: no report.json in it; name the folder that --out named`);
}

function text(targets: readonly PlannedTarget[], unread: readonly { because: string }[], edition: string, quiet: boolean): string {
  const broken = targets.filter((target) => target.broken.length > 0);
  const failures = broken.flatMap((target) => target.broken);
  const counted = groups(failures, ({ id }) => id).sort(([, a], [, b]) => b.length - a.length);
  const untold = targets.filter((target) => target.untold > 0);
  const lines = [
    ...broken.map(
      ({ name, file, verdict, broken: own }) =>
        `breaks ${name} (${file}), ${verdict.map((one) => one.replace('-', ' ')).join(' → ')}: ${own.map(({ id, before, after }) => `${id} (${before ?? 'new'} → ${after})`).join(', ')}`,
    ),
    ...untold.map(
      ({ name, file, untold: number }) =>
        `untested ${name} (${file}): its recordings do not show ${countText(number, 'requirement')}; run it again`,
    ),
    ...unread.map(({ because }) => `unread ${because}`),
    ...counted.map(([id, own]) => `by ${id}: ${own.length}`),
  ];
  const last = `Edition ${edition}: ${broken.length} of ${targets.length} would break`;
  return (quiet ? [last] : [...lines, last]).join('\n');
}
