import { execFileSync, spawn } from 'node:child_process';
import { closeSync, copyFileSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../fixtures/free-port.ts';
import { until } from '../../fixtures/until.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { changed, root, run } from '../support/command.ts';
import { dotnetFramework, needs } from '../support/needs.ts';
import { isWhole } from '../support/proof.ts';

interface Started {
  build?: string[];
  start(port: number): string[];
  /** Files beside the sample that `init` writes too. */
  more?: string[];
  supply?: Parameters<typeof needs>[0];
}

/** Each sample, how to build and start it, and what that needs. */
const samples = {
  'partner.mjs': { start: () => [process.execPath, 'partner.mjs'] },
  'partner.py': { start: () => ['python3', 'partner.py'], supply: 'python' },
  'partner.go': { build: ['go', 'build', '-o', 'partner', 'partner.go'], start: () => ['./partner'], supply: 'go' },
  'partner.php': { start: (port) => ['php', '-S', `127.0.0.1:${port}`, 'partner.php'], supply: 'php' },
  'partner.rb': { start: () => ['ruby', 'partner.rb'], supply: 'ruby' },
  'Partner.java': { build: ['javac', 'Partner.java'], start: () => ['java', 'Partner'], supply: 'jdk' },
  'partner.cs': {
    more: ['partner.csproj'],
    build: ['dotnet', 'build', '-o', 'out', `-p:TargetFramework=${dotnetFramework()}`],
    start: () => ['dotnet', 'out/partner.dll'],
    supply: 'dotnet',
  },
  'partner.rs': { build: ['rustc', '-O', '--edition', '2021', 'partner.rs'], start: () => ['./partner'], supply: 'rust' },
} satisfies Record<string, Started>;
type Sample = keyof typeof samples;
const names = Object.keys(samples) as Sample[];

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
  .flatMap(([, name = '', ...cells]) => {
    const requirement = cells[names.length] ?? '';
    return names.map((sample, index): Mistake => ({ name, sample, ...change(cells[index] ?? ''), requirement }));
  });

function change(cell: string): { from: string; to: string } {
  const [, , from = '', to = ''] = /^(`+) ?(.+?) ?\1 → (?:nothing|`(.+)`)$/.exec(cell) ?? [];
  if (from === '') throw new Error(`no change of a line: ${cell}`);
  return { from, to };
}

/** Starts a sample with one change in a folder of its own; returns the service and its address. */
async function started(folder: string, sample: Sample, { name, from = '', to = '' }: { name: string; from?: string; to?: string }) {
  const own = join(folder, name);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
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
  const { build: [builder, ...options] = [], start, more = [] }: Started = samples[sample];
  for (const path of more) copyFileSync(join(root, 'docs/samples', path), join(own, path));
  // As the guide installs Assay: in the same folder, with its samples.
  const installed = join(own, 'node_modules/assay/docs/samples');
  mkdirSync(installed, { recursive: true });
  copyFileSync(join(root, 'docs/samples', sample), join(installed, sample));
  if (builder !== undefined) execFileSync(builder, options, { cwd: own, stdio: 'inherit' });
  const [program = '', ...args] = start(port);
  // .NET 3.1 aborts where its errors go to /dev/null.
  const errors = openSync(join(own, 'errors.txt'), 'w');
  const service = spawn(program, args, { cwd: own, stdio: ['ignore', 'ignore', errors] });
  closeSync(errors);
  const isListening = () => fetch(origin).then(Boolean, () => false);
  expect(await until(isListening, { withinMs: 30_000, everyMs: 50 }), `${name} did not start`).toBe(true);
  return { service, port };
}

/** Certifies samples in one run, each with its own mistake, or with none. */
async function certified(sample: Sample, all: { name: string; from?: string; to?: string }[]): Promise<(name: string) => Report> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-samples-'));
  const services: ReturnType<typeof spawn>[] = [];
  try {
    for (const one of all) services.push((await started(folder, sample, one)).service);
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

for (const sample of names) {
  const { supply }: Started = samples[sample];
  const details = supply === undefined ? { tag: '@prove' } : needs(supply, '@prove');
  test(
    `${sample} reads a body in chunks before it refuses the call: the next one on that connection is answered`,
    supply ? needs(supply) : {},
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'assay-samples-'));
      const { service, port } = await started(folder, sample, { name: 'right' });
      try {
        const socket = connect(port, '127.0.0.1');
        const call = (head: string, body: string) => `${head} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${body}`;
        socket.write(call('POST /resources', 'Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'));
        let answers = '';
        let isAlone = true;
        for await (const chunk of socket) {
          answers += chunk;
          if (!isAlone || !answers.includes('\r\n\r\n')) continue;
          isAlone = /^connection: close/im.test(answers);
          if (isAlone) break;
          socket.write(call('GET /nothing', 'Connection: close\r\n\r\n'));
        }
        const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
        expect(statuses).toEqual(isAlone ? ['401'] : ['401', '404']);
      } finally {
        service.kill();
        rmSync(folder, { recursive: true });
      }
    },
  );

  test(`${sample} conforms, and each mistake of the guide fails the requirement that the guide names`, details, async () => {
    test.setTimeout(300_000);
    const own = mistakes.filter((mistake) => mistake.sample === sample);
    expect(own.length).toBeGreaterThan(9);
    // Every sixth mistake, another one in each language, unless all is to be proved.
    const chosen = own.filter((_, index) => isWhole || index % 6 === names.indexOf(sample));
    const named = chosen.map((mistake, index) => ({ ...mistake, name: `mistake-${index}`, text: mistake.name }));
    const reportOn = await certified(sample, [{ name: 'right' }, ...named]);
    const report = reportOn('right');
    expect.soft(wrongIn(report)).toEqual([]);
    expect
      .soft(report.requirements.filter(({ verdict, level }) => /^un/.test(verdict) && level === 'must').map(({ id }) => id))
      .toEqual(['sso/opens-in-a-browser']);
    expect.soft(report.resources).toMatchObject({ unknown: [], left: [] });
    for (const { name, text, requirement } of named) expect.soft(wrongIn(reportOn(name)), text).toContain(requirement);
  });
}

test(
  'a service that leaves the body of a refused call unread is judged by its answers, not by what it takes for the next call',
  needs('python', '@prove'),
  async () => {
    test.setTimeout(120_000);
    const unread = 'body = self.read_body() if self.path == "/sso" or is_platform(self.headers.get("Authorization")) else b""';
    const reportOn = await certified('partner.py', [{ name: 'unread', from: 'body = self.read_body()', to: unread }]);
    const wanted = ({ verdict, level }: Report['requirements'][number]) => verdict === 'undecided' && level === 'must';
    expect.soft(wrongIn(reportOn('unread'))).toEqual([]);
    expect.soft(reportOn('unread').requirements.filter(wanted)).toEqual([]);
  },
);
