import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Route, routeOf } from '../../engine/contract/route.ts';
import { parseJson } from '../../engine/documents/json.ts';
import { readDocument } from '../../engine/documents/read.ts';
import { manifestSecrets } from '../../engine/documents/secrets.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { Report } from '../../engine/judging/report.ts';
import type { Manifest } from '../../engine/judging/rule.ts';
import { countsText } from '../../engine/ledger/counts.ts';
import { openLedger } from '../../engine/ledger/open.ts';
import { clientOptions } from '../../engine/recording/run.ts';
import { redactedHeaders } from '../../engine/redaction/headers.ts';
import { printable } from '../../engine/redaction/printable.ts';
import { createRedactor } from '../../engine/redaction/redactor.ts';
import { basicHeader, wrongCredentials } from '../../engine/signatures/credentials.ts';
import { formOf, parseForm, serialiseForm } from '../../engine/signatures/sso/form.ts';
import { signatureOf, signOnOf } from '../../engine/signatures/sso/signature.ts';
import { createClient, type OutgoingRequest, type WireClient } from '../../engine/wire/http/client.ts';
import type { Exchange, HeaderList } from '../../engine/wire/http/exchange.ts';
import { isAddressable } from '../../engine/wire/resource-url.ts';
import { isBelow, parseUrl } from '../../engine/wire/url.ts';
import { configSecrets, readAnswer } from '../../fixtures/clients/provisioning-answer.ts';
import { cleanUp, partnerUndoer } from '../../fixtures/undo/clean-up.ts';
import type { AllowedVariables, ConnectionArguments } from '../arguments.ts';
import type { Io } from '../io.ts';
import { loadManifest } from '../provider/manifest.ts';
import { agree } from './conduct.ts';
import { connection } from './settings.ts';

interface Settings extends ConnectionArguments, AllowedVariables {
  manifest?: string | undefined;
  'base-url'?: string | undefined;
  'sso-url'?: string | undefined;
  timeout: number;
  yes: boolean;
}

export async function replay(given: string, args: Settings, io: Io): Promise<number> {
  const [, file = '', number = ''] = /^(.+)#(\d+)$/.exec(given) ?? [];
  if (file === '') throw new UsageError(`assay: replay takes REPORT#NUMBER, got "${given}"`);
  const report = parseJson(file, readDocument(file, resolve(io.cwd, file), 256 * 1024 * 1024)).value as Report | undefined;
  const exchange = report?.exchanges?.[Number(number)] as Exchange | undefined;
  if (!report || !exchange)
    throw new UsageError(`${file}: there is no exchange ${number}; the last is ${(report?.exchanges?.length ?? 0) - 1}`);
  const document = args.manifest ?? report.target.document ?? 'manifest.json';
  const manifest = loadManifest(document, args, io).object as unknown as Manifest;
  const { api } = manifest;
  const addresses = [api.test, api.production, { base_url: args['base-url'], sso_url: args['sso-url'] }];
  const own = addresses.flatMap((urls) => [urls?.base_url, urls?.sso_url]).filter((url) => url !== undefined);
  const { request } = exchange;
  if (!own.some((url) => parseUrl(url)?.origin === new URL(request.url).origin))
    throw new UsageError(`assay: ${request.url} is not in the manifest; if it is right, name it with --base-url or --sso-url`);
  const route = addresses.flatMap((urls) => routed(request, urls) ?? [])[0];
  const template = templateFor(report, exchange, route, number);
  const isOf = (urls: Addresses) => [urls?.base_url, urls?.sso_url].some((url) => url !== undefined && isBelow(request.url, url));
  const isProduction = isOf(api.production) && !isOf(api.test);
  await agree(isProduction && !args.yes, io, request.url);
  const credentials = report.recordings
    .flatMap(({ observations }) => observations)
    .find(({ exchanges }) => exchanges.includes(Number(number)))?.credentials;
  const redactor = createRedactor({ published: [manifest.id, request.url] });
  for (const { name, value } of manifestSecrets(api)) redactor.learn(value, name);
  const client = createClient(clientOptions({ run: '', timeout: args.timeout, ...connection(args, io) }, own, io.env));
  const ours = { client, manifest, args, io, document, folder: join(dirname(resolve(io.cwd, file)), 'ledger'), isProduction };
  const answer = await sent(exchange, route, template, credentials, ours);
  for (const { name, value } of configSecrets(answer, api.config_vars)) redactor.learn(value, name);
  io.out(printable(redactor.text(shown(answer)), { keep: 'lines' }));
  return answer.response ? 0 : 3;
}

type Addresses = { base_url?: string | undefined; sso_url?: string | undefined } | undefined;

const routed = ({ method, url }: Exchange['request'], { base_url = '', sso_url = '' }: Addresses = {}): Route | undefined =>
  base_url || sso_url ? routeOf('provider', method, url, { base_url: base_url || 'none:', sso_url: sso_url || 'none:' }) : undefined;

