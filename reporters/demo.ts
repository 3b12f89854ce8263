import { countText } from '../engine/documents/show.ts';
import { printable } from '../engine/redaction/printable.ts';
import type { Report } from '../specs/generated/schemas.ts';
import { createPaint } from './paint.ts';
import { verdictStyles } from './terminal.ts';
import { titleOf } from './words.ts';

/** One reference that the demo judged. */
export interface Judged {
  what: string;
  report: Report;
  /** Where its HTML report is. */
  page: string;
}

const columns = { what: 13, verdict: 29, page: 39 };

/** What is about to happen, for somebody who sees Assay for the first time. */
export const demoStart = 'Assay judges four reference implementations, all of them on this machine.\n';

/** The verdict on one reference, in one line. */
export function demoLine({ what, report }: Judged, { color }: { color: boolean }): string {
  const { verdict, counts, because } = report;
  const isPart = verdict === 'partial' && isUnbroken(report);
  const words = isPart ? 'conforming as far as judged' : titleOf(verdict).toLowerCase();
  const { pass, 'not-applicable': _, ...others } = counts;
  const rest = Object.entries(others).flatMap(([name, number]) =>
    number > 0 ? [`${number} ${name === 'untested' ? 'left out' : name}`] : [],
  );
  const figures = [`${String(pass).padStart(3)} checks passed`, ...rest].join(', ');
  const why = verdict === 'conforming' || isPart ? '' : `\n    ${printable(because)}`;
  return `  ${what.padEnd(columns.what)}${createPaint(color)(verdictStyles[verdict], words.padEnd(columns.verdict))}${figures}${why}`;
}

/** The result of all, what was left out and how to get it, where the pages are, and what to do next. */
export function demoEnd(judged: readonly Judged[], leftOut: readonly string[]): string {
  const passed = judged.reduce((sum, { report }) => sum + report.counts.pass, 0);
  const result = judged.every(({ report }) => isUnbroken(report))
    ? `Everything that was judged conforms: ${countText(passed, 'check')} passed, none failed.`
    : 'Not everything conforms, and these references should: the reports say why.';
  const pages = judged.map(({ what, page }) => `  ${page.padEnd(columns.page)}${what}`);
  return [
    ['', result, ...leftOut],
    ['', 'Reports, to open in a browser:', ...pages],
    ['', 'Next, judge something of yours:', ...next],
  ]
    .flat()
    .join('\n');
}

const isUnbroken = ({ counts }: Report): boolean => counts.fail + counts.warn + counts.blocked + counts.undecided === 0;

const next = [
  ['npx assay init provider', 'a manifest to start with'],
  ['npx assay certify manifest.json', 'the add-on service behind it'],
  ['npx assay app . --start "npm start"', 'an application'],
  ['npx assay docs', 'the guides'],
].map(([command = '', what]) => `  ${command.padEnd(columns.page)}${what}`);
