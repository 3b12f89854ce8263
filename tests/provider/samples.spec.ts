import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../fixtures/free-port.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { changed, root, run } from '../support/command.ts';
import { everyNth, isWhole } from '../support/proof.ts';

const samples = { 'partner.mjs': process.execPath, 'partner.py': 'python3' };
type Sample = keyof typeof samples;

interface Mistake {
  name: string;
  sample: Sample;
  from: string;
  to: string;
  requirement: string;
}

/** The table of the guide: a change of each sample, and who notices it. */
const mistakes = readFileSync(join(root, 'docs/certify-your-first-add-on.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name = '', javascript = '', python = '', requirement = '']) => [
    { name, sample: 'partner.mjs' as Sample, ...change(javascript), requirement },
    { name, sample: 'partner.py' as Sample, ...change(python), requirement },
  ]);

function change(cell: string): { from: string; to: string } {
  const [, , from = '', to = ''] = /^(`+) ?(.+?) ?\1 → (?:nothing|`(.+)`)$/.exec(cell) ?? [];
  if (from === '') throw new Error(`no change of a line: ${cell}`);
  return { from, to };
}

/** Certifies samples in one run, each with its own mistake, or with none. */
async function certified(all: { name: string; sample: Sample; from?: string; to?: string }[]): Promise<(name: string) => Report> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-samples-'));
  const services: ReturnType<typeof spawn>[] = [];
  try {
    for (const { name, sample, from = '', to = '' } of all) {
      const own = join(folder, name);
      const origin = `http://127.0.0.1:${await freePort()}`;
      const text = readFileSync(join(root, 'docs/samples', sample), 'utf8');
      expect(text.split(from).length > 1 || from === '', `${sample} has no ${from}`).toBe(true);
      mkdirSync(own);
      writeFileSync(
        join(own, 'manifest.json'),
        changed('https://test.acme.example/resources', `${origin}/resources`).replace('https://test.acme.example/sso', `${origin}/sso`),
      );
      writeFileSync(
        join(own, sample),
        text.replace(from, () => to),
      );
      const service = spawn(samples[sample], [sample], { cwd: own, stdio: ['ignore', 'pipe', 'inherit'] });
      services.push(service);
      await new Promise<void>((listening, failed) => {
        service.stdout?.once('data', () => listening());
        service.once('exit', () => failed(new Error(`${name} did not start`)));
      });
    }
    const targets = all.map(({ name }) => ({ name, manifest: `${name}/manifest.json` }));
    writeFileSync(join(folder, 'targets.yaml'), JSON.stringify({ targets }));
    const args = ['fleet', 'targets.yaml', '--plan', 'test', '--quiet', '--browser', 'off', '--cases', '2'];
    const { stderr } = await run(join(root, 'dist/cli/bin.js'), args, folder, { limit: 240_000 });
    const reports = new Map(
      all.map(({ name }) => [name, JSON.parse(readFileSync(join(folder, 'assay-report', name, 'report.json'), 'utf8')) as Report]),
    );
    return (name) => {
      const report = reports.get(name);
      if (!report) throw new Error(`no report on ${name}: ${stderr}`);
      return report;
    };
  } finally {
    for (const service of services) service.kill();
    rmSync(folder, { recursive: true });
  }
}

const wrongIn = ({ requirements }: Report) =>
  requirements.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn').map(({ id }) => id as string);

test('the samples conform, and each mistake of the guide fails the requirement that the guide names', { tag: '@prove' }, async () => {
  test.setTimeout(300_000);
  // Every third mistake, the languages in turns, unless all is to be proved.
  const chosen: Mistake[] = everyNth(mistakes, 6).flatMap((both, index) => both.filter((_, language) => isWhole || language === index % 2));
  expect(mistakes.length).toBeGreaterThan(9);
  const named = chosen.map((mistake, index) => ({ ...mistake, name: `mistake-${index}`, text: mistake.name }));
  const right = [
    { name: 'javascript', sample: 'partner.mjs' as Sample },
    { name: 'python', sample: 'partner.py' as Sample },
  ];
  const reportOn = await certified([...right, ...named]);
  for (const { name } of right) {
    const report = reportOn(name);
    expect.soft(wrongIn(report), name).toEqual([]);
    expect
      .soft(report.requirements.filter(({ verdict, level }) => verdict === 'untested' && level === 'must').map(({ id }) => id))
      .toEqual(['sso/opens-in-a-browser']);
    expect.soft(report.resources, name).toMatchObject({ unknown: [], left: [] });
  }
  for (const { name, text, sample, requirement } of named)
    expect.soft(wrongIn(reportOn(name)), `${sample}: ${text}`).toContain(requirement);
});
