import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, request as requestHttp, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Report } from '../engine/report.ts';
import {
  conforming,
  type Decisions,
  type Manifest,
  type Partner,
  partnerManifest,
  startPartner,
} from '../fixtures/reference/partner/index.ts';
import { assay, manifest as elsewhere, type Outcome } from './command.ts';
import { everyNth } from './proof.ts';

test.describe.configure({ timeout: 120_000 });

interface Certified extends Outcome {
  report: Report;
}

/** Certifies whatever a manifest points to. */
async function certify(manifest: Manifest | string, args: string[] = [], env: Record<string, string> = {}): Promise<Certified> {
  const files = { 'manifest.json': typeof manifest === 'string' ? manifest : JSON.stringify(manifest) };
  const outcome = await assay(['certify', 'manifest.json', '--cases', '3', ...args], { files, env, limit: 100_000 });
  const text = outcome.written['assay-report/report.json'];
  if (text === undefined) throw new Error(`no report: ${outcome.stderr}`);
  return { ...outcome, report: JSON.parse(text) as Report };
}

/** Certifies the reference with some decisions replaced. */
async function certifyPartner(decisions: Partial<Decisions> | ((partner: () => Partner) => Partial<Decisions>), args = ['--plan', 'test']) {
  let partner: Partner | undefined;
  const own = typeof decisions === 'function' ? decisions(() => partner as Partner) : decisions;
  partner = await startPartner({ manifest: partnerManifest(), decisions: own });
  try {
    return { ...(await certify(partner.manifest, args)), partner };
  } finally {
    await partner.close();
  }
}

const at = (origin: string): Manifest => {
  const manifest = partnerManifest();
  const urls = { base_url: `${origin}/resources`, sso_url: `${origin}/sso` };
  return {
    ...manifest,
    api: { ...manifest.api, test: urls, production: { base_url: 'https://acme.example/r', sso_url: 'https://acme.example/s' } },
  };
};

