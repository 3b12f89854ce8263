import type { Decisions } from '../reference/partner/index.ts';
import { cheat, type Met } from './cheat.ts';

const MINUTE = 60_000;

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
  'in-the-first-minute': () => cheat(({ age }) => age < MINUTE),
  'by-the-connection': () => cheat(({ request }) => request.headers.connection !== 'close'),
  'by-the-callback': () =>
    cheat(({ fields }) => fields.callback_url === undefined || /^https?:\/\/(127\.|localhost|\[::1\])/.test(String(fields.callback_url))),
  'learned-in-a-run-before': () => learned(),
};

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
    const { resources } = met.scene;
    if (met.pause > PAUSE_MS && resources.length > 20 && resources.every(({ isDeleted }) => isDeleted)) isLearning = false;
    if (isLearning) known.add(owner(met));
    return known.has(owner(met));
  });
}
