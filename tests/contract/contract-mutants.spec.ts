import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Report } from '../../engine/judging/report.ts';
import { everyNth, isWhole, publish } from '../support/proof.ts';
import { changedBy, judgedAgain, type Kind, kindsOf, outcomeOf, published, type Run, runOf, writeContract } from './run.ts';
import { type Mutant, mutantsOf } from './statements.ts';
import { unnoticed } from './unnoticed.ts';

const kinds: Kind[] = ['provider', 'platform', 'client'];

interface Row {
  kind: Mutant['kind'];
  /** What noticed it. */
  by?: string;
  /** Why nothing can. */
  reason?: string;
}

/** By what the references that a document is about receive, or by what is judged of them then. */
async function noticedInPlay({ document }: Mutant, folder: string, before: ReadonlyMap<Kind, Run>): Promise<string | undefined> {
  for (const kind of kindsOf[document]) {
    const after = outcomeOf(await runOf(kind, folder));
    const { verdicts = [], received = [] } = before.get(kind) ?? {};
    const verdict = after.verdicts.find((line) => !verdicts.includes(line));
    if (verdict !== undefined) return `played: ${verdict}`;
    const sent = after.received.find((line) => !received.includes(line));
    if (sent !== undefined) return `received: ${sent.slice(0, 120)}`;
  }
  return undefined;
}

test('a contract that is changed in one statement is noticed', async () => {
  const chosen = everyNth(mutantsOf(published()), 20);
  test.setTimeout(120_000 + chosen.length * 30_000);
  const folder = mkdtempSync(join(tmpdir(), 'assay-mutants-'));
  try {
    const reports = await Promise.all(kinds.map((kind) => runOf(kind)));
    const before = new Map(kinds.map((kind, index) => [kind, outcomeOf(reports[index] as Report)]));
    const file = join(folder, 'reports.json');
    writeFileSync(file, JSON.stringify(reports));
    const folders = chosen.map((mutant, index) => writeContract(join(folder, String(index)), changedBy(mutant)));
    const unchanged = writeContract(join(folder, 'published'));
    const judged = await judgedAgain(file, [unchanged, ...folders]);
    const rows = new Map<string, Row>();
    for (const [index, mutant] of chosen.entries()) {
      const own = folders[index] ?? '';
      const again = judged.get(own);
      const line = again?.find((verdict) => !judged.get(unchanged)?.includes(verdict));
      const by = again === undefined ? 'the contract is refused' : line ? `judged: ${line}` : await noticedInPlay(mutant, own, before);
      const reason = by === undefined ? unnoticed[mutant.name] : undefined;
      rows.set(mutant.name, { kind: mutant.kind, ...(by !== undefined && { by }), ...(reason !== undefined && { reason }) });
    }
    if (isWhole) publish('contract', Object.fromEntries(rows));
    const open = [...rows].filter(([, { by, reason }]) => by === undefined && reason === undefined).map(([name]) => name);
    expect(open, 'statements that nothing follows from: judge them, send them, or list them in tests/contract/unnoticed.ts').toEqual([]);
    const stale = Object.keys(unnoticed).filter((name) => rows.get(name)?.by !== undefined || (isWhole && !rows.has(name)));
    expect(stale, 'listed as unnoticed, and noticed or gone: take them out of tests/contract/unnoticed.ts').toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
