import { basename } from 'node:path';
import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Outcome, Problem, Report } from '../../specs/generated/schemas.ts';
import { missingFor, type Requirement, readingsOf } from '../catalogue/catalogue.ts';
import { because, type Reason } from '../catalogue/reason.ts';
import { contractChoice } from '../contract/contract.ts';
import { type Edition, editionOf } from '../contract/edition.ts';
import { defined } from '../documents/values.ts';
import { observed } from '../recording/recording.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { withCauses } from './causes.ts';
import { contextsOf } from './contexts.ts';
import { judge, type Material } from './judge.ts';
import { type Judgement, shownFacts } from './judgement.ts';
import { assumptionsOf, exclusionsOf, gapsOf, type InUse } from './questions.ts';
import type { Rule, Unplayed } from './rule.ts';
import type { Surfaces } from './surfaces.ts';
import { countVerdicts, runVerdict } from './verdict.ts';

/** Why a requirement has no judgement: the user left it out, or something was missing. */
export type Untested = Pick<Unplayed, 'reason' | 'code' | 'facts' | 'byChoice'>;

export interface JudgedRun {
  version: string;
  command: string;
  target: Report['target'];
  started: Date;
  /** By default the one in force. */
  edition?: Edition | undefined;
  judged: ReadonlyMap<RequirementId, Judgement>;
  /** Why a requirement was left out; undefined if it should be judged. */
  leftOut(id: RequirementId): Untested | undefined;
  strict: boolean;
  surfaces?: Partial<Surfaces>;
  inUse?: InUse;
  more?: Partial<Report>;
}

/** What is judged, and what the report says of the run besides. */
export interface Judging extends Omit<JudgedRun, 'judged'> {
  rules: readonly Rule[];
  material: Material;
}

/** Judges what there is, and builds the report. */
export const judgedReport = ({ rules, material, edition = editionOf(), ...run }: Judging): Report =>
  buildReport({ ...run, edition, judged: judge(rules, material, edition.levelOf) });

/** A report without the secrets of its target; recordings and exchanges were redacted when they were recorded. */
export function withoutSecretsOf({ recordings, exchanges, ...rest }: Report, redactor: Redactor): Report {
  return { ...redactor.value(rest), recordings, exchanges };
}

/** All outcomes for one target: every requirement of its kind appears, judged or not. */
export function buildReport(run: JudgedRun): Report {
  const edition = run.edition ?? editionOf();
  const rows = edition.requirements.filter(({ target }) => target === run.target.kind);
  const seen = { recordings: run.more?.recordings ?? [], exchanges: run.more?.exchanges ?? [] };
  const judged = rows.filter(({ level }) => level !== 'note');
  const outcomes = withCauses(
    judged.filter(edition.isScored).map((row) => outcome(row, run)),
    run.surfaces?.families ?? [],
    observed(seen),
  );
  const unscored = judged
    .filter((row) => !edition.isScored(row))
    .map((row) => ({ ...outcome(row, run), ...defined({ since: row.since }) }));
  const { verdict, because } = runVerdict(outcomes, { strict: run.strict });
  const { outage, refusedInputs = [] } = run.more ?? {};
  const refused = outage?.refused ? `${outage.says}; ${outage.hint}` : refusedInputs.map(({ reason }) => reason).join('; ');
  const caveats = [
    ...(edition.isPrivate ? [privateContractText(edition)] : []),
    ...(run.more?.complete === false ? ['the run was stopped before its end'] : []),
    ...(run.more?.insecure ? ['certificates were not checked (--insecure)'] : []),
  ];
  const notes = rows.flatMap(({ id }) => (run.leftOut(id) ? [] : (run.judged.get(id)?.notes ?? []).map((note) => ({ id, ...note }))));
  const contexts = contextsOf(run.more?.recordings ?? []);
  return {
    assay: run.version,
    edition: edition.name,
    catalogueHash: edition.hash,
    command: run.command,
    target: run.target,
    started: run.started.toISOString(),
    verdict,
    because: [verdict === 'inconclusive' && refused !== '' ? refused : because, ...caveats].join('; '),
    complete: true,
    counts: countVerdicts(outcomes),
    requirements: outcomes,
    ...(unscored.length > 0 && { unscored }),
    notes,
    facts: {},
    gaps: gapsOf(run.target.kind, seen, run.more?.facts ?? {}, run.surfaces?.observers),
    assumptions: assumptionsOf(run.target.kind, run.inUse),
    exclusions: exclusionsOf(run.target.kind),
    recordings: [],
    exchanges: [],
    resources: { made: 0, undone: 0, unknown: [], left: [] },
    seed: null,
    ...(contexts.length > 0 && { contexts }),
    ...run.more,
  };
}