async function serving<T>(server: Server, use: (origin: string) => Promise<T>): Promise<T> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await use(`127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Lines that say what went wrong: what a reader has to go through. */
const complaints = (stdout: string): string[] => stdout.split('\n').filter((line) => /^(fail|warn|blocked by|undecided)\b/.test(line));

const idsOf = ({ report }: Certified, ...verdicts: string[]): string[] =>
  report.requirements.filter(({ verdict }) => verdicts.includes(verdict)).map(({ id }) => id);

/** Quickly, without a stack, and with one reason for all that could not be told. */
function expectInconclusive(outcome: Certified, reason: RegExp, millis = 60_000): void {
  expect(idsOf(outcome, 'fail', 'warn', 'blocked')).toEqual([]);
  expect(outcome.report.verdict).toBe('inconclusive');
  expect(outcome.status).toBe(3);
  const lines = complaints(outcome.stdout);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(reason);
  expectCalm(outcome, millis);
}

function expectCalm(outcome: Outcome, millis = 60_000): void {
  expect(outcome.stdout + outcome.stderr).not.toMatch(/^\s+at |node:internal|error of Assay/im);
  expect(outcome.millis).toBeLessThan(millis);
}

/** One requirement failed, and everything else that is not well is blocked by it. */
function expectOneFailure(outcome: Certified, id: string): void {
  expect(idsOf(outcome, 'fail')).toEqual([id]);
  const others = outcome.report.requirements.filter(({ verdict }) => verdict === 'blocked' || verdict === 'undecided');
  expect(
    [...new Set(others.map(({ verdict, blockedBy, reason }) => blockedBy ?? `${verdict}: ${reason}`))].filter((root) => root !== id),
  ).toEqual([]);
  expect(outcome.report.verdict).toBe('not-conforming');
  expect(outcome.status).toBe(1);
  expect(complaints(outcome.stdout).filter((line) => !line.startsWith('blocked by'))).toHaveLength(1);
  expectCalm(outcome);
}

test.describe('an address that is none', () => {
  const addresses = [
    'nonsense',
    'ftp://acme.example/r',
    'http://',
    'http://[::1',
    'https://acme.example:99999/r',
    'https://a b/',
    '/resources',
  ];
  for (const option of ['--base-url', '--sso-url']) {
    for (const address of addresses) {
      test(`${option} ${address}`, async () => {
        const outcome = await assay(['certify', 'manifest.json', option, address], { files: { 'manifest.json': elsewhere } });
        expect(outcome.stderr).toMatch(/^[^\n]+\n$/);
        expect(outcome.stderr).toContain(option);
        expect(outcome.status).toBe(2);
        expect(outcome.written).toEqual({});
        expectCalm(outcome, 5_000);
      });
    }
  }
  for (const address of addresses) {
    test(`${address}, in the manifest: the rest is not tested, and why`, async () => {
      const outcome = await certify(elsewhere.replace('https://test.acme.example/resources', address));
      expect(outcome.report.verdict).toBe('not-conforming');
      expect(outcome.status).toBe(1);
      const live = outcome.report.requirements.filter(({ id }) => !id.startsWith('manifest/'));
      expect([...new Set(live.map(({ verdict }) => verdict))]).toEqual(['untested']);
      expect([...new Set(live.map(({ reason }) => reason))]).toEqual([expect.stringContaining('manifest has to be mended')]);
      expectCalm(outcome, 5_000);
    });
  }
});

test.describe('nobody there', () => {
  test('nobody listens', async () => {
    const origin = await serving(createServer(), async (host) => `http://${host}`);
    const outcome = await certify(at(origin));
    expectInconclusive(outcome, /nobody listens on/);
    expect(outcome.report.resources).toEqual({ made: 0, undone: 0, unknown: [], left: [] });
  });

  test('a name that nobody knows', async () => {
    expectInconclusive(await certify(at('https://nobody.invalid')), /nobody\.invalid/);
  });

  test('a target that hangs', async () => {
    const outcome = await certifyPartner({ delay: 600_000 }, ['--plan', 'test', '--timeout', '300', '--provision-timeout', '300']);
    expectInconclusive(outcome, /300 ms|not answer|in time/i);
    expect(outcome.report.resources.unknown).toHaveLength(outcome.partner.made());
    expect(outcome.partner.made()).toBeLessThanOrEqual(2);
  });

  test('a target that hangs up on everybody', { tag: '@prove' }, async () => {
    const hangUp: RequestListener = (request) => request.socket.destroy();
    await serving(createServer(hangUp), async (host) => expectInconclusive(await certify(at(`http://${host}`)), /closed|hung up|reset/i));
  });

  for (const after of everyNth([4, 1, 12], 3)) {
    test(`a target that dies after ${after} answers`, async () => {
      let answers = 0;
      const outcome = await certifyPartner((partner) => ({
        extraHeaders: () => {
          answers += 1;
          if (answers === after) setTimeout(() => void partner().close(), 5);
          return {};
        },
      }));
      expectInconclusive(outcome, /nobody listens on|closed|reset|hung up/i);
      const { made, undone, left, unknown } = outcome.report.resources;
      expect(unknown.length).toBeLessThanOrEqual(1);
      expect(made - undone).toBe(left.length);
      expect(left.length).toBe(outcome.partner.resources().length);
    });
  }
});

