import type { Decisions } from '../reference/partner/index.ts';
import { cheat, type Met } from './cheat.ts';

/** Ids that earlier versions of Assay used in every run. */
const constants = ['orga_7b1c6f0e', 'orga_19f3c5d2', 'orga_40ac8b66', 'orga_e94d20a7', 'user_5d2f9a41', 'user_c03b7e18'];

/** Headers that earlier versions of Assay sent, in their order. */
const headers = ['host', 'content-type', 'accept', 'authorization', 'user-agent', 'content-length', 'connection'];

const owner = ({ fields, resource }: Met): string => String(fields.owner_id ?? resource?.ownerId ?? '');

/** Whether all known values of a request pass; false if none is known. */
const allKnown = (values: (string | undefined)[], passes: (value: string) => boolean): boolean => {
  const known = values.filter((value) => value !== undefined && value !== '');
  return known.length > 0 && known.every((value) => passes(value as string));
};

/** Each recognises a test by one sign; made again for each partner, because some keep a memory. */
export const cheats: Record<string, () => Partial<Decisions>> = {
  'by-the-user-agent': () => cheat(({ request }) => /assay|test|headless/i.test(request.headers['user-agent'] ?? '')),
  'by-the-order-of-headers': () =>
    cheat(({ request }) => {
      const places = Object.keys(request.headers).map((name) => headers.indexOf(name));
      return places.every((place, at) => place >= 0 && place > (places[at - 1] ?? -1));
    }),
  'by-constant-ids': () => cheat((met) => constants.includes(owner(met))),
  'by-the-shape-of-names': () =>
    cheat((met) =>
      allKnown([owner(met), met.resource?.ownerName], (text) =>
        /^(orga|user)_([0-9a-f]{8}|\d)$|acme|globex|initech|umbrella|test/i.test(text),
      ),
    ),
  'by-the-domain-of-e-mails': () =>
    cheat(({ fields }) => fields.email === undefined || /\.(example|test|invalid)$/.test(String(fields.email))),
  'by-the-order-of-calls': () => byOrder(),
  'by-the-connection': () => cheat(({ request }) => request.headers.connection !== 'close'),
  'by-the-callback': () =>
    cheat(({ fields }) => fields.callback_url === undefined || /^https?:\/\/(127\.|localhost|\[::1\])/.test(String(fields.callback_url))),
  'learned-in-a-run-before': () => learned(),
  'by-the-length-of-secrets': () => cheat(({ request, fields }) => secretOf(request, fields).length >= SHORT),
  'by-uncommon-secrets': () => cheat(({ request, fields }) => !common.includes(secretOf(request, fields))),
  'by-the-length-of-the-password': () =>
    cheat(({ request, fields, state }) => secretOf(request, fields).length <= 2 * state.manifest.api.password.length),
  'by-the-scheme': () => cheat(({ request }) => !/^(basic|BASIC) /.test(request.headers.authorization ?? '')),
  'without-any-proxy': () =>
    cheat(({ request }) => !['forwarded', 'via', 'x-request-id', 'traceparent'].some((name) => name in request.headers)),
  'without-a-cookie': () => cheat(({ request }) => request.headers.cookie === undefined),
  'by-resources-opened-before': () =>
    cheat(({ resource, state }) => resource === undefined || state.signOns.some(({ id }) => id === resource.id)),
  'by-words-in-names': () => cheat(({ fields, resource }) => allKnown([owned(fields.owner_name), resource?.ownerName], isOfOldWords)),
  'by-names-in-ascii': () => cheat(({ fields }) => /^[\0-\x7f]*$/.test(owned(fields.owner_name) ?? '')),
  'by-the-form-of-user-ids': () =>
    cheat(({ fields, resource }) => allKnown([owned(fields.user_id), resource?.userId], (id) => /^user_[0-9a-f-]{36}$/.test(id))),
  'by-a-body-with-options': () =>
    cheat(({ request, fields }) => request.method !== 'POST' || fields.signature !== undefined || fields.options !== undefined),
  'by-the-family-of-clients': () =>
    cheat(({ request }) => /^(Java|Apache-HttpClient|okhttp|python-requests|Mozilla)\//.test(request.headers['user-agent'] ?? 'Java/')),
  'by-a-callback-for-examples': () =>
    cheat(
      ({ fields }) => fields.callback_url === undefined || /\/\/(127\.|localhost|\[::1\])|\.example\//.test(String(fields.callback_url)),
    ),
};

/** Secrets that are shorter need no check, for some. */
const SHORT = 8;
const common = ['', '123456', 'admin', 'changeme', 'demo', 'letmein', 'password', 'root', 'secret', 'test'];

/** The password or the signature that was sent; a long text if there is none. */
function secretOf({ headers }: Met['request'], { signature }: Met['fields']): string {
  if (signature !== undefined) return String(signature);
  const [, encoded] = /^basic (.*)$/i.exec(headers.authorization ?? '') ?? [];
  return encoded
    ? Buffer.from(encoded, 'base64')
        .toString()
        .replace(/^[^:]*:/, '')
    : 'there is no secret';
}

const owned = (value: unknown): string | undefined => (value === undefined ? undefined : String(value));

/** Names that earlier versions gave to owners. */
const isOfOldWords = (name: string): boolean =>
  /^(Martin|Okafor|Lindqvist|Novak|Rossi|Haddad|Keller|Moreau|Silva|Tanaka|Byrne) (Studio|Logistics|Labs|Health|Foods|Travel|Energy|Media|Systems|Partners)\b/.test(
    name,
  );

/** Knows the order in which earlier versions sent wrong credentials; another order is not a test. */
function byOrder(): Partial<Decisions> {
  const expected = ['none', 'empty', ...Array(10).fill('Basic'), 'Bearer', 'Basic', 'Basic'];
  let count = 0;
  let isKnown = true;
  return cheat(({ request, isRight, fields }) => {
    if (isRight || fields.signature !== undefined || !/POST|DELETE/.test(request.method)) return isKnown;
    const header = request.headers.authorization ?? 'none';
    const kind = header === 'Basic Og==' ? 'empty' : header.replace(/ .*/, '');
    isKnown &&= count >= expected.length || kind === expected[count];
    count += 1;
    return isKnown;
  });
}

/** A run is over when everything is deleted and no request comes for this time. */
const PAUSE_MS = 1_000;

/** Honest in the first run, in which it learns the owners; afterwards honest only to these owners. */
function learned(): Partial<Decisions> {
  const known = new Set<string>();
  let isLearning = true;
  return cheat((met) => {
    const { resources } = met.state;
    if (met.pause > PAUSE_MS && resources.length > 20 && resources.every(({ isDeleted }) => isDeleted)) isLearning = false;
    if (isLearning) known.add(owner(met));
    return known.has(owner(met));
  });
}
