import { readAs, requirements, sourceText } from '../engine/catalogue/catalogue.ts';
import { fingerprintOf } from '../engine/judging/fingerprint.ts';
import { printable } from '../engine/redaction/printable.ts';
import type { Outcome, Problem, Report } from '../specs/generated/schemas.ts';
import { baselineEntryFor } from './baseline.ts';
import { jsonText } from './json.ts';
import { placeOf, sentence, type Unscored } from './words.ts';

/** How many problems of one requirement become results; viewers refuse files with too many. */
const maxProblems = 50;

const message = (text: string) => ({ text: printable(text) });

/** The report as SARIF 2.1.0: a rule for each requirement, a result for each problem. */
export function sarif(report: Report): string {
  const { requirements: outcomes, target, started, command, complete } = report;
  const judged = new Map<string, string>(requirements().map((row) => [row.id, row.judged]));
  const all: Unscored[] = [...outcomes, ...(report.unscored ?? [])];
  const rules = all.map((outcome) => rule(outcome, judged.get(outcome.id)));
  const results = all.flatMap((outcome, index) =>
    (outcome.problems ?? []).slice(0, maxProblems).map((problem) => ({
      ...result(problem, outcome, index, report),
      ...(index >= outcomes.length && { level: 'note', properties: announced(outcome) }),
    })),
  );
  return jsonText({
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Assay', version: printable(report.assay), rules } },
        automationDetails: { id: `assay/${target.kind}/${printable(target.name)}/` },
        invocations: [
          {
            commandLine: printable(command),
            startTimeUtc: started,
            executionSuccessful: complete,
            toolExecutionNotifications: all.flatMap(notification),
          },
        ],
        results,
        columnKind: 'utf16CodeUnits',
        properties: { edition: printable(report.edition), verdict: report.verdict, because: printable(report.because) },
      },
    ],
  });
}

const announced = ({ since }: Unscored) => ({ unscored: true, ...(since && { since: printable(since) }) });

function rule({ id, level, text, hint, source, inferred, surface }: Outcome, judged: string | undefined) {
  const help = [
    text,
    `Contract: ${sourceText({ source, ...(inferred && { inferred }) })} (${level}).`,
    ...(judged ? [`How it is judged: ${judged}`] : []),
    `What to change: ${hint}`,
  ];
  return {
    id: printable(id),
    shortDescription: message(text.trim()),
    help: message(help.map((line) => line.trim()).join(' ')),
    defaultConfiguration: { level: levelOf(level) },
    properties: { level, source: printable(source), tags: [printable(surface)] },
  };
}

const levelOf = (level: 'must' | 'should') => (level === 'must' ? 'error' : 'warning');

function result(problem: Problem, outcome: Outcome, ruleIndex: number, report: Report) {
  const hint = (problem.hint ?? outcome.hint).trim();
  const known = baselineEntryFor(report, outcome.id);
  return {
    // A rule and the way in which it is broken, as SARIF writes them (§3.52.4).
    ruleId: printable(problem.code === undefined ? outcome.id : `${outcome.id}/${problem.code}`),
    ruleIndex,
    level: levelOf(problem.level),
    message: message([`${sentence(problem)}. ${hint}`, ...(outcome.readings ?? []).map(readAs)].join(' ')),
    locations: [location(problem, outcome.id, report)],
    partialFingerprints: { 'problem/v2': fingerprintOf(outcome.id, problem) },
    ...(known && {
      suppressions: [{ kind: 'external', status: 'accepted', justification: printable(`${known.reason} (${known.owner})`) }],
    }),
    ...(problem.repeat && { properties: { repeat: printable(problem.repeat) } }),
  };
}

/** A problem of a document is in its file; one of the running target is at the call, and in the file that describes the target. */
function location(problem: Problem, id: string, { target, manifest }: Report) {
  const place = placeOf(problem, target);
  const { at = target.name, pointer } = problem;
  if (place) {
    return {
      physicalLocation: { artifactLocation: { uri: uriOf(place.file) }, region: { startLine: place.line, startColumn: place.column } },
      ...(pointer && { logicalLocations: [{ fullyQualifiedName: printable(pointer), kind: 'member' }] }),
    };
  }
  return {
    ...(target.document && {
      physicalLocation: {
        artifactLocation: { uri: uriOf(target.document) },
        region: { startLine: lineOf(at, id, target.places ?? placesIn(manifest?.text)) },
      },
    }),
    logicalLocations: [
      { name: printable(at), kind: 'resource' },
      { name: printable(target.name), kind: 'module' },
    ],
  };
}

type Places = NonNullable<Report['target']['places']>;

/** The line with the address that was called, or with what the check needs: there an editor shows what is wrong with a call. */
function lineOf(at: string, id: string, places: Places): number {
  const called = places.flatMap(({ addresses = [], line }) =>
    addresses.flatMap((address) => (at.includes(address.replace(/\/+$/, '')) ? { line, length: address.length } : [])),
  );
  const [longest] = called.toSorted((one, two) => two.length - one.length);
  const needs = requirements().flatMap((row) => (row.id === id && Array.isArray(row.needs) ? row.needs.flat() : []));
  const needed = places.findLast(({ setting }) => needs.includes(setting));
  return (longest ?? needed)?.line ?? 1;
}

/** The addresses that a manifest names. */
const placesIn = (manifest = ''): Places =>
  manifest.split('\n').flatMap((text, index) => {
    const [, setting, address] = /"(\w+)":\s*"(https?:[^"]+)"/.exec(text) ?? [];
    return setting !== undefined && address !== undefined ? { setting, line: index + 1, addresses: [address] } : [];
  });

/** The path of a file as a reference: relative as it was given, a file URL when it is absolute. */
function uriOf(file: string): string {
  const path = printable(file).replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
  if (/^[A-Za-z]%3A\//.test(path)) return `file:///${path.replace('%3A', ':')}`;
  return path.startsWith('/') ? `file://${path.replace(/^\/+/, '/')}` : path;
}

/** A check without a verdict becomes a notification: it is not a finding about the target. */
function notification({ id, verdict, reason = '', blockedBy = '' }: Outcome) {
  if (verdict !== 'undecided' && verdict !== 'blocked') return [];
  const text = verdict === 'blocked' ? `blocked by ${blockedBy}` : `undecided: ${reason}`;
  return [{ level: 'warning', message: message(text), associatedRule: { id: printable(id) } }];
}
