import { hash } from 'node:crypto';
import { because } from '../../engine/catalogue/reason.ts';
import type { Edition } from '../../engine/contract/edition.ts';
import { defined } from '../../engine/documents/values.ts';
import { type Drift, drift } from '../../engine/drift/compare.ts';
import { type Difference, statedRequirements } from '../../engine/drift/difference.ts';
import { folded } from '../../engine/drift/folded.ts';
import type { Published } from '../../engine/drift/published.ts';
import type { Judgement } from '../../engine/judging/judgement.ts';
import { buildReport } from '../../engine/judging/report.ts';
import { untested } from '../../engine/judging/rule.ts';
import { openPublished } from '../../fixtures/published-document.ts';
import type { RequirementId } from '../../specs/generated/ids.ts';
import { deliver, judgingOf, outputPlan, readyToDeliver } from '../delivery/output.ts';
import { commandLine } from '../plan/repeat-line.ts';
import { type Arguments, type Io, printable } from '../run.ts';

export async function judgeDrift(args: Arguments['drift'], io: Io): Promise<number> {
  const run = judgingOf(args, io);
  const output = await readyToDeliver(outputPlan(args), io);
  const published = await openPublished(args.document, io.cwd, { env: io.env });
  const found = drift(published);
  if (!args.quiet && args.reporter.includes('terminal')) io.out(`${summary(published, found)}\n`);
  const stated = statedRequirements();
  const elsewhere = { ...because('not-in-openapi'), byChoice: true };
  const isJudged = (id: string) => stated.has(id as RequirementId) && run.edition.levelOf(id as RequirementId) !== 'note';
  const unjudged = found.differences.filter(({ kind, requirements }) => kind === 'breaking' && !requirements.some(isJudged));
  const judged = new Map<RequirementId, Judgement>(
    [...stated].map(([id, operations]) => {
      const judgement = judgementOf(id, published, found.differences, run.edition);
      const isAbsent = judgement.problems.length === 0 && operations.every((operation) => found.missing.includes(operation));
      return [id, isAbsent ? absent() : judgement];
    }),
  );
  // What breaks a client and no other requirement is about.
  if (unjudged.length > 0) judged.set(agrees, judgementOf(agrees, published, unjudged.map(owned), run.edition));
  const report = buildReport({
    ...run,
    command: commandLine('drift', [published.file], args),
    target: { kind: 'platform', name: published.file },
    judged,
    leftOut: (id) => run.leftOut(id) ?? (judged.has(id) ? undefined : elsewhere),
  });
  return deliver(report, output, io);
}

function summary({ locate, file }: Published, { differences }: Drift): string {
  const listed = (kind: Difference['kind'], title: string) => {
    const own = folded(differences).filter((one) => one.kind === kind);
    const lines = own.map(
      ({ operation, pointer, expected, got }) => `  ${locate(pointer)}  ${operation}: expected ${expected}, got ${got}`,
    );
    return [`${title}: ${own.length}`, ...lines];
  };
  const lines = [...listed('breaking', 'Breaking differences'), '', ...listed('compatible', 'Compatible differences')];
  return [`${file} against the contract`, '', ...lines.map((line) => printable(line))].join('\n');
}

function judgementOf(id: RequirementId, { locate }: Published, differences: readonly Difference[], edition: Edition): Judgement {
  const own = folded(differences.filter(({ requirements }) => requirements.includes(id)));
  const level = edition.levelOf(id);
  const problems = own.flatMap(({ kind, code, name, operation, expected, got, pointer }) => {
    if (kind !== 'breaking' || level === 'note') return [];
    const fingerprint = hash('sha256', JSON.stringify([id, code, operation, name])).slice(0, 12);
    const stated = { ...defined({ code }), facts: { operation, ...defined({ part: name }) }, fingerprint };
    return [{ level, ...stated, expected: `${operation}: ${expected}`, got, at: locate(pointer), pointer, hint: advice }];
  });
  const notes = own
    .filter(({ kind }) => kind === 'compatible')
    .map(({ operation, expected, got, pointer }) => ({ text: `${operation}: expected ${expected}, got ${got}`, at: locate(pointer) }));
  if (problems.length > 0) return { verdict: level === 'must' ? 'fail' : 'warn', problems, notes };
  const isUnsaid = differences.some(({ about, requirements }) => about === 'unsaid' && requirements.includes(id));
  return isUnsaid ? { ...untested('document-is-silent'), problems, notes } : { verdict: 'pass', problems, notes };
}

const agrees: RequirementId = 'published/agrees-with-the-contract';
const owned = (one: Difference): Difference => ({ ...one, requirements: [agrees] });

const absent = (): Judgement => ({ ...untested('operation-not-in-document'), problems: [], notes: [] });
const advice = 'change the published document, or the contract, so that both say the same';