function privateContractText({ name, hash }: Edition): string {
  const { folder } = contractChoice() ?? {};
  return folder === undefined
    ? `judged by a private edition, ${name}`
    : `judged by the contract in ${basename(folder)}, ${hash.slice(0, 19)}`;
}

/** The refused credentials that a requirement cannot do without. */
function refusedFor(row: Requirement, { missingInputs = [], refusedInputs = [] }: Partial<Report> = {}) {
  const missing = (settings: readonly string[]) => missingFor(row, new Set([...missingInputs, ...settings])).length;
  return refusedInputs.find(({ settings }) => missing(settings) > missing([]));
}

/** A reason as an outcome has it: the sentence, and beside it the code and the facts that it was made of. */
const reasonFields = ({ reason, code, facts }: Partial<Reason>) =>
  reason ? { reason, ...defined({ reasonCode: code, reasonFacts: facts && shownFacts(facts) }) } : {};

/** The reason of an outcome. */
export const reasonIn = ({ reason = '', reasonCode, reasonFacts }: Outcome): Reason => ({
  reason,
  ...defined({ code: reasonCode, facts: reasonFacts }),
});

function outcome(row: Requirement, run: JudgedRun): Outcome {
  const { id, surface, text, hint, source } = row;
  const readings = readingsOf(row);
  const head = {
    id,
    surface,
    level: row.level as 'must' | 'should',
    text,
    hint,
    source,
    ...(row.inferred && { inferred: row.inferred }),
    ...(readings.length > 0 && { readings }),
  };
  const untested = run.leftOut(id);
  const judgement = run.judged.get(id);
  if (untested) return { ...head, verdict: 'untested', ...reasonFields(untested), byChoice: untested.byChoice };
  if (!judgement) return { ...head, verdict: 'untested', ...reasonFields(because('no-rule')), byChoice: false };
  const { verdict, problems, blockedBy, judgedWith, ms, byChoice, evidence } = judgement;
  const missing = missingFor(row, new Set(run.more?.missingInputs));
  const refused = refusedFor(row, run.more);
  if (refused && problems.length === 0 && verdict !== 'blocked') return { ...head, verdict: 'undecided', ...reasonFields(refused) };
  // Without some of its settings, only a part of the requirement was tested: that is not a pass.
  if (missing.length > 0 && (verdict === 'pass' || verdict === 'not-applicable')) {
    const why = because('needs-settings', { settings: missing.join(' and ') });
    return { ...head, verdict: 'untested', ...reasonFields(why), byChoice: false, missing };
  }
  // A requirement shows its first problem in its own fields.
  const { expected, got, at, exchanges, repeat }: Partial<Problem> =
    problems[0] ?? defined({ at: judgement.at, exchanges: judgement.exchanges });
  return {
    ...head,
    verdict,
    ...(verdict === 'untested' && missing.length > 0 && { missing }),
    ...reasonFields(judgement),
    ...defined({ blockedBy, judgedWith, ms, byChoice, evidence, expected, got, at, exchanges, repeat }),
    ...(problems.length > 0 && { problems }),
  };
}
