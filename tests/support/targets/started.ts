import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Decisions, type Partner, partnerManifest, startPartner } from '../../../targets/reference/partner/index.ts';
import { type Ended, inFolder, type Running, started } from '../command.ts';
import { marked, markVariable } from '../reading/marked.ts';

export interface Stage extends Running {
  partner: Partner;
  folder: string;
  /** The process of the run and all its descendants. */
  processes(): number[];
  /** The folder for temporary files. */
  scratch: string;
  /** The temporary files that Assay left. */
  leftovers(): string[];
}

/** Certifies a partner, runs `act` meanwhile, and cleans up whatever happens. */
export async function during(
  decisions: Partial<Decisions>,
  act: (stage: Stage) => Promise<void>,
  args: string[] = [],
  files: Record<string, string> = {},
): Promise<void> {
  const partner = await startPartner({ manifest: partnerManifest(), decisions });
  const folder = mkdtempSync(join(tmpdir(), 'assay-stage-'));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partner.manifest));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const mark = randomUUID();
  const command = ['certify', 'manifest.json', '--plan', 'test', ...args];
  const scratch = mkdtempSync(join(folder, 'tmp-'));
  const running = started(command, folder, {
    env: { [markVariable]: mark, TMPDIR: scratch, HOME: homedir(), ...stateHome },
    detached: true,
  });
  const processes = () => marked(mark);
  const leftovers = () => readdirSync(scratch).filter((name) => name.startsWith('assay-'));
  try {
    await act({ ...running, partner, folder, scratch, processes, leftovers });
  } finally {
    for (const pid of processes()) process.kill(pid, 'SIGKILL');
    await partner.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The folder with the key of the ledgers, the same as for this process. */
const { XDG_STATE_HOME } = process.env;
const stateHome = XDG_STATE_HOME ? { XDG_STATE_HOME } : {};
export const within = (timeout: number) => ({ timeout, intervals: [20] });
export const installs = (partner: Partner, least: number) =>
  expect.poll(() => partner.made(), within(40_000)).toBeGreaterThanOrEqual(least);
export const says = ({ output }: Stage, text: string) => expect.poll(output, within(40_000)).toContain(text);
export const reap = (folder: string, args: string[] = []): Promise<Ended> => inFolder(['reap', ...args], folder);
export const ledgersIn = (folder: string) => readdirSync(join(folder, 'assay-report/ledger'));