test.describe('a certificate', () => {
  let folder = '';
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'assay-tls-'));
    const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=assay-test', '-addext', 'subjectAltName=IP:127.0.0.1'];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], { stdio: 'ignore' });
  });
  test.afterAll(() => rmSync(folder, { recursive: true }));

  /** The reference behind TLS. */
  async function behindTls(args: string[]): Promise<Certified> {
    const partner = await startPartner({ manifest: partnerManifest() });
    const pass: RequestListener = (request, response) => {
      const { method, url, headers } = request;
      const onward = requestHttp(`${partner.origin}${url}`, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(onward);
    };
    const options = { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'cert.pem')) };
    try {
      return await serving(createTlsServer(options, pass), (host) =>
        certify(JSON.stringify(partner.manifest).replaceAll(partner.origin, `https://${host}`), ['--plan', 'test', ...args]),
      );
    } finally {
      expect(partner.resources()).toEqual([]);
      await partner.close();
    }
  }

  test('that does not verify: inconclusive, and what helps', async () => {
    const outcome = await behindTls([]);
    expectInconclusive(outcome, /certificate/);
    expect(outcome.stdout).toContain('--ca');
  });

  test('of an authority that is named: nothing is wrong', { tag: '@prove' }, async () => {
    expect(idsOf(await behindTls(['--ca', join(folder, 'cert.pem')]), 'fail', 'warn', 'blocked', 'undecided')).toEqual([]);
  });

  test('that nobody looks at: nothing is wrong', { tag: '@prove' }, async () => {
    expect(idsOf(await behindTls(['--insecure']), 'fail', 'warn', 'blocked', 'undecided')).toEqual([]);
  });

  test('of an authority that cannot be read: wrong usage', async () => {
    const outcome = await assay(['certify', 'manifest.json', '--ca', 'none.pem'], { files: { 'manifest.json': elsewhere } });
    expect(outcome).toMatchObject({ status: 2, stderr: 'none.pem: no such file\n' });
  });
});

test.describe('a proxy in between', () => {
  const badGateway: RequestListener = (_request, response) => {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>502 Bad Gateway</h1></html>');
  };

  test('that cannot reach the target, asked for a tunnel: inconclusive', async () => {
    const proxy = createServer(badGateway).on('connect', (_request, socket) => {
      socket.end('HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\nContent-Length: 15\r\n\r\n<h1>502</h1>...');
    });
    await serving(proxy, async (host) => {
      const env = { HTTPS_PROXY: `http://proxy-user:proxy-canary@${host}` };
      const outcome = await certify(at('https://partner.invalid'), [], env);
      expectInconclusive(outcome, /proxy/);
      expect(outcome.stdout + outcome.stderr + outcome.written['assay-report/report.json']).not.toContain('proxy-canary');
    });
  });

  test('that answers with an error page of its own: one reason', { tag: '@prove' }, async () => {
    await serving(createServer(badGateway), async (host) => {
      const urls = ['--base-url', 'http://partner.invalid/resources', '--sso-url', 'http://partner.invalid/sso'];
      const outcome = await certify(elsewhere, urls, { HTTP_PROXY: `http://${host}` });
      if (outcome.report.verdict === 'inconclusive') expectInconclusive(outcome, /502|proxy/);
      else expectOneFailure(outcome, 'provision/succeeds');
    });
  });

  test('is not asked for loopback', { tag: '@prove' }, async () => {
    const partner = await startPartner({ manifest: partnerManifest() });
    let asked = 0;
    const proxy = createServer((request, response) => {
      asked += 1;
      badGateway(request, response);
    });
    try {
      const env = (host: string) => ({ HTTP_PROXY: `http://${host}`, HTTPS_PROXY: `http://${host}` });
      const outcome = await serving(proxy, (host) => certify(partner.manifest, ['--plan', 'test', '--smoke'], env(host)));
      expect(idsOf(outcome, 'fail', 'warn', 'blocked', 'undecided')).toEqual([]);
      expect(asked).toBe(0);
    } finally {
      await partner.close();
    }
  });
});