const resourceIn = ({ request }: Exchange, route: Route): string | undefined =>
  route.operation === 'signOn' ? formOf(parseForm(request.body ?? '')).id : route.path.addon_id;

/** The install to make anew: the exchange itself, or that of the resource it is about; none where nothing can be changed. */
function templateFor(report: Report, exchange: Exchange, route: Route | undefined, number: string): Exchange | undefined {
  if (route?.operation === 'provision') return exchange;
  if (!route && ['GET', 'HEAD'].includes(exchange.request.method)) return undefined;
  const id = route && resourceIn(exchange, route);
  const observations = report.recordings.flatMap((recording) => recording.observations);
  const install = observations.find(({ on, resourceId }) => on === 'provisioning' && resourceId === id && id !== undefined);
  const template = report.exchanges[install?.exchanges[0] ?? -1] as Exchange | undefined;
  if (template) return template;
  throw new UsageError(
    `assay: exchange ${number} is about ${id === undefined ? 'no resource that is known' : `"${id}"`}, which the run did not install; replay acts on nothing but what it makes itself`,
  );
}

interface Ours {
  client: WireClient;
  manifest: Manifest;
  args: Settings;
  io: Io;
  document: string;
  folder: string;
  isProduction: boolean;
}

/** Sends it was, with fresh secrets, on a resource that is made for it, written down first and deleted afterwards. */
async function sent(
  { request }: Exchange,
  route: Route | undefined,
  template: Exchange | undefined,
  credentials: string | undefined,
  { client, manifest, args, io, document, folder, isProduction }: Ours,
): Promise<Exchange> {
  const { id, api } = manifest;
  const own = { id, password: api.password };
  const wrong = wrongCredentials({ ...own, sso_salt: api.sso_salt }).find(({ name }) => name === credentials);
  const header = credentials === 'manifest' ? basicHeader(own) : wrong?.header;
  if (!template) return client.send(outgoing(request, header));
  const run = `replay-${randomUUID()}`;
  const target = resolve(io.cwd, document);
  const ledger = openLedger(folder, { run, target });
  const addonId = `addon_${randomUUID()}`;
  const { url } = template.request;
  const entry = ledger.intend({ kind: 'delete-resource', url, addonId, environment: isProduction ? 'production' : 'test' });
  const isInstall = route?.operation === 'provision';
  const body = (template.request.body ?? '').replace(/"addon_id":"[^"]*"/, `"addon_id":"${addonId}"`);
  const install = await client.send({ ...outgoing(template.request, isInstall ? header : basicHeader(own)), body });
  const { isMade, id: made } = readAnswer(install);
  if (isMade) ledger.made(entry, made === undefined ? {} : { resourceId: made });
  else if (install.response) ledger.refused(entry);
  ledger.close();
  const isUsable = !isInstall && isMade && made !== undefined && isAddressable(made) && route !== undefined;
  const answer = isUsable ? await client.send(outgoing(about(made, request, route, api.sso_salt), header)) : install;
  const undoer = () => partnerUndoer(own, clientOptions({ run: '', timeout: args.timeout, ...connection(args, io) }, [url], io.env));
  const { resources } = await cleanUp({ folder, run: basename(ledger.path, '.jsonl'), file: ledger.path, target }, undoer, args.timeout);
  if (resources.unknown.length + resources.left.length === 0) rmSync(ledger.path);
  io.err(countsText(resources));
  return answer;
}

const dropped = ['authorization', 'cookie', 'host', 'content-length', 'connection'];

function outgoing({ method, url, headers, body }: Exchange['request'], header: string | undefined): OutgoingRequest {
  const kept = headers.filter(([name]) => !dropped.includes(name.toLowerCase()));
  const all: HeaderList = header === undefined ? kept : [...kept, ['Authorization', header]];
  return { method, url, headers: all, ...(body !== undefined && { body }) };
}

/** The request on another resource; a sign-on form gets the time and the signature of now. */
function about(id: string, request: Exchange['request'], { operation, path }: Route, salt: string): Exchange['request'] {
  if (operation !== 'signOn')
    return { ...request, url: request.url.replace(encodeURIComponent(path.addon_id ?? ''), () => encodeURIComponent(id)) };
  const form = formOf(parseForm(request.body ?? ''));
  const fresh = { ...form, id, timestamp: String(Date.now()) };
  return { ...request, body: serialiseForm({ ...fresh, signature: signatureOf(signOnOf(fresh), salt) }) };
}

function shown({ request, response, error }: Exchange): string {
  const head = `${request.method} ${request.url}`;
  if (!response) return `${head}\n\n${error?.message ?? 'no answer'}`;
  const headers = redactedHeaders(response.headers).map(([name, value]) => `${name}: ${value}`);
  return [head, '', `${response.status} ${response.statusText}`, ...headers, '', response.body].join('\n');
}
