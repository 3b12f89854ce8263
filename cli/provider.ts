import { basename, resolve } from 'node:path';
import { type ManifestDocument, parseManifest, readPreviousId } from '../engine/documents/manifest.ts';
import { readDocument } from '../engine/documents/read.ts';
import { withoutSecrets } from '../engine/documents/without-secrets.ts';
import type { Edition } from '../engine/judging/edition.ts';
import { type Evidence, judge } from '../engine/judging/judge.ts';
import type { InUse } from '../engine/judging/questions.ts';
import { buildReport, type Report, type Run, type Untested } from '../engine/judging/report.ts';
import type { Rule } from '../engine/judging/rule.ts';
import { createRedactor } from '../engine/redaction/redactor.ts';
import type { NamedSecret } from '../engine/redaction/scan.ts';
import type { Io } from './command.ts';

/** The manifest of a command, and of the push before it. */
export function loadManifest(file: string, previous: string | undefined, io: Io): ManifestDocument {
  const read = (name: string) => readDocument(name, resolve(io.cwd, name));
  const previousId = previous === undefined ? undefined : readPreviousId(previous, read(previous), io.env);
  return parseManifest(file, read(file), io.env, previousId);
}

const manifestSecrets = (document: ManifestDocument): NamedSecret[] =>
  ['password', 'sso_salt'].map((name) => ({ name, value: String(document.value(`/api/${name}`) ?? '') }));

interface Sent {
  header?: string[] | undefined;
  'base-url'?: string | undefined;
  'sso-url'?: string | undefined;
}

/** What may not leave: the secrets of the manifest and the headers that the user sends along; what an address shows is no secret. */
export function registeredSecrets(document: ManifestDocument, sent: Sent = {}): NamedSecret[] {
  const addresses = ['test', 'production'].flatMap((name) => ['base_url', 'sso_url'].map((url) => document.value(`/api/${name}/${url}`)));
  const published = [document.object.id, ...addresses, sent['base-url'], sent['sso-url']].filter((value) => typeof value === 'string');
  const headers = (sent.header ?? []).map((text) => ({ name: text.replace(/:.*/s, ''), value: text.replace(/^[^:]*:/, '').trim() }));
  return [...manifestSecrets(document), ...headers].filter(({ value }) => !published.some((text) => text.includes(value)));
}

interface Judging {
  command: string;
  document: ManifestDocument;
  rules: readonly Rule[];
  evidence?: Omit<Evidence, 'manifest'>;
  leftOut(id: string): Untested | undefined;
  strict: boolean;
  started: Date;
  edition: Edition;
  inUse?: InUse;
  more?: Run['more'];
}

/** Judges a provider by what is known of it, and leaves the secrets of its manifest out of the report. */
export function providerReport({ document, rules, evidence, more, ...run }: Judging, io: Io): Report {
  const { id } = document.object;
  const report = buildReport({
    ...run,
    version: io.version,
    target: {
      kind: 'provider',
      name: typeof id === 'string' && id !== '' ? id : basename(document.json.file),
      document: document.json.file,
    },
    judged: judge(rules, { ...evidence, manifest: document }, run.edition.levelOf),
    more: { ...withoutSecrets(document), ...more },
  });
  const redactor = createRedactor({ published: [String(id ?? '')] });
  for (const { name, value } of manifestSecrets(document)) redactor.learn(value, name);
  // What was played was redacted where it was recorded.
  const { recordings, exchanges, ...rest } = report;
  return { ...redactor.value(rest), recordings, exchanges };
}
