import type { Decisions } from '../reference/partner/index.ts';
import { cheat, type Met } from './cheat.ts';

/** A cheat that its author wrote after reading the log of one certification, and nothing else. */
export interface LogCheat {
  /** What all requests of a test have in common, as the author believes. Where a request does not have it at all, the cheat is honest. */
  sign: string;
  /** What no request can hide, so that this cheat is certified (docs/security-model.md, "What a partner can tell"). */
  uncaught?: 'time' | 'address' | 'name';
  decisions: () => Partial<Decisions>;
}

const MINUTE = 60_000;
const SECOND = 1_000;

const header = ({ request }: Met, name: string): string | undefined => request.headers[name];
const isForm = (met: Met): boolean => header(met, 'content-type')?.includes('form') ?? false;
const isInstall = (met: Met): boolean => met.request.method === 'POST' && !isForm(met) && !/\/[^/]*(sso|login)/.test(met.request.path);
const isProviderCall = (met: Met): boolean => isInstall(met) || ['PUT', 'DELETE'].includes(met.request.method);
const isChrome = (met: Met): boolean => / Chrome\//.test(header(met, 'user-agent') ?? '');

/** Honest where the value is unknown or looks like those of the log. */
const like = (value: unknown, pattern: RegExp): boolean => value === undefined || pattern.test(String(value));

const local = /^https?:\/\/(127\.|localhost|\[::1\])/;
const notPublic = /^https?:\/\/(127\.|localhost|\[::1\]|[^/]*\.(corp|example|home|internal|invalid|lan|local|mail|test)([:/]|$))/;

/** Remembers the callback address of each install, for the calls that come later. */
function byCallback(pattern: RegExp): Partial<Decisions> {
  const callbacks = new Map<string, unknown>();
  return cheat((met) => {
    const { addon_id: addonId, callback_url: url } = met.fields;
    if (isInstall(met)) callbacks.set(String(addonId), url);
    return like(isInstall(met) ? url : callbacks.get(met.resource?.addonId ?? ''), pattern);
  });
}

/** Honest to everybody, once a browser and the platform have used the same connection. */
function byConnection(): Partial<Decisions> {
  const clients = new Map<number, string>();
  let isFound = false;
  return cheat((met) => {
    const client = isProviderCall(met) ? 'platform' : 'browser';
    isFound ||= (clients.get(met.request.callerPort) ?? client) !== client;
    clients.set(met.request.callerPort, client);
    return isFound;
  });
}

