import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { basicHeader } from '../../engine/signatures/credentials.ts';
import { serialiseForm, signedForm } from '../../engine/signatures/sso/form.ts';
import { createClient } from '../../engine/wire/http/client.ts';
import { connectStandInPartner } from '../../fixtures/stand-ins/partner/remote.ts';
import { assay, manifest as example, password, type Running, salt, started } from '../support/command.ts';
import { selfSigned } from '../unit/engine/wire/http/test-servers.ts';

const manifest = example.replaceAll('https://test.acme.example', 'http://127.0.0.1:0');
const credentials = { id: 'acme-db', password };
const authorization = basicHeader(credentials);

interface Stage extends Running {
  /** base_url, sso_url and the origin of both. */
  baseUrl: string;
  ssoUrl: string;
  origin: string;
}

/** Starts the stand-in partner, hands it over once it listens, and ends it whatever comes. */
async function during(args: string[], act: (stage: Stage) => Promise<void>, files: Record<string, string> = {}): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-stand-in-'));
  for (const [name, content] of Object.entries({ 'manifest.json': manifest, ...files })) writeFileSync(join(folder, name), content);
  const running = started(['stand-in', 'partner', 'manifest.json', ...args], folder);
  try {
    const address = (name: string, key: string) => new RegExp(`(?:^  ${name} +|"${key}":")(https?://[^\\s"]+)`, 'm');
    const addresses = [address('base_url', 'baseUrl'), address('sso_url', 'ssoUrl')];
    await expect.poll(running.output).toMatch(addresses[1] ?? /^$/);
    const [baseUrl = '', ssoUrl = ''] = addresses.map((pattern) => pattern.exec(running.output())?.[1] ?? '');
    await act({ ...running, baseUrl, ssoUrl, origin: new URL(baseUrl).origin });
  } finally {
    running.child.kill('SIGKILL');
    await running.ended;
    rmSync(folder, { recursive: true });
  }
}

const body = {
  addon_id: 'addon_1',
  owner_id: 'o',
  owner_name: 'n',
  user_id: 'u',
  plan: 'small',
  region: 'EU',
  callback_url: 'https://api.example/v2/vendor/apps/addon_1',
  options: {},
};
const json = { authorization, 'content-type': 'application/json' };
const provision = (url: string, sent: unknown = body) => fetch(url, { method: 'POST', headers: json, body: JSON.stringify(sent) });

test('it shows each request live, with what is right and wrong about it, and no secret', async () => {
  await during([], async ({ baseUrl, ssoUrl, output }) => {
    const { id, config } = (await (await provision(baseUrl)).json()) as { id: string; config: Record<string, string> };
    expect(Object.keys(config)).toEqual(['ACME_DB_URL', 'ACME_DB_TOKEN']);
    await expect.poll(output).toContain('✓ the body is complete');
    await provision(baseUrl, { ...body, region: 'eu', options: null });
    await expect.poll(output).toContain('✗ expected region "EU", got "eu"; expected options as an object of strings, got null');
    const signature = async (key: string) => {
      const form = signedForm({ id, userId: 'u', email: 'jane@example.com', salt: key });
      const { status } = await fetch(ssoUrl, { method: 'POST', body: new URLSearchParams(serialiseForm(form)), redirect: 'manual' });
      return { status, signature: form.signature ?? '' };
    };
    const right = await signature(salt);
    expect(right.status).toBe(303);
    await expect.poll(output).toContain('✓ the signature is right');
    const wrong = await signature(password);
    expect(wrong.status).toBe(403);
    await expect.poll(output).toMatch(/✗ signature: wrong\. The platform .*password/);
    await fetch(`${baseUrl}/${id}`, { method: 'DELETE' });
    await expect.poll(output).toContain('✗ no credentials');
    for (const secret of [password, salt, right.signature, wrong.signature, ...Object.values(config)])
      expect(output()).not.toContain(secret);
  });
});

for (const [signal, status] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  test(`${signal} ends it with ${status}, also while a call is held`, async () => {
    await during([], async ({ child, origin, baseUrl, ended }) => {
      const partner = await connectStandInPartner(origin, credentials, { client: createClient({ env: {} }), pollMs: 10 });
      const trigger = await partner.begins({ kind: 'install', plan: 'small' });
      let isHeld = (): void => {};
      const held = new Promise<void>((resolve) => {
        isHeld = resolve;
      });
      await partner.answers({ hold: () => new Promise(() => isHeld()) }, trigger);
      const answer = provision(baseUrl).catch(() => undefined);
      await held;
      child.kill(signal);
      expect(await ended).toBe(status);
      await answer;
      await partner.close();
    });
  });

test('a run elsewhere reads its journal and prepares its answers', async () => {
  await during(['--json'], async ({ origin, baseUrl, output }) => {
    const partner = await connectStandInPartner(origin, credentials, { client: createClient({ env: {} }), pollMs: 10 });
    const trigger = await partner.begins({ kind: 'install', plan: 'small' });
    const { resourceId } = await partner.answers({ status: 202, config: null }, trigger);
    const answer = await provision(baseUrl);
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ id: resourceId, message: expect.any(String) });
    await partner.ends(trigger, 'addon_1');
    const { arrivals } = await partner.arrivedDuring(trigger);
    expect(arrivals.map(({ received }) => received.kind)).toEqual(['provision']);
    await expect.poll(() => output().trim().split('\n').length).toBe(2);
    const [listening, arrival] = output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(listening.listening.baseUrl).toBe(baseUrl);
    expect(arrival).toMatchObject({
      number: 0,
      received: { kind: 'provision', credentials: 'manifest' },
      remarks: [{ isRight: true }, {}, {}],
    });
    await partner.close();
  });
});

test('with TLS, behind an address of its own', async () => {
  const { cert, key } = selfSigned();
  const args = ['--listen', '127.0.0.1:0', '--tls-cert', 'cert.pem', '--tls-key', 'key.pem', '--environment', 'production'];
  await during(
    args,
    async ({ baseUrl, output }) => {
      expect(baseUrl).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/resources$/);
      expect(output()).toContain('for base_url https://acme.example/resources');
    },
    { 'cert.pem': cert, 'key.pem': key },
  );
});

const wrong: [what: string, args: string[], files: Record<string, string>, says: RegExp][] = [
  ['no manifest', ['partner'], {}, /needs|Not enough|manifest/],
  ['an unknown kind', ['client', 'm.json'], { 'm.json': manifest }, /^assay: kind takes partner or platform, got "client"/],
  ['URLs elsewhere', ['partner', 'm.json'], { 'm.json': example }, /is not on this machine: .* --listen/],
  ['a wrong address', ['partner', 'm.json', '--listen', 'x'], { 'm.json': manifest }, /--listen takes HOST:PORT/],
  ['half a key pair', ['partner', 'm.json', '--tls-cert', 'm.json'], { 'm.json': manifest }, /go together/],
  ['no key pair', ['partner', 'm.json', '--tls-cert', 'm.json', '--tls-key', 'm.json'], { 'm.json': manifest }, /cannot be used together/],
  ['no password', ['partner', 'm.json'], { 'm.json': manifest.replace(password, '') }, /m\.json: no api\.password/],
  ['no sso_url', ['partner', 'm.json'], { 'm.json': manifest.replaceAll(/"sso_url": ".*"/g, '"sso_url": "sso"') }, /no api\.test\.sso_url/],
];
for (const [what, args, files, says] of wrong)
  test(`${what} is one line`, async () => {
    const { status, stderr } = await assay(['stand-in', ...args], { files });
    expect(status).toBe(2);
    expect(stderr).toMatch(says);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
