import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Recording, Report } from '../../specs/generated/schemas.ts';
import { because } from '../catalogue/reason.ts';
import type { Edition } from '../contract/edition.ts';
import { parseManifest } from '../documents/manifest.ts';
import { defined } from '../documents/values.ts';
import { fingerprinted } from './fingerprint.ts';
import { judge, type Material } from './judge.ts';
import type { Judgement } from './judgement.ts';
import { buildReport, reasonIn } from './report.ts';
import { isDocumentRule, type Rule, untested } from './rule.ts';
import type { Surfaces } from './surfaces.ts';

interface JudgeAgainOptions {
  rules: readonly Rule[];
  surfaces?: Partial<Surfaces>;
  edition: Edition;
  version: string;
  command: string;
  /** What the first run left out stays left out, for the same reason; otherwise every verdict has to come from the recordings. */
  keepsChoices: boolean;
}

/** Fields that describe the run and not its verdicts. */
const keptFields = new Set([
  'facts',
  'gaps',
  'assumptions',
  'recordings',
  'exchanges',
  'resources',
  'seed',
  'complete',
  'coverage',
  'manifest',
  'application',
  'insecure',
  'outage',
  'missingInputs',
  'refusedInputs',
]);

/** Judges the recordings of an earlier run, and contacts nobody; what they do not show is untested, with that reason. */
export function judgeAgain(old: Report, { rules, surfaces = {}, edition, version, command, keepsChoices }: JudgeAgainOptions): Report {
  const earlier = new Map(keepsChoices ? [...old.requirements, ...(old.unscored ?? [])].map((outcome) => [outcome.id, outcome]) : []);
  const material = materialOf(old, surfaces);
  // If the report does not contain the document of a rule, the rule becomes one that reads nothing, and so is untested.
  const isReadable = (rule: Rule) => !isDocumentRule(rule) || material[rule.reads] !== undefined;
  const own = rules.map((rule) => (isReadable(rule) ? rule : { requirement: rule.requirement, reads: [], check: () => [] }));
  const judged = judge(own, material, edition.levelOf);
  const document = old.target.kind === 'application' ? "application's folder" : 'manifest';
  const isDocument = new Set(rules.filter(isDocumentRule).map(({ requirement }) => requirement));
  const reconsidered = (id: RequirementId, judgement: Judgement): Judgement => {
    if (judgement.code !== 'not-recorded') return judgement;
    const before = earlier.get(id);
    const { verdict, byChoice = false } = before ?? {};
    if (before && (verdict === 'untested' || verdict === 'undecided')) return { ...judgement, verdict, ...reasonIn(before), byChoice };
    return isDocument.has(id) ? { ...judgement, ...because('document-not-in-report', { document }) } : judgement;
  };
  const report = buildReport({
    version,
    command,
    target: old.target,
    started: new Date(old.started),
    edition,
    judged: new Map([...judged].map(([id, judgement]) => [id, reconsidered(id, judgement)])),
    leftOut(id) {
      const before = earlier.get(id);
      return before?.verdict === 'untested' && before.byChoice ? { ...reasonIn(before), byChoice: true } : undefined;
    },
    strict: false,
    surfaces,
    more: {
      ...Object.fromEntries(Object.entries(old).filter(([field]) => keptFields.has(field) && (keepsChoices || field !== 'gaps'))),
      judgedBefore: { assay: old.assay, edition: old.edition, verdict: old.verdict },
    },
  });
  return fingerprinted(report);
}

/** A recording in today's names: version 2 calls the fix of a mistake `mend`, and has only words for which address was followed. */
const renamed = (recording: Recording): Recording => ({
  ...recording,
  observations: recording.observations.map((one) => ({
    ...one,
    ...(one.variant === undefined && one.what === 'callback_url' && { variant: 'callback-url' }),
    ...(one.mistake && { mistake: { ...one.mistake, ...defined({ fix: one.mistake.fix ?? one.mistake.mend }) } }),
  })),
});

function materialOf(
  { manifest, application, target, recordings, exchanges, requirements }: Report,
  { applicationOf }: Partial<Surfaces>,
): Material {
  const commands = new Map(
    requirements.flatMap(({ id, problems = [] }) =>
      problems.flatMap(({ exchanges: numbers = [], repeat, recipe }) =>
        repeat === undefined ? [] : [[`${id} ${numbers}`, { repeat, ...defined({ recipe }) }] as const],
      ),
    ),
  );
  return {
    ...(manifest && {
      manifest: parseManifest(target.document ?? 'manifest.json', new TextEncoder().encode(manifest.text), {}, manifest.previousId),
    }),
    ...(application && applicationOf && { application: applicationOf(application, target.name) }),
    played: { recordings: recordings.map(renamed), exchanges },
    unplayed: { ...untested('not-recorded'), byChoice: false },
    repeat: (seen, id) => commands.get(`${id} ${seen.exchanges.map(({ number = 0 }) => number)}`),
  };
}