test.describe('the wrong thing behind the address', () => {
  test('HTML where JSON belongs: one failure', { tag: '@prove' }, async () => {
    const outcome = await certifyPartner({ serialises: () => '<!doctype html><h1>Welcome</h1>', contentType: 'text/html' });
    expectOneFailure(outcome, 'provision/answers-json');
    expect(outcome.report.resources.left).toHaveLength(outcome.partner.resources().length);
  });

  test('a site that knows no such page: one failure', { tag: '@prove' }, async () => {
    const site: RequestListener = (_request, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
    };
    await serving(createServer(site), async (host) =>
      expectOneFailure(await certify(at(`http://${host}`), ['--plan', 'test']), 'provision/succeeds'),
    );
  });

  test('a site that says 200 to everything: one failure', async () => {
    const site: RequestListener = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works</h1>');
    };
    await serving(createServer(site), async (host) => {
      const outcome = await certify(at(`http://${host}`), ['--plan', 'test']);
      expect(idsOf(outcome, 'fail')).toContain('provision/answers-json');
      expect(outcome.status).toBe(1);
      expect(complaints(outcome.stdout).length).toBeLessThanOrEqual(12);
    });
  });

  test('credentials that are wrong from the start: one failure', { tag: '@prove' }, async () => {
    expectOneFailure(await certifyPartner({ isAuthorised: () => false }), 'auth/accepts-the-manifest-credentials');
  });
});

test.describe('a target that holds us off', () => {
  const throttled = (retryAfter?: string) => ({
    status: 429,
    headers: { 'content-type': 'text/plain', ...(retryAfter !== undefined && { 'retry-after': retryAfter }) },
    body: 'slow down',
  });

  for (const retryAfter of everyNth(['3600', undefined, '1'], 3)) {
    test(`429 always, Retry-After: ${retryAfter}: undecided, and how to go slower`, { tag: '@prove' }, async () => {
      const outcome = await certifyPartner({ objectsTo: () => throttled(retryAfter) });
      expectInconclusive(outcome, /throttle.*--max-rps/, 45_000);
      expect(outcome.partner.made()).toBe(0);
    });
  }

  test('429 twice, then fine: waited out', async () => {
    let refusals = 0;
    const times: number[] = [];
    const outcome = await certifyPartner({
      objectsTo: () => {
        times.push(Date.now());
        refusals += 1;
        return refusals <= 2 ? throttled('1') : undefined;
      },
    });
    expect(idsOf(outcome, 'fail', 'warn', 'blocked', 'undecided')).toEqual([]);
    const [first = 0, second = 0, third = 0] = times;
    expect(Math.min(second - first, third - second)).toBeGreaterThanOrEqual(950);
    expect(outcome.partner.resources()).toEqual([]);
  });

  test('locked out after five wrong credentials: undecided, never a failure', { tag: '@prove' }, async () => {
    let wrong = 0;
    const outcome = await certifyPartner({
      isAuthorised: (header, call, scene) => {
        const isRight = conforming.isAuthorised(header, call, scene);
        if (!isRight) wrong += 1;
        return isRight && wrong < 5;
      },
    });
    expectInconclusive(outcome, /locks us out/);
    expect(outcome.report.resources.left).toHaveLength(outcome.partner.resources().length);
  });
});

test.describe('a plan that the partner does not know', () => {
  const refuses: Partial<Decisions> = {
    objectsTo: ({ plan }) => (plan === 'test' ? { status: 422, body: '{"error":"unknown plan"}' } : undefined),
  };

  test('the default: inconclusive, and the option that helps', async () => {
    const outcome = await certifyPartner(refuses, []);
    expectInconclusive(outcome, /--plan/);
    expect(outcome.partner.made()).toBe(0);
  });

  test('one that the user named: judged', { tag: '@prove' }, async () => {
    expectOneFailure(await certifyPartner(refuses, ['--plan', 'test']), 'provision/succeeds');
  });

  test('another one: nothing is wrong', { tag: '@prove' }, async () => {
    expect(idsOf(await certifyPartner(refuses, ['--plan', 'basic']), 'fail', 'warn', 'blocked', 'undecided')).toEqual([]);
  });
});
