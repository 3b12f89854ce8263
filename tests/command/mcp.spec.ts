import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { bin, changed, root } from '../support/command.ts';
import { checkReportsIn } from '../support/reading/claims/check.ts';
import { withoutPackage } from '../support/without-package.ts';

interface Answer {
  text: string;
  isError: boolean;
}

interface Session {
  folder: string;
  ask(tool: string, wishes?: Record<string, unknown>): Promise<Answer>;
  client: Client;
}

const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };

/** Speaks with the command through the client of the SDK; what is not the protocol on its standard output is an error. */
async function speaking(files: Record<string, string>, use: (session: Session) => Promise<void>, secrets: string[] = []): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-mcp-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const transport = new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp'], cwd: folder, env, stderr: 'pipe' });
  const client = new Client({ name: 'a test', version: '1.0.0' });
  const strange: string[] = [];
  const since = Date.now();
  client.onerror = (error) => strange.push(error.message);
  let said = '';
  transport.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  await client.connect(transport);
  const ask: Session['ask'] = async (name, wishes = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: wishes }, undefined, { timeout: 80_000 });
    return { text: (content as { text: string }[]).map(({ text }) => text).join('\n'), isError: isError === true };
  };
  try {
    await use({ folder, ask, client });
    expect(strange).toEqual([]);
    for (const text of secrets) expect(said).not.toContain(text);
    checkReportsIn(folder, ['certify'], since);
  } finally {
    await client.close();
    rmSync(folder, { recursive: true });
  }
}

test('mcp: a service on this machine is checked, certified, read about and replayed, and no answer shows a secret', {
  tag: '@prove',
}, async () => {
  const partner = await startPartner({ manifest: partnerManifest(), decisions: { deleted: { status: 204 } } });
  const { password, sso_salt } = partner.manifest.api;
  const secrets = [password, sso_salt, Buffer.from(`${partner.manifest.id}:${password}`).toString('base64')];
  const answers: string[] = [];
  try {
    await speaking(
      { 'manifest.json': JSON.stringify(partner.manifest) },
      async ({ ask, client, folder }) => {
        const { tools } = await client.listTools();
        expect(tools.map(({ name }) => name)).toEqual(['list', 'explain', 'check', 'certify', 'report', 'replay']);
        const told = async (...call: Parameters<typeof ask>) => {
          const answer = await ask(...call);
          answers.push(answer.text);
          expect(answer.isError, answer.text).toBe(false);
          return answer.text;
        };
        expect(await told('list', { surface: 'manifest' })).toContain('manifest/id-is-well-formed');
        expect(await told('explain', { id: 'deprovision/answers-200' })).toMatch(/Source: +marketplace/);
        expect(await told('check', { path: 'manifest.json' })).toMatch(/Exit status 0$/);
        const only = ['provision/succeeds', 'deprovision/*'];
        expect(await told('certify', { manifest: 'manifest.json', only })).toMatch(/not conforming[\s\S]*Exit status 1$/);
        const read = JSON.parse((await told('report', { report: 'assay-report/report.json' })).replace(/\n\nExit status 0$/, ''));
        expect(read).toMatchObject({ verdict: 'not-conforming' });
        const finding = read.findings.find(({ verdict }: { verdict: string }) => verdict === 'fail');
        expect(await told('report', { report: 'assay-report/report.json', requirement: finding.id })).toContain('"hint"');
        const exchange = finding.exchanges[0];
        expect(await told('report', { report: 'assay-report/report.json', exchange })).toContain('"request"');
        expect(await told('replay', { report: 'assay-report/report.json', exchange })).toContain('DELETE http://');
        const report = JSON.parse(readFileSync(join(folder, 'assay-report/report.json'), 'utf8')) as Report;
        expect(report.target.kind).toBe('provider');
      },
      secrets,
    );
  } finally {
    await partner.close();
  }
  for (const secret of secrets) expect(answers.join('\n')).not.toContain(secret);
});

test('mcp: nothing but this machine is contacted, nothing outside of the folder is read, and a mistake is an answer', async () => {
  const remote = changed('https://test.acme.example/sso', 'http://127.0.0.1:9/sso');
  const elsewhere = { target: { kind: 'provider', name: 'x', document: 'manifest.json' } };
  await speaking({ 'manifest.json': remote, 'other.json': JSON.stringify(elsewhere) }, async ({ ask, folder }) => {
    const outside = mkdtempSync(join(tmpdir(), 'assay-outside-'));
    writeFileSync(join(outside, 'secret.json'), '{}');
    symlinkSync(join(outside, 'secret.json'), join(folder, 'link.json'));
    const refused: [string, Record<string, unknown>, RegExp][] = [
      ['certify', { manifest: 'manifest.json' }, /certify contacts this machine only, and test\.acme\.example is another one/],
      ['certify', { manifest: '../manifest.json' }, /outside of the folder/],
      ['check', { path: '/etc/hosts' }, /outside of the folder/],
      ['check', { path: 'link.json' }, /outside of the folder/],
      ['check', { path: 'none.json' }, /none\.json/],
      ['certify', { manifest: 'manifest.json', environment: 'production' }, /must NOT have additional properties/],
      ['certify', { manifest: 'manifest.json', smoke: 'yes' }, /^assay mcp: certify: smoke takes true or false, got a string$/],
      ['check', { path: 'manifest.json', type: 'php' }, /^assay mcp: check: type takes node, play1 or play2, got "php"$/],
      ['report', { report: 'other.json' }, /not a report of Assay/],
      ['explain', { id: 'sso/nothing' }, /no requirement is named/],
      ['dance', {}, /there is no tool "dance"/],
    ];
    for (const [tool, wishes, line] of refused) {
      const { text, isError } = await ask(tool, wishes);
      expect({ text, isError }).toEqual({ text: expect.stringMatching(line), isError: true });
    }
    rmSync(outside, { recursive: true });
  });
});

test('mcp: standard output has the protocol alone, and the end of the input ends it with 0', async () => {
  const child = spawn(process.execPath, [bin, 'mcp'], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const clientInfo = { name: 'a test', version: '1.0.0' };
  send({ id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo } });
  send({ method: 'notifications/initialized' });
  send({ id: 2, method: 'tools/call', params: { name: 'explain', arguments: { id: 'sso/accepts-a-valid-call' } } });
  await expect.poll(() => out.split('\n').length).toBe(3);
  child.stdin.end();
  const [status] = await once(child, 'close');
  const messages = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { jsonrpc: string; id: number });
  expect(messages.map(({ jsonrpc, id }) => [jsonrpc, id])).toEqual([
    ['2.0', 1],
    ['2.0', 2],
  ]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
});

test('mcp: without the SDK, one line says how to install it', async () => {
  const child = spawn(process.execPath, [...withoutPackage('@modelcontextprotocol/'), bin, 'mcp'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  const [status] = await once(child, 'close');
  expect(err).toMatch(/^assay: mcp needs .*: npm install --save-dev @modelcontextprotocol\/sdk@\d+\.\d+\.\d+\n$/);
  expect(status).toBe(2);
  // The guide names the same version.
  expect(readFileSync(join(root, 'docs/assistants.md'), 'utf8')).toContain(err.trim().replace(/^.*(?=npm install)/, ''));
});
