import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Decisions, type Manifest, partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { changed } from '../support/command.ts';
import { startFor } from '../support/gating.ts';
import { githubJob, gitlabFile, gitlabJob, isLeft, type JobEnd, type Place, typed } from '../support/house/ci-jobs.ts';
import { linked, locked, put } from '../support/house/repositories.ts';

/** How the jobs of a CI are run, by the file that `assay init ci` wrote. */
const services: Record<string, (job: 'assay' | 'judge' | 'merge', place: Place) => Promise<JobEnd>> = {
  github: (job, place) => githubJob(job, place),
  gitlab: (job, place) => gitlabJob({ assay: 'assay', judge: 'shards', merge: 'verdicts' }[job], gitlabFile(place.folder), place),
};

// The address cannot be called, so nothing is run.
const silent = changed('https://test.acme.example/sso', 'nowhere');
const isApt = (script: string) => script.includes('apt-get');
const isInstallation = (script: string) => isApt(script) || /npm (ci|install)/.test(script);
const reports = ['report.json', 'report.html', 'junit.xml', 'report.sarif', 'report.md'].map((name) => `assay-report/${name}`);
const targets = (...manifests: string[]) =>
  JSON.stringify({ targets: manifests.map((manifest, index) => ({ name: `target-${index + 1}`, manifest })) });
const pins = (options: string) => `manifest: manifest.json\nplans: [test]\noptions: { ${options} }\n`;
/** Somebody has to say why each failure is known, and who answers for it. */
const baselineLine =
  "npx --no-install assay report assay-report/report.json --reporter baseline && sed 's/fill in why/ticket 12/; s/fill in who/jane/' assay-report/baseline.yaml > assay-baseline.yaml";

interface Overview {
  targets: { name: string; status: number; because?: string }[];
}
const overviewIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'assay-report/overview.json'), 'utf8')) as Overview;

