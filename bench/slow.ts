import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../specs/generated/schemas.ts';
import { partnerManifest, startPartner } from '../targets/reference/partner/index.ts';
import { providerManifest, startPlatform } from '../targets/reference/platform/index.ts';
import type { Place } from './measured.ts';

/** A run with a target that takes its time for every answer. */
export interface SlowRun {
  verdict: string;
  seconds: number;
  'seconds announced': number;
  requests: number;
  /** Requests that were made while another one was under way. */
  beside: number;
  /** Generated installs. */
  cases: number;
}

const standIn = 'http://127.0.0.1:28418';

/** How long targets take that are slow to answer, how long the runs say that they take, and how many requests they make. */
export async function slowRuns(bin: string): Promise<Record<string, SlowRun>> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-slow-'));
  const partner = await startPartner({ manifest: partnerManifest(), decisions: { delay: 2_000 } });
  const platform = await startPlatform({ manifest: providerManifest({ origin: standIn }), decisions: { delay: 300 } });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partner.manifest));
  mkdirSync(join(folder, 'platform'));
  for (const [name, text] of Object.entries(platform.files())) writeFileSync(join(folder, 'platform', name), text);
  const certify = ['certify', 'manifest.json', '--plan', 'test', '--browser', 'off'];
  try {
    return {
      'certify, 2 s an answer': await slowRun([bin, ...certify], { cwd: folder }),
      'gate, 300 ms an answer': await slowRun([bin, 'gate', 'platform/platform.yaml'], {
        cwd: folder,
        env: { ...process.env, ...platform.environment },
      }),
    };
  } finally {
    await partner.close();
    await platform.close();
    rmSync(folder, { recursive: true });
  }
}

async function slowRun(args: string[], place: Place): Promise<SlowRun> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { ...place, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  await new Promise((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - started) / 1_000;
  const { verdict, exchanges, recordings } = JSON.parse(readFileSync(join(place.cwd, 'assay-report/report.json'), 'utf8')) as Report;
  const [, announced = '0', unit] = /takes about (\d+) (s|minutes)/.exec(said) ?? [];
  // A later play shows again what an earlier one has asked.
  const asked = new Map(exchanges.map((one) => [`${one.started} ${one.request.method} ${one.request.url}`, one]));
  const own = [...asked.values()]
    .filter(({ request }) => !request.url.startsWith(standIn))
    .sort((one, other) => one.started - other.started);
  const endOf = ({ started: at, ms }: (typeof own)[number]) => at + ms.total;
  const isBeside = (at: number) => {
    const [one, before, next] = [own[at], own[at - 1], own[at + 1]];
    return (
      one !== undefined && ((before !== undefined && endOf(before) > one.started) || (next !== undefined && endOf(one) > next.started))
    );
  };
  return {
    verdict,
    seconds: Math.round(seconds),
    'seconds announced': Number(announced) * (unit === 'minutes' ? 60 : 1),
    requests: own.length,
    beside: own.filter((_, index) => isBeside(index)).length,
    cases: recordings
      .flatMap(({ observations }) => observations)
      .filter(({ label, exchanges: own }) => label === 'provision/any-body' && own.length > 0).length,
  };
}
