import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { changedBy, judgedAgain, type Kind, kindsOf, outcomeOf, published, type Run, runOf, withContract } from './contract/run.ts';
import { type Mutant, mutantsOf } from './contract/statements.ts';
import { unnoticed } from './contract/unnoticed.ts';
import { everyNth, isWhole, publish } from './proof.ts';

/** The references by the published contract: run once, then judged again by each changed one. */
interface Before {
  files: string[];
  verdicts: readonly string[];
  outcomes: Record<Kind, Run>;
}

async function before(folder: string): Promise<Before> {
  const kinds: Kind[] = ['provider', 'platform', 'client'];
  const files = kinds.map((kind) => join(folder, `${kind}.json`));
  const outcomes = {} as Before['outcomes'];
  for (const [index, kind] of kinds.entries()) {
    const report = await runOf(kind);
    outcomes[kind] = outcomeOf(report);
    writeFileSync(files[index] ?? '', JSON.stringify(report));
  }
  const verdicts = await withContract(undefined, (published) => judgedAgain(published, files));
  return { files, outcomes, verdicts: verdicts ?? [] };
}

/** How a changed contract is noticed: by what is judged, or by what the target receives. */
const noticed = (mutant: Mutant, { files, verdicts, outcomes }: Before): Promise<string | undefined> =>
  withContract(changedBy(mutant), async (folder) => {
    const again = await judgedAgain(folder, files);
    if (again === undefined) return 'the contract is refused';
    const judged = again.find((line) => !verdicts.includes(line));
    if (judged !== undefined) return `judged: ${judged}`;
    for (const kind of kindsOf[mutant.document]) {
      const after = outcomeOf(await runOf(kind, folder));
      const verdict = after.verdicts.find((line) => !outcomes[kind].verdicts.includes(line));
      if (verdict !== undefined) return `played: ${verdict}`;
      const sent = after.received.find((line) => !outcomes[kind].received.includes(line));
      if (sent !== undefined) return `received: ${sent.slice(0, 120)}`;
    }
    return undefined;
  });

test('a contract that is changed in one statement is noticed', async () => {
  const all = mutantsOf(published());
  const chosen = everyNth(all, 20);
  test.setTimeout(60_000 + chosen.length * 30_000);
  const folder = mkdtempSync(join(tmpdir(), 'assay-references-'));
  try {
    const known = await before(folder);
    const rows = new Map<string, { kind: Mutant['kind']; by?: string; reason?: string }>();
    const queue = chosen.values();
    const worker = async () => {
      for (const mutant of queue) {
        const by = await noticed(mutant, known);
        const reason = by === undefined ? unnoticed[mutant.name] : undefined;
        rows.set(mutant.name, { kind: mutant.kind, ...(by !== undefined && { by }), ...(reason !== undefined && { reason }) });
      }
    };
    await Promise.all([worker(), worker()]);
    if (isWhole) publish('contract', Object.fromEntries(chosen.map(({ name }) => [name, rows.get(name)])));
    const open = [...rows].filter(([, { by, reason }]) => by === undefined && reason === undefined).map(([name]) => name);
    expect(open, 'statements that nothing follows from: judge them, send them, or list them in tests/contract/unnoticed.ts').toEqual([]);
    const stale = Object.keys(unnoticed).filter((name) => rows.get(name)?.by !== undefined || (isWhole && !rows.has(name)));
    expect(stale, 'listed as unnoticed, and noticed or gone: take them out of tests/contract/unnoticed.ts').toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