for (const [service, job] of Object.entries(services)) {
  test(`the file for ${service} in a repository: a failure, accepted statuses, and known failures`, { tag: '@prove' }, async () => {
    await linked({ 'manifest.json': silent }, async (folder) => {
      const place: Place = { folder, isDone: isInstallation };
      expect(await typed(`npx --no-install assay init ci ${service}`, place)).toMatchObject({ status: 0 });
      const failing = await job('assay', place);
      expect(failing.status, failing.text).toBe(1);
      expect(failing.text).toContain('Nothing to undo');
      for (const path of reports) expect(isLeft(place, path), path).toBe(true);
      await typed(baselineLine, place);
      // 4: what fails is known, and the rest was not tested.
      expect((await job('assay', place)).status).toBe(4);
      const accepting = { ...place, ...(service === 'github' ? { known: { 'inputs.accept': '0 4' } } : { env: { ASSAY_ACCEPT: '0 4' } }) };
      expect((await job('assay', accepting)).status).toBe(0);
    });
  });

  test(`the file for ${service} gates a platform, with the secrets of the CI`, { tag: '@prove' }, async () => {
    const platform = await startFor({});
    const { 'manifest.json': manifest = '', ...files } = platform.files();
    const secrets = { ...platform.environment, ASSAY_MANIFEST: manifest };
    const known = Object.fromEntries(Object.entries(secrets).map(([name, value]) => [`secrets.${name}`, value]));
    // The drivers of this platform need its address too.
    const env = service === 'github' ? platform.environment : secrets;
    try {
      await linked(files, async (folder) => {
        const place: Place = { folder, isDone: isInstallation, known, env };
        expect(await typed(`npx --no-install assay init ci ${service}`, place)).toMatchObject({ status: 0 });
        const end = await job('assay', place);
        expect(end.status, end.text).toBe(0);
        expect(end.text).toMatch(/^conforming: /m);
        for (const path of reports) expect(isLeft(place, path), path).toBe(true);
        const written = reports.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n') + end.text;
        for (const secret of Object.values(platform.environment).filter((value) => value.length > 20 && !value.includes(':')))
          expect(written.includes(secret)).toBe(false);
      });
    } finally {
      await platform.close();
    }
  });

  test(`the file for ${service}, installed from a lock file, with services that run`, { tag: '@prove' }, async () => {
    test.setTimeout(600_000);
    await locked({ 'manifest.json': '{}', 'assay.yaml': pins('cases: 3') }, async (folder) => {
      const place: Place = { folder, env: { ASSAY_RETRY_AFTER: '3' }, isDone: isApt };
      // For the owner, who runs `init`; the job installs it anew.
      expect(await typed('npm ci --prefer-offline --no-audit --no-fund', place)).toMatchObject({ status: 0 });
      expect(await typed(`npx --no-install assay init ci ${service}`, place)).toMatchObject({ status: 0 });

      await test.step('conforming', () =>
        withPartner({}, async (manifest) => {
          put(folder, { 'manifest.json': JSON.stringify(manifest) });
          const end = await job('assay', place);
          expect(end.status, end.text).toBe(0);
          expect(end.text).toMatch(/added \d+ packages/);
          expect(end.text).toContain('conforming: acme-db, all ');
        }));
      const again: Place = { ...place, isDone: isInstallation };

      await test.step('inconclusive, then conforming', async () => {
        rmSync(join(folder, 'assay-report'), { recursive: true });
        const gone = await startPartner({ manifest: partnerManifest() });
        put(folder, { 'manifest.json': JSON.stringify(gone.manifest) });
        await gone.close();
        const running = job('assay', again);
        // The report of the first try is there, and nobody has listened.
        await expect.poll(() => isLeft(again, 'assay-report/report.json'), { timeout: 120_000, intervals: [50] }).toBe(true);
        const back = await startPartner({ manifest: gone.manifest, port: Number(new URL(gone.origin).port) });
        const end = await running;
        await back.close();
        expect(end.status, end.text).toBe(0);
        expect(end.text).toMatch(/nothing listens.*Inconclusive: trying again in 3 seconds.*\nconforming: acme-db, all /s);
      });

      await test.step('failing, then known', () =>
        withPartner({ isSigned: () => true }, async (manifest) => {
          // A part, which is quick.
          put(folder, { 'manifest.json': JSON.stringify(manifest), 'assay.yaml': pins('only: [sso/refuses-a-wrong-signature]') });
          const end = await job('assay', again);
          expect(end.status, end.text).toBe(1);
          await typed(baselineLine, again);
          const known = await job('assay', again);
          expect(known.status, known.text).toBe(0);
          expect(known.text).toContain('not conforming: acme-db');
          rmSync(join(folder, 'assay-baseline.yaml'));
        }));

      await test.step('a fleet with a target that cannot be used', async () => {
        for (const path of ['.github', '.gitlab-ci.yml']) rmSync(join(folder, path), { recursive: true, force: true });
        put(folder, { 'targets.yaml': targets('manifest.json', 'nowhere.json') });
        expect(await typed(`npx --no-install assay init ci ${service}`, again)).toMatchObject({ status: 0 });
        await withPartner({}, async (manifest) => {
          put(folder, { 'manifest.json': JSON.stringify(manifest) });
          const judged = await job('judge', again);
          expect(judged.status, judged.text).toBe(0);
        });
        const merged = await job('merge', again);
        expect(merged.status, merged.text).toBe(2);
        const [good, bad, ...others] = overviewIn(folder).targets;
        expect([good?.status, bad?.status, others]).toEqual([0, 2, []]);
        expect(bad?.because).toContain('nowhere.json');
        expect(await job('merge', { ...again, env: { ASSAY_ACCEPT: '0 2' } })).toMatchObject({ status: 0 });
      });
    });
  });
}

async function withPartner(decisions: Partial<Decisions>, work: (manifest: Manifest) => Promise<void>): Promise<void> {
  const partner = await startPartner({ manifest: partnerManifest(), decisions });
  try {
    await work(partner.manifest);
    expect(partner.resources()).toEqual([]);
  } finally {
    await partner.close();
  }
}
