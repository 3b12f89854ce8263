import { pack } from '../../../engine/bundle/pack.ts';
import { enveloped, statementOf } from '../../../engine/bundle/statement.ts';
import { json, jsonText } from '../../../reporters/json.ts';
import { filesOf, type key, reportIn, statementIn } from './signed.ts';

/** What was done at which place of which file, and the bundle that was signed again afterwards. */
interface Edit {
  what: 'changed' | 'removed' | 'added';
  place: string;
  bytes: Buffer;
}
type Holder = Record<string, unknown> | unknown[];

/** The keys that lead to every place below a value. */
function* placesIn(value: unknown, above: readonly string[] = []): Generator<string[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, held] of Object.entries(value)) {
    yield [...above, key];
    yield* placesIn(held, [...above, key]);
  }
}

function changed(value: unknown): unknown {
  if (typeof value === 'string') return `${value} and gold partner`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return Array.isArray(value) ? [] : 1;
}

/** The ways to edit a place; each returns the file with the edit. An object is changed by changing what it holds. */
const ways: Record<Edit['what'], (parent: Holder, key: string) => boolean> = {
  changed(parent, key) {
    const own = parent as Record<string, unknown>;
    const before = own[key];
    const isEmptied = Array.isArray(before) && before.length > 0;
    if (typeof before === 'object' && before !== null && !isEmptied) return false;
    own[key] = changed(before);
    return true;
  },
  removed(parent, key) {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
    return true;
  },
  added(parent, key) {
    const held = (parent as Record<string, unknown>)[key];
    if (typeof held !== 'object' || held === null) return false;
    if (Array.isArray(held)) held.push(structuredClone(held[0] ?? 'gold partner'));
    else Object.assign(held, { praise: 'gold partner' });
    return true;
  },
};

/** The place without numbers, so that one of each kind is tried. */
const kindOf = (place: string): string => place.replace(/\/\d+(?=\/|$)/g, '/*');

/**
 * For each kind of place in the files of a bundle and in what its certificate states, the bundle with another value there, without the
 * value, and with more in it; all digests match, and it is signed again.
 */
export function* editsOf(
  bundle: Buffer,
  signer: ReturnType<typeof key>,
  isWanted: (place: string, what: Edit['what']) => boolean,
): Generator<Edit> {
  const files = filesOf(bundle);
  const report = reportIn(bundle);
  const linesIn = (text: string) => text.split('\n').filter(Boolean);
  const parts: Record<string, () => unknown> = {
    'report.json': () => structuredClone(report),
    'manifest.json': () => JSON.parse(report.manifest?.text ?? ''),
    'ledger.jsonl': () => linesIn(String(files.get('ledger.jsonl'))).map((line) => JSON.parse(line)),
    'certificate.json': () => statementIn(bundle),
  };
  const signed = (file: string, value: unknown): Buffer => {
    const manifest = file === 'manifest.json' ? JSON.stringify(value) : report.manifest?.text;
    const told = file === 'report.json' ? (value as typeof report) : { ...report, manifest: { ...report.manifest, text: manifest ?? '' } };
    const made = new Map([
      [
        'ledger.jsonl',
        file === 'ledger.jsonl'
          ? Buffer.from((value as object[]).map((entry) => `${JSON.stringify(entry)}\n`).join(''))
          : (files.get('ledger.jsonl') ?? Buffer.alloc(0)),
      ],
      ['manifest.json', Buffer.from(told.manifest?.text ?? '')],
      ['report.json', Buffer.from(json(told))],
    ]);
    const statement = file === 'certificate.json' ? value : stated(made, told);
    const envelope = Buffer.from(jsonText(enveloped(statement, signer.privateKey)));
    return pack(new Map([...made, ['certificate.json', envelope]])) ?? Buffer.alloc(0);
  };
  /** A report that lacks too much for a statement of its own gets that of the report before. */
  const stated = (made: ReadonlyMap<string, Buffer>, told: typeof report) => {
    const { run } = statementIn(bundle).predicate.assay;
    try {
      return statementOf(made, told, run);
    } catch {
      return statementOf(made, report, run);
    }
  };
  for (const [file, fresh] of Object.entries(parts)) {
    const seen = new Set<string>();
    for (const path of placesIn(fresh())) {
      const place = [file, ...path].join('/');
      if (seen.has(kindOf(place))) continue;
      seen.add(kindOf(place));
      for (const [what, edit] of Object.entries(ways) as [Edit['what'], (typeof ways)[Edit['what']]][]) {
        if (!isWanted(place, what)) continue;
        const value = fresh();
        const parent = path.slice(0, -1).reduce((holder, key) => (holder as Record<string, Holder>)[key] as Holder, value as Holder);
        if (edit(parent, path.at(-1) ?? '')) yield { what, place, bytes: signed(file, value) };
      }
    }
  }
}
