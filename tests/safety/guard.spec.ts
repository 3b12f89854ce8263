import { createServer, type RequestListener } from 'node:http';
import { expect, test } from '@playwright/test';
import { createTabs } from '../../fixtures/browser/tabs.ts';
import type { Attack } from '../../targets/hostile/index.ts';
import { browserRun } from '../support/browser-run.ts';
import { assay } from '../support/command.ts';
import { needs } from '../support/needs.ts';
import { idsWith } from '../support/reading/reports.ts';
import { attackProvider, providerSurfaces, type Surface } from '../support/targets/attacking.ts';
import { at, certifyPartner, expectCalm, serving } from '../support/targets/refusing.ts';

test('a fleet target cannot have the name of a file of ours, nor that of another in capital letters', async () => {
  const manifest = JSON.stringify(at('http://127.0.0.1:9'));
  for (const [names, line] of [
    [['overview.json'], /a target cannot be named "overview.json"/],
    [['Overview.HTML'], /a target cannot be named "Overview.HTML"/],
    [['acme', 'ACME'], /two targets are named "ACME"/],
  ] as const) {
    const files = { 'a.json': manifest, 'targets.yaml': JSON.stringify({ targets: names.map((name) => ({ name, manifest: 'a.json' })) }) };
    const { status, stderr, written } = await assay(['fleet', 'targets.yaml'], { files });
    expect(stderr).toMatch(line);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect([status, written]).toEqual([2, {}]);
  }
});

test('no text of a list of targets starts a line that GitHub takes for a command', async () => {
  const files = { 'targets.yaml': JSON.stringify({ targets: [{ name: 'acme', manifest: 'a\n::error::canary' }] }) };
  for (const args of [['--dry-run'], []]) {
    const { stdout, stderr } = await assay(['fleet', 'targets.yaml', ...args], { files, env: { GITHUB_ACTIONS: 'true' } });
    expect(stdout + stderr).toContain('canary');
    expect(stdout + stderr).not.toMatch(/^\s*::error::canary/m);
  }
});

test('400 cookies end in a verdict', { tag: '@prove' }, async () => {
  const cookies = (session: string) => [
    `partner_session=${session}; Path=/`,
    ...Array.from({ length: 400 }, (_, index) => `c${index}=${session}-${index}; Path=/`),
  ];
  const outcome = await certifyPartner({ cookies });
  expectCalm(outcome, 100_000);
  expect(idsWith(outcome.report, 'fail', 'warn', 'undecided', 'blocked')).toEqual([]);
  expect(outcome.status).toBe(0);
});

test('a signed form and a header of the user follow no 307 to another port', { tag: '@prove' }, async () => {
  const seen: string[] = [];
  const spy: RequestListener = (incoming, answer) => {
    seen.push(`${incoming.method} ${incoming.headers['x-gate']}`);
    answer.end('hello');
  };
  await serving(createServer(spy), async (host) => {
    const outcome = await certifyPartner({ redirectStatus: 307, location: () => `http://${host}/panel` }, [
      ...['--plan', 'test', '--header', 'X-Gate: canary'],
    ]);
    expect(outcome.stdout).toContain('a redirect that takes the signed form to another origin');
    expect(seen.filter((line) => line.startsWith('POST') || line.includes('canary'))).toEqual([]);
  });
});

test('no request goes to another loopback address or port', async () => {
  const seen: string[] = [];
  const spy: RequestListener = (incoming, answer) => {
    seen.push(`${incoming.method} ${incoming.url}`);
    answer.end('hello');
  };
  await serving(createServer(spy), async (host) => {
    const part = ['--plan', 'test', '--smoke', '--browser', 'off'];
    const outcome = await certifyPartner({ location: () => `http://${host}/panel` }, part);
    expect(outcome.stdout).toContain(`(--allow-host ${host} allows it)`);
    expect(seen).toEqual([]);
  });
});

test('the browser reaches the target, and nothing else on this machine', needs('browser', '@prove'), async () => {
  const seen: string[] = [];
  const spy = createServer((incoming, answer) => {
    seen.push(`${incoming.method} ${incoming.url}`);
    answer.setHeader('Access-Control-Allow-Origin', '*').end('secret');
  });
  spy.on('upgrade', (incoming, socket) => {
    seen.push(`upgrade ${incoming.url}`);
    socket.destroy();
  });
  await serving(spy, async (neighbour) => {
    const page = `<!doctype html><title>panel</title><img src="/away"><script>
      const tried = [fetch('http://${neighbour}/fetch'), fetch('http://localhost:${neighbour.split(':')[1]}/name'), fetch('/away'),
        new Promise((_, reject) => { new WebSocket('ws://${neighbour}/socket').onerror = reject; }),
        navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)];
      Promise.allSettled(tried).then((all) => { document.title = all.map(({ status }) => status).join(); });
    </script>`;
    // It is ready once its own request has come to an end.
    const worker = `self.addEventListener('install', (event) => event.waitUntil(fetch('http://${neighbour}/worker').catch(() => {})));`;
    const target = createServer((incoming, answer) => {
      if (incoming.url === '/away') return answer.writeHead(302, { Location: `http://${neighbour}/redirect` }).end();
      if (incoming.url === '/worker.js') return answer.setHeader('Content-Type', 'text/javascript').end(worker);
      answer.setHeader('Content-Type', 'text/html').end(page);
    });
    await serving(target, async (host) => {
      const tabs = createTabs(browserRun(`http://${host}/`), process.env);
      try {
        await tabs.visits({}, async ({ tab }) => {
          await tab.goto(`http://${host}/`);
          await expect.poll(() => tab.title()).toBe('rejected,rejected,rejected,rejected,fulfilled');
        });
        expect(seen).toEqual([]);
      } finally {
        await tabs.close();
      }
    });
  });
});

test.describe('with --timeout 3000 no target stretches a run beyond a minute', { tag: '@prove' }, () => {
  const slowly: Record<string, Attack> = {
    // Each is answered in time, and leads to the next one.
    'a slow chain of redirects': {
      speaks: (socket, { path }) => {
        const next = `${path.replace(/\?.*/, '')}?n=${Date.now()}`;
        const answer = `HTTP/1.1 307 Later\r\nLocation: ${next}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
        const timer = setTimeout(() => socket.end(answer), 2_500);
        socket.on('close', () => clearTimeout(timer));
      },
    },
    // The connection stays open, as if the request were still to come.
    'an answer before the request': {
      opens: (socket) => void socket.write('HTTP/1.1 200 OK\r\nContent-Length: 26\r\n\r\n{"id":"r-1","config":null}'),
    },
  };
  for (const [what, attack] of Object.entries(slowly)) {
    test(what, async () => {
      const { seconds, wrong, attacked } = await attackProvider(attack, providerSurfaces['sign-on'] as Surface, [
        '--timeout',
        '3000',
        '--browser',
        'off',
      ]);
      expect(wrong).toEqual([]);
      expect(attacked).toBeGreaterThan(0);
      expect(seconds).toBeLessThan(63);
    });
  }
});
