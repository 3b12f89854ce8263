import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { inFolder, root } from '../support/command.ts';
import { needs } from '../support/needs.ts';
import { startBufferingProxy } from '../support/targets/buffering-proxy.ts';

test.describe.configure({ timeout: 900_000 });

interface Judged {
  status: number | null;
  stdout: string;
  report: Report;
}

/** Gates the platform of somebody else, started with these arguments; `between` may change its configuration. */
async function judged(
  args: string[],
  between: (configuration: string) => Promise<{ more?: string[]; end(): void } | undefined>,
): Promise<Judged> {
  const platform = spawn('python3', [join(root, 'tests/support/by-others/platform/run.py'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  const [line] = (await once(createInterface({ input: platform.stdout }), 'line')) as [string];
  const { configuration } = JSON.parse(line) as { configuration: string };
  const link = await between(configuration);
  try {
    const folder = dirname(configuration);
    const { status, stdout, stderr } = await inFolder(['gate', configuration, '--out', 'report', ...(link?.more ?? [])], folder, {
      limit: 800_000,
    });
    expect([0, 1], stderr).toContain(status);
    return { status, stdout, report: JSON.parse(readFileSync(join(folder, 'report/report.json'), 'utf8')) as Report };
  } finally {
    link?.end();
    platform.kill('SIGTERM');
  }
}

const directly = async () => undefined;

/** Puts a proxy before both addresses; what the platform itself names keeps its own address. */
async function behindProxies(configuration: string) {
  const text = readFileSync(configuration, 'utf8');
  const own = [...text.matchAll(/^(?:base|bridge)_url: (\S+)$/gm)].map(([, url = '']) => url);
  const proxies = await Promise.all(own.map(startBufferingProxy));
  writeFileSync(
    configuration,
    own.reduce((changed, url, index) => changed.replace(`_url: ${url}`, `_url: ${proxies[index]?.url}`), text),
  );
  const more = own.flatMap((url) => ['--allow-host', new URL(url).host]);
  const end = () => {
    for (const proxy of proxies) proxy.end();
  };
  return { more, end };
}

const links: Record<string, [args: string[], between: typeof behindProxies | typeof directly]> = {
  'one answer in ten is 503': [['--flaky', '0.1'], directly],
  'every answer takes 300 ms': [['--latency', '0.3'], directly],
  'a proxy that buffers': [[], behindProxies],
};

/** Faults of the same platform, and what fails for them on any link. */
const faults = ['config-trimmed', 'invoice-by-number-alone'];
const shown = ['invoice/keeps-organisations-apart', 'vendor/detail-shows-the-config'];

for (const [what, [args, between]] of Object.entries(links))
  test(`the same verdicts over a bad link: ${what}`, needs('python', '@prove'), async () => {
    const conforming = await judged(['none', ...args], between);
    const isOpen = (verdict: string) => !['pass', 'not-applicable'].includes(verdict);
    const open = conforming.report.requirements
      .filter(({ verdict }) => isOpen(verdict))
      .map(({ id, verdict, got, reason }) => `${id} ${verdict}: ${got ?? reason}`);
    expect(open, conforming.stdout).toEqual([]);
    expect(conforming.status).toBe(0);
    const faulty = await judged([...faults, ...args], between);
    const failed = faulty.report.requirements.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id);
    expect(faulty.status).toBe(1);
    expect(failed.sort(), faulty.stdout).toEqual(shown);
  });

/** Fifteen faults at once: those that stand at these places of the table of faults. */
const starts = [0, 15, 30];

for (const start of starts)
  test(`fifteen faults at once are never conforming: from the ${start + 1}th on`, needs('python', '@prove'), async () => {
    const table = readFileSync(join(root, 'tests/support/by-others/platform/faults.py'), 'utf8');
    const names = [...table.matchAll(/^@fault\("([\w-]+)"/gm)].map(([, name = '']) => name);
    const some = names.slice(start, start + 15);
    expect(some).toHaveLength(15);
    const { status, report } = await judged(some, directly);
    expect(status).toBe(1);
    expect(report.verdict).toBe('not-conforming');
  });
