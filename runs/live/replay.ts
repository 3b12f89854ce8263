import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseJson } from '../../engine/documents/json.ts';
import { readDocument } from '../../engine/documents/read.ts';
import { manifestSecrets } from '../../engine/documents/secrets.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { Report } from '../../engine/judging/report.ts';
import type { Manifest } from '../../engine/judging/rule.ts';
import { countsText } from '../../engine/ledger/counts.ts';
import { openLedger } from '../../engine/ledger/open.ts';
import { redactedHeaders } from '../../engine/redaction/headers.ts';
import { printable } from '../../engine/redaction/printable.ts';
import { createRedactor } from '../../engine/redaction/redactor.ts';
import { basicHeader, wrongCredentials } from '../../engine/signatures/credentials.ts';
import { formOf, parseForm, serialiseForm } from '../../engine/signatures/sso/form.ts';
import { signatureOf, signOnOf } from '../../engine/signatures/sso/signature.ts';
import { createClient } from '../../engine/wire/http/client.ts';
import type { Exchange, HeaderList } from '../../engine/wire/http/exchange.ts';
import { parseUrl } from '../../engine/wire/url.ts';
import { configSecrets } from '../../fixtures/clients/provisioning-answer.ts';
import type { Io } from '../io.ts';
import { loadManifest } from '../provider/manifest.ts';
import { cleanUp, partnerUndoer } from './clean-up.ts';

interface Settings {
  manifest?: string | undefined;
  'base-url'?: string | undefined;
  'sso-url'?: string | undefined;
  timeout: number;
}

export async function replay(given: string, args: Settings, io: Io): Promise<number> {
  const [, file = '', number = ''] = /^(.+)#(\d+)$/.exec(given) ?? [];
  if (file === '') throw new UsageError(`assay: replay takes REPORT#NUMBER, got "${given}"`);
  const report = parseJson(file, readDocument(file, resolve(io.cwd, file), 256 * 1024 * 1024)).value as Report | undefined;
  const exchange = report?.exchanges?.[Number(number)] as Exchange | undefined;
  if (!report || !exchange)
    throw new UsageError(`${file}: there is no exchange ${number}; the last is ${(report?.exchanges?.length ?? 0) - 1}`);
  const manifest = loadManifest(args.manifest ?? report.target.document ?? '', undefined, io).object as unknown as Manifest;
  refuseForeignHost(exchange, manifest, args);
  const credentials = report.recordings
    .flatMap(({ observations }) => observations)
    .find(({ exchanges }) => exchanges.includes(Number(number)))?.credentials;
  const redactor = createRedactor({ published: [manifest.id, exchange.request.url] });
  for (const { name, value } of manifestSecrets(manifest.api)) redactor.learn(value, name);
  const answer = await send(exchange, manifest, credentials, { ...args, folder: join(dirname(resolve(io.cwd, file)), 'ledger') }, io);
  for (const { name, value } of configSecrets(answer, manifest.api.config_vars)) redactor.learn(value, name);
  io.out(printable(redactor.text(shown(answer)), { keep: 'lines' }));
  return answer.response ? 0 : 3;
}

function refuseForeignHost({ request }: Exchange, { api }: Manifest, args: Settings): void {
  const known = [api.test.base_url, api.test.sso_url, api.production.base_url, api.production.sso_url, args['base-url'], args['sso-url']];
  const hosts = known.flatMap((url) => parseUrl(url ?? '')?.host ?? []);
  if (!hosts.includes(new URL(request.url).host)) {
    throw new UsageError(`assay: ${request.url} is not in the manifest; if it is right, name it with --base-url or --sso-url`);
  }
}

/** Sends it as it was, with fresh secrets; an install is written down first and taken back afterwards. */
async function send(
  { request }: Exchange,
  manifest: Manifest,
  credentials: string | undefined,
  args: Settings & { folder: string },
  io: Io,
): Promise<Exchange> {
  const client = createClient({ timeouts: { connect: args.timeout, answer: args.timeout, total: args.timeout }, env: io.env });
  const { id, api } = manifest;
  const wrong = wrongCredentials({ id, password: api.password, sso_salt: api.sso_salt }).find(({ name }) => name === credentials);
  const header = credentials === 'manifest' ? basicHeader({ id, password: api.password }) : wrong?.header;
  const dropped = ['authorization', 'cookie', 'host', 'content-length', 'connection'];
  const kept = request.headers.filter(([name]) => !dropped.includes(name.toLowerCase()));
  const headers: HeaderList = header === undefined ? kept : [...kept, ['Authorization', header]];
  const isInstall = request.method === 'POST' && request.body?.startsWith('{') === true;
  const addonId = `addon_${randomUUID()}`;
  const body = isInstall
    ? (request.body ?? '').replace(/"addon_id":"[^"]*"/, `"addon_id":"${addonId}"`)
    : signedAnew(request.body, api.sso_salt);
  const outgoing = { method: request.method, url: request.url, headers, ...(body !== undefined && { body }) };
  if (!isInstall) return client.send(outgoing);
  const ledger = openLedger(args.folder, { run: `replay-${randomUUID()}`, target: resolve(io.cwd, args.manifest ?? 'manifest.json') });
  const entry = ledger.intend({ kind: 'delete-resource', url: request.url, addonId, environment: 'test' });
  const answer = await client.send(outgoing);
  const isMade = answer.response !== undefined && answer.response.status < 300;
  const made = /"id"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(answer.response?.body ?? '')?.[1];
  if (isMade) ledger.made(entry, made === undefined ? {} : { resourceId: JSON.parse(`"${made}"`) as string });
  else if (answer.response) ledger.refused(entry);
  ledger.close();
  const path = { folder: args.folder, run: ledger.path.replace(/^.*\/|\.jsonl$/g, ''), file: ledger.path, target: '' };
  const undoer = () => partnerUndoer({ id, password: api.password }, { env: io.env });
  const { resources } = await cleanUp(path, undoer, args.timeout);
  const { unknown, left } = resources;
  if (unknown.length + left.length === 0) rmSync(ledger.path);
  io.err(countsText(resources));
  return answer;
}

/** A sign-on form with the time and the signature of now. */
function signedAnew(body: string | undefined, salt: string): string | undefined {
  const form = formOf(parseForm(body ?? ''));
  if (form.signature === undefined) return body;
  const fresh = { ...form, timestamp: String(Date.now()) };
  return serialiseForm({ ...fresh, signature: signatureOf(signOnOf(fresh), salt) });
}

function shown({ request, response, error }: Exchange): string {
  const head = `${request.method} ${request.url}`;
  if (!response) return `${head}\n\n${error?.message ?? 'no answer'}`;
  const headers = redactedHeaders(response.headers).map(([name, value]) => `${name}: ${value}`);
  return [head, '', `${response.status} ${response.statusText}`, ...headers, '', response.body].join('\n');
}