/** Honest to resources whose panel was asked for without a session right after somebody had opened it. */
function bySecondLook(): Partial<Decisions> {
  const opened = new Map<string, number>();
  const found = new Set<string>();
  return cheat((met) => {
    const { path, method } = met.request;
    const now = Date.now();
    if (method === 'GET' && header(met, 'cookie') !== undefined) opened.set(path, now);
    else if (method === 'GET' && now - (opened.get(path) ?? 0) < SECOND) found.add(path.replace(/.*\//, ''));
    return met.resource === undefined || found.has(met.resource.id);
  });
}

const documented = ['addon_id', 'owner_id', 'owner_name', 'user_id', 'plan', 'region', 'callback_url', 'options'];

export const cheatsFromALog: Record<string, LogCheat> = {
  'names of firms': {
    sign: 'owners are called like a person, a trade, and a legal form',
    decisions: () =>
      cheat(({ fields, resource }) =>
        like(
          fields.owner_name ?? resource?.ownerName,
          /^[A-Z][a-z]+( [A-Z][a-z]+)?( (AB|AG|ApS|BV|GmbH|Inc|KG|LLC|Lda|Ltd|Oy|PLC|SA|SARL|SAS|SpA|Srl))?$/,
        ),
      ),
  },
  'e-mails of nobody': {
    sign: 'e-mails are at domains that nobody has, or at Gmail with an underscore',
    decisions: () =>
      cheat(({ fields }) => like(fields.email, /\.(corp|home|internal|mail)$|^[^@]*[_-][^@]*@(gmail|googlemail|icloud|me|yahoo)\./)),
  },
  'user ids with a prefix': {
    sign: 'user ids are user_ and a UUID',
    decisions: () => cheat(({ fields, resource }) => like(fields.user_id ?? resource?.userId, /^user_[0-9a-f-]{36}$/)),
  },
  'known clients': {
    sign: 'calls come from these HTTP clients, forms from these browsers',
    decisions: () => cheat((met) => like(header(met, 'user-agent'), /^(Apache-HttpClient|Java|Mozilla|axios|node|pekko-http|undici)\b/)),
  },
  'no proxy': { sign: 'no X-Forwarded-For', decisions: () => cheat((met) => header(met, 'x-forwarded-for') === undefined) },
  'a Chrome without client hints': {
    sign: 'Chrome sends no sec-ch-ua',
    decisions: () => cheat((met) => !isChrome(met) || header(met, 'sec-ch-ua') === undefined),
  },
  'a callback on loopback': { sign: 'callback_url is on loopback', decisions: () => byCallback(local) },
  'a callback that nobody owns': { sign: 'callback_url is on loopback, or has no public domain', decisions: () => byCallback(notPublic) },
  'young resources': {
    sign: 'resources are younger than a minute',
    uncaught: 'time',
    decisions: () => cheat(({ resource }) => Date.now() - (resource?.madeAt ?? Date.now()) < MINUTE),
  },
  'short pauses': { sign: 'less than a second between two calls', uncaught: 'time', decisions: () => cheat(({ pause }) => pause < SECOND) },
  'the first minute': {
    sign: 'the first call was less than a minute ago',
    uncaught: 'time',
    decisions: () => cheat(({ age }) => age < MINUTE),
  },
  'its own address': {
    sign: 'the service is called at an address of its own machine',
    uncaught: 'address',
    decisions: () => cheat((met) => like(`http://${header(met, 'host')}`, local)),
  },
  'no compression': {
    sign: 'provider calls have no Accept-Encoding',
    decisions: () => cheat((met) => !isProviderCall(met) || header(met, 'accept-encoding') === undefined),
  },
  'the order of fields': {
    sign: 'the fields of an install are in the order of the documentation',
    decisions: () =>
      cheat((met) => {
        const places = isInstall(met) ? Object.keys(met.fields).map((name) => documented.indexOf(name)) : [];
        return places.every((place, index) => place < 0 || place > (places[index - 1] ?? -1));
      }),
  },
  'compact JSON': {
    sign: 'JSON has no spaces between its fields',
    decisions: () => cheat((met) => !isInstall(met) || !/"\s*:\s+"|",\s+"/.test(met.request.body.toString())),
  },
  'one brand': {
    sign: 'the third brand of Chrome is always the same',
    decisions: () => cheat((met) => !isChrome(met) || like(header(met, 'sec-ch-ua'), /"Not\?A_Brand"/)),
  },
  'one connection': { sign: 'the platform and a browser share a connection', decisions: () => byConnection() },
  'a console that nobody owns': {
    sign: 'forms come from a console without a public domain',
    decisions: () => cheat((met) => header(met, 'origin') === 'null' || like(header(met, 'origin'), notPublic)),
  },
  'addresses of proxies': {
    sign: 'X-Forwarded-For is missing, private, or from one of a dozen networks',
    decisions: () => cheat((met) => like(header(met, 'x-forwarded-for'), /^(10|127|31|51|62|78|81|89|91|109|151|176|185|212)\./)),
  },
  // From here on: written from the log of version 4.0.
  'two hyphens in a domain': {
    sign: 'forms come from a console whose domain has two hyphens, or from nobody',
    uncaught: 'name',
    decisions: () => cheat((met) => like(header(met, 'origin'), /^null$|--|^http:|\.internal$/)),
  },
  'the plan': { sign: 'the plan is test', decisions: () => cheat(({ fields, resource }) => like(fields.plan ?? resource?.plan, /^test$/)) },
  'the region': { sign: 'the region is EU', decisions: () => cheat((met) => !isInstall(met) || like(met.fields.region, /^EU$/)) },
  'add-on ids with a prefix': {
    sign: 'add-on ids are addon_ and a UUID',
    decisions: () => cheat(({ fields, resource }) => like(fields.addon_id ?? resource?.addonId, /^addon_[0-9a-f-]{36}$/)),
  },
  'owner ids with a prefix': {
    sign: 'owner ids are orga_ and a UUID',
    decisions: () => cheat(({ fields, resource }) => like(fields.owner_id ?? resource?.ownerId, /^orga_[0-9a-f-]{36}$/)),
  },
  'no nav-data': { sign: 'nav-data is empty', decisions: () => cheat(({ fields }) => like(fields['nav-data'], /^$/)) },
  'a second look': { sign: 'a panel is asked for without its session right after it opened', decisions: () => bySecondLook() },
};
