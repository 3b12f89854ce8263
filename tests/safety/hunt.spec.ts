import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { expect, test } from '@playwright/test';
import { freePort } from '../../fixtures/free-port.ts';
import { type Link, startLink } from '../../targets/hostile/index.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { providerManifest, startPlatform } from '../../targets/reference/platform/index.ts';
import { assay, version } from '../support/command.ts';
import { filesOf } from '../support/gating.ts';
import { recorded } from '../support/proof.ts';
import { reportOf } from '../support/reading/reports.ts';
import { running } from '../support/targets/applications.ts';

// One run after the other: what else goes on is chosen here.
test.describe.configure({ mode: 'default' });

const rounds = Number(process.env.ASSAY_HUNT ?? 3);

type Verdicts = Map<string, { verdict: string; reason: string }>;

/** Runs the public command on a conforming target, through links if there are any, and returns the verdict of each requirement. */
type Run = (links: Link[]) => Promise<Verdicts>;

async function verdictsOf(args: string[], files: Record<string, string>): Promise<Verdicts> {
  const outcome = await assay([...args, '--quiet'], { files, limit: 170_000 });
  expect(outcome.stderr).not.toMatch(/^\s+at |bug in Assay/im);
  return new Map(reportOf(outcome).requirements.map(({ id, verdict, reason = '' }) => [id, { verdict, reason }]));
}

const runs: Record<string, Run> = {
  async certify([link]) {
    const partner = await startPartner({ manifest: partnerManifest() });
    link?.leadsTo(partner.origin);
    const manifest = JSON.stringify(partner.manifest).replaceAll(partner.origin, link?.origin ?? partner.origin);
    try {
      return await verdictsOf(['certify', 'm.json', '--plan', 'test', '--cases', '3', '--browser', 'off', '--seed', '1'], {
        'm.json': manifest,
      });
    } finally {
      await partner.close();
    }
  },
  async gate([main, bridge]) {
    const manifest = providerManifest({ origin: `http://127.0.0.1:${await freePort()}` });
    const platform = await startPlatform({ manifest, ...(main && { publicUrl: main.origin }) });
    main?.leadsTo(platform.baseUrl);
    bridge?.leadsTo(platform.bridgeUrl);
    const configuration = { base_url: main?.origin ?? platform.baseUrl, bridge_url: bridge?.origin ?? platform.bridgeUrl };
    try {
      return await verdictsOf(['gate', 'p/platform.yaml'], filesOf(platform, { configuration }, 'p'));
    } finally {
      await platform.close();
    }
  },
  app: ([link]) =>
    running({}, (origin) => {
      link?.leadsTo(origin);
      const files = { 'app/package.json': '{"main":"server.js"}', 'app/.gitignore': 'node_modules\n' };
      const variables = ['--env', 'NODE_ENV=production', '--env', 'CC_HEALTH_CHECK_PATH=/health'];
      return verdictsOf(['app', 'app', ...variables, '--url', link?.origin ?? origin], files);
    }),
};

/** Keeps every core busy meanwhile. */
async function underLoad<T>(act: () => Promise<T>): Promise<T> {
  const busy: ChildProcess[] = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    return await act();
  } finally {
    for (const child of busy) child.kill('SIGKILL');
  }
}

async function overLinks<T>(seed: number, act: (links: Link[]) => Promise<T>): Promise<T> {
  const links = await Promise.all([startLink({ seed }), startLink({ seed: seed + 1_000 })]);
  try {
    return await act(links);
  } finally {
    await Promise.all(links.map((link) => link.close()));
  }
}

/** A busy machine cuts nothing: an answer that takes longer makes no verdict another. */
const loaded = 'under load';

const conditions: Record<string, (run: Run, round: number) => Promise<Verdicts>> = {
  [loaded]: (run) => underLoad(() => run([])),
  'over a slow and lossy link': (run, round) => overLinks(round, run),
};

/** Verdicts that differ from those of a calm run; over a link that cuts connections, an undecided one with a reason does not count. */
const differing = (calm: Verdicts, now: Verdicts, condition: string): string[] =>
  [...calm].flatMap(([id, { verdict }]) => {
    const { verdict: other = 'none', reason = '' } = now.get(id) ?? {};
    const isSame = other === verdict || (condition !== loaded && other === 'undecided' && reason !== '');
    return isSame ? [] : [`${id}: ${verdict}, then ${other} (${reason})`];
  });

for (const [kind, run] of Object.entries(runs)) {
  for (const [condition, under] of Object.entries(conditions)) {
    test(`${kind} ${condition}, ${rounds} times: the same verdicts`, async () => {
      test.setTimeout(rounds * 180_000);
      const calm = await run([]);
      const found: string[] = [];
      let undecided = 0;
      for (let round = 1; round <= rounds; round++) {
        const now = await under(run, round);
        found.push(...differing(calm, now, condition).map((line) => `round ${round}: ${line}`));
        undecided += [...now.values()].filter(({ verdict }) => verdict === 'undecided').length;
      }
      recorded('hunt', `${kind} ${condition}`, { version, rounds, verdicts: rounds * calm.size, differing: found.length, undecided });
      expect(found).toEqual([]);
    });
  }
}
