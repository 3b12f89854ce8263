import { createHash } from 'node:crypto';
import { type Envelope, payloadOf } from '../../engine/bundle/envelope.ts';
import type { Statement } from '../../engine/bundle/statement.ts';
import { schemaProblem } from '../../engine/documents/schema.ts';
import type { Report } from '../../engine/judging/report.ts';
import { isUrl } from '../../engine/wire/url.ts';

/** The parts of a bundle, each of which is what it claims to be. */
export interface Opened {
  files: ReadonlyMap<string, Buffer>;
  envelope: Envelope;
  statement: Statement;
  report: Report;
}

/** Reads the parts of a bundle and holds each file against its digest; or says why it cannot. */
export function openBundle(unpacked: ReadonlyMap<string, Buffer>): Opened | { refused: string } {
  const text = (name: string) => String(unpacked.get(name) ?? '');
  const envelope = parsed<Envelope>('certificate.json', text('certificate.json'), 'envelope');
  if ('refused' in envelope) return envelope;
  const statement = parsed<Statement>('the statement in certificate.json', payloadOf(envelope.value), 'statement');
  if ('refused' in statement) return statement;
  const files = new Map([...unpacked].filter(([name]) => name !== 'certificate.json'));
  const digests = new Map(statement.value.subject.map(({ name, digest }) => [name, digest.sha256]));
  const wrong = [...files].find(([name, content]) => digests.get(name) !== createHash('sha256').update(content).digest('hex'));
  if (wrong) return { refused: `${wrong[0]} is not the file that the certificate was made for: its digest is another` };
  const report = parsed<Report>('report.json', text('report.json'), 'report');
  if ('refused' in report) return report;
  const manifest = parsed('manifest.json', text('manifest.json').replace(/^\uFEFF/, ''));
  if ('refused' in manifest) return manifest;
  const refused = unfit(report.value, statement.value, text('manifest.json'));
  return refused === undefined ? { files, envelope: envelope.value, statement: statement.value, report: report.value } : { refused };
}

/** What a schema cannot see, and nothing could be judged with. */
function unfit({ manifest, started }: Report, { predicate }: Statement, text: string): string | undefined {
  const { baseUrl, ssoUrl } = predicate.assay.run;
  if (manifest?.text !== text) return 'manifest.json is not the manifest of the report';
  if (!isUrl(baseUrl) || !isUrl(ssoUrl)) return 'the certificate names an address that is none';
  return Number.isNaN(Date.parse(started)) ? 'the report names a time that is none' : undefined;
}

function parsed<T>(name: string, text: string, schema?: 'envelope' | 'statement' | 'report'): { value: T } | { refused: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { refused: `${name} is no JSON` };
  }
  const problem = schema && schemaProblem(schema, value);
  return problem ? { refused: `${name}: ${problem.text}` } : { value: value as T };
}
