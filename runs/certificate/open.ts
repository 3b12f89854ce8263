import { hash } from 'node:crypto';
import { isBeyond, maxBundleBytes } from '../../engine/bundle/bounds.ts';
import { unpack } from '../../engine/bundle/pack.ts';
import { payloadOf } from '../../engine/bundle/statement.ts';
import { parseJson } from '../../engine/documents/json.ts';
import { schemaProblem } from '../../engine/documents/schema.ts';
import { show } from '../../engine/documents/show.ts';
import { jsonIn } from '../../engine/documents/values.ts';
import { dayMs, dayOf } from '../../engine/judging/expiry.ts';
import type { Entry } from '../../engine/ledger/ledger.ts';
import { isUrl } from '../../engine/wire/url.ts';
import { jsonText } from '../../reporters/json.ts';
import type { Envelope, Report, Statement } from '../../specs/generated/schemas.ts';
import { readBytes } from '../files.ts';
import type { Io } from '../run.ts';

export interface Opened {
  files: ReadonlyMap<string, Buffer>;
  envelope: Envelope;
  statement: Statement;
  report: Report;
  ledger: Entry[];
}

export const certificateDays = 90;

export const lastDay = ({ started }: Pick<Report, 'started'>, days = certificateDays): string => dayOf(Date.parse(started) + days * dayMs);

export function readBundle(file: string, io: Io): Opened | { refused: string } {
  const unpacked = unpack(Buffer.from(readBytes(file, io, maxBundleBytes)));
  return 'refused' in unpacked ? unpacked : openBundle(unpacked.files);
}

/** Reads the parts of a bundle and compares each file with its digest; or says why it cannot. */
export function openBundle(unpacked: ReadonlyMap<string, Buffer>): Opened | { refused: string } {
  const text = (name: string) => String(unpacked.get(name) ?? '');
  const envelope = parsed<Envelope>('certificate.json', text('certificate.json'), 'envelope');
  if ('refused' in envelope) return envelope;
  const statement = parsed<Statement>('the statement in certificate.json', payloadOf(envelope.value), 'statement');
  if ('refused' in statement) return statement;
  if (!isCanonical(envelope.value, text('certificate.json')) || JSON.stringify(statement.value) !== payloadOf(envelope.value))
    return { refused: 'certificate.json is not written as Assay writes it: it has other spaces, line breaks, or a key twice' };
  const files = new Map([...unpacked].filter(([name]) => name !== 'certificate.json'));
  const digests = new Map(statement.value.subject.map(({ name, digest }) => [name, digest.sha256]));
  const wrong = [...files].find(([name, content]) => digests.get(name) !== hash('sha256', content));
  if (wrong) return { refused: `${wrong[0]} is not the file that the certificate was made for: its digest differs` };
  const report = parsed<Report>('report.json', text('report.json'), 'report');
  if ('refused' in report) return report;
  const manifest = parsed('manifest.json', text('manifest.json').replace(/^\uFEFF/, ''));
  if ('refused' in manifest) return manifest;
  const [repeated] = parseJson('manifest.json', unpacked.get('manifest.json') ?? Buffer.alloc(0)).duplicateKeys;
  if (repeated) return { refused: `manifest.json has the key ${show(repeated.key)} twice, so readers may take either value` };
  if (jsonText(report.value) !== text('report.json')) return { refused: 'report.json is not written as Assay writes it' };
  const refused = whyUnfit(report.value, statement.value, text('manifest.json'));
  if (refused !== undefined) return { refused };
  return { files, envelope: envelope.value, statement: statement.value, report: report.value, ledger: entriesIn(text('ledger.jsonl')) };
}

/** Whether the envelope has one spelling: no key twice, and Base64 without line breaks or other signs that decoders skip. */
const isCanonical = (envelope: Envelope, text: string): boolean =>
  jsonText(envelope) === text &&
  [envelope.payload, ...envelope.signatures.map(({ sig }) => sig)].every((part) => Buffer.from(part, 'base64').toString('base64') === part);

/** Skips lines that are not entries; the report's counts then differ. */
function entriesIn(text: string): Entry[] {
  return text.split('\n').flatMap((line) => {
    const entry = parsed<Entry | null>('ledger.jsonl', line);
    return 'value' in entry && typeof entry.value?.undo === 'object' && entry.value.undo ? [entry.value] : [];
  });
}

/** Why a bundle cannot be judged, beyond what the schemas check. */
function whyUnfit({ manifest, started, exchanges, recordings }: Report, { predicate }: Statement, text: string): string | undefined {
  const { baseUrl, ssoUrl } = predicate.assay.run;
  if (manifest?.text !== text) return 'manifest.json is not the manifest of the report';
  if (!isUrl(baseUrl) || !isUrl(ssoUrl)) return 'the certificate names an address that is not a URL';
  if (Number.isNaN(Date.parse(started))) return 'the start time of the report is not a valid time';
  const observations = recordings.reduce((sum, recording) => sum + recording.observations.length, 0);
  // The rules parse all JSON bodies, so their sum counts.
  const bodies = exchanges
    .flatMap(({ request, response }) => [request.body ?? '', response?.body ?? ''])
    .filter((body) => /^\s*[[{]/.test(body));
  return exchanges.length > MAX_COUNT || observations > MAX_COUNT || isBeyond(bodies.join('\n')) ? beyond : undefined;
}

/** The most exchanges, and the most observations: twenty times those of a usual run. */
const MAX_COUNT = 5000;

const beyond = 'it is larger than Assay reads';

function parsed<T>(name: string, text: string, schema?: 'envelope' | 'statement' | 'report'): { value: T } | { refused: string } {
  if (isBeyond(text)) return { refused: `${name}: ${beyond}` };
  const value = jsonIn(text);
  if (value === undefined) return { refused: `${name} is not JSON` };
  const problem = schema && schemaProblem(schema, value);
  return problem ? { refused: `${name}: ${problem.text}` } : { value: value as T };
}
