import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, test } from '@playwright/test';
import { landing } from '../../fixtures/browser/landing.ts';
import { keepBrowser } from '../../fixtures/browser/shared-browser.ts';
import { createTabs, type Tabs } from '../../fixtures/browser/tabs.ts';
import { processes } from '../../fixtures/processes.ts';
import { browserRun } from '../support/browser-run.ts';
import { assay } from '../support/command.ts';
import { needs } from '../support/needs.ts';
import { reportOf } from '../support/reading/reports.ts';
import { startPlainPartner } from '../support/targets/plain-partner.ts';
import { serving } from '../support/targets/refusing.ts';

type Answers = (path: string, request: IncomingMessage, response: ServerResponse) => void;

/** Serves a page whose script fills `#root`, and what the script asks for; visits it with the tabs of one run. */
async function visiting(script: string, answers: Answers, use: (tabs: Tabs, url: string) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://target.example').pathname;
    if (path !== '/') return answers(path, request, response);
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html><div id="root">Loading</div><script>
      const show = (text) => { document.getElementById('root').textContent = text; };
      ${script}
    </script>`);
  });
  await serving(server, async (host) => {
    const url = `http://${host}/`;
    const tabs = createTabs(browserRun(url), process.env);
    try {
      await use(tabs, url);
    } finally {
      await tabs.close();
      server.closeAllConnections();
    }
  });
}

const shown = async (tabs: Tabs, url: string): Promise<string> => {
  const page = await tabs.visits({}, (opened) => landing(opened, () => opened.tab.goto(url), tabs.known));
  return page.body.replace(/<.*?>/g, '');
};

/** How long the third visit takes, when the page is known. */
async function laterMs(tabs: Tabs, url: string, text: string): Promise<number> {
  for (const _ of [1, 2]) expect(await shown(tabs, url)).toBe(text);
  const start = performance.now();
  expect(await shown(tabs, url)).toBe(text);
  return performance.now() - start;
}

test('a visit finds nothing that an earlier one left in the browser, in a context that is used again', needs('browser'), async () => {
  const script = `
    const found = [document.cookie, localStorage.a, sessionStorage.a, window.name, history.length > 2 ? 'history' : ''];
    const leave = () => { document.cookie = 'a=1'; localStorage.a = sessionStorage.a = window.name = 'left'; };
    leave();
    addEventListener('pagehide', leave);
    fetch('/api').then((answer) => answer.text()).then((text) => show('found ' + found.join('') + text));`;
  const cached: Answers = (path, { headers }, response) => {
    if (path !== '/api') return void response.end();
    response.setHeader('Cache-Control', 'max-age=600').end(String(headers.cookie ?? '') === 'a=1' ? String(asked++) : 'no cookie');
  };
  let asked = 0;
  await visiting(script, cached, async (tabs, url) => {
    const contexts = new Set<unknown>();
    for (const index of [0, 1, 2]) {
      await tabs.visits({}, async (opened) => {
        contexts.add(opened.tab.context());
        const { body } = await landing(opened, () => opened.tab.goto(url), tabs.known);
        expect(body).toBe(`<pre>found ${index}</pre>`);
      });
    }
    expect(contexts.size).toBe(1);
  });
});

for (const [what, leave] of Object.entries({
  'a database': `const opening = indexedDB.open('a', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('s').put('x'.repeat(10000), 'k');
    opening.onsuccess = () => show('left');`,
  'a cache': `caches.open('a').then((cache) => cache.put('/b', new Response('b'.repeat(1000)))).then(() => show('left'));`,
}))
  test(`${what} in the browser is gone at the next visit`, needs('browser'), async () => {
    const script = `Promise.all([indexedDB.databases(), caches.keys()]).then(([one, two]) => {
      if (one.length + two.length > 0) return show('found');
      ${leave}
    });`;
    await visiting(
      script,
      (_, _request, response) => void response.end(),
      async (tabs, url) => {
        for (const _ of [1, 2, 3]) expect(await shown(tabs, url)).toBe('left');
      },
    );
  });

test('a visit waits for a slow answer, and for what comes shortly after it', needs('browser'), async () => {
  const script = `fetch('/slow').then((answer) => answer.text()).then((text) => setTimeout(() => show(text), 120));`;
  const slow: Answers = (_, _request, response) => void setTimeout(() => response.end('the panel'), 1_200);
  await visiting(script, slow, async (tabs, url) => {
    for (const _ of [1, 2]) expect(await shown(tabs, url)).toBe('the panel');
  });
});

const endless: Record<string, { script: string; answers: Answers }> = {
  'a poll': {
    script: `show('the panel'); const ask = () => fetch('/poll?' + Date.now()).then(() => setTimeout(ask, 10)); ask();`,
    answers: (_, _request, response) => void setTimeout(() => response.end(), 40),
  },
  'a stream': {
    script: `fetch('/api').then(() => show('the panel')); new EventSource('/events');`,
    answers: (path, _, response) => {
      if (path === '/api') return void response.end();
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': hello\n\n');
    },
  },
  'a request that is held open': {
    script: `fetch('/api').then(() => show('the panel')); fetch('/held/' + Math.random());`,
    answers: (path, _, response) => {
      if (path === '/api') response.end();
    },
  },
};
for (const [what, { script, answers }] of Object.entries(endless))
  test(`${what} does not keep later visits waiting`, needs('browser'), async () => {
    await visiting(script, answers, async (tabs, url) => expect(await laterMs(tabs, url, 'the panel')).toBeLessThan(4_500));
  });

test('a panel that opens late is seen, although an earlier visit ended without it', needs('browser'), async () => {
  let visits = 0;
  const script = `show('Log in'); setTimeout(() => fetch('/api').then((answer) => { if (answer.ok) show('the panel'); }), 100);`;
  const answers: Answers = (path, _, response) => void response.writeHead(path === '/api' && visits++ < 2 ? 401 : 200).end();
  await visiting(script, answers, async (tabs, url) => {
    expect([await shown(tabs, url), await shown(tabs, url), await shown(tabs, url)]).toEqual(['Log in', 'Log in', 'the panel']);
  });
});

test('all targets of a process share one browser, which ends with the last of them', needs('browser'), async () => {
  const browsers = () => processes().filter(({ parent, name }) => parent === process.pid && /chrom/.test(name)).length;
  const release = keepBrowser();
  const answers: Answers = (_, _request, response) => void response.end();
  for (const _ of [1, 2])
    await visiting(`show('the panel');`, answers, async (tabs, url) => {
      expect(await shown(tabs, url)).toBe('the panel');
      expect(browsers()).toBe(1);
    });
  expect(browsers()).toBe(1);
  await release();
  expect(browsers()).toBe(0);
});

test('a single page with a slow program, routes, a poll and a stream passes', needs('browser'), async () => {
  const { manifest, close } = await startPlainPartner({ isSinglePage: true });
  try {
    const files = { 'manifest.json': JSON.stringify(manifest) };
    const outcome = await assay(['certify', 'manifest.json', '--plan', 'test', '--cases', '1', '--quiet', '--browser', 'on'], { files });
    expect(reportOf(outcome).verdict).toBe('conforming');
  } finally {
    await close();
  }
});
