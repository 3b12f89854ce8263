import { basename, resolve } from 'node:path';
import { requirements } from '../engine/catalogue.ts';
import { type ManifestDocument, parseManifest, readPreviousId } from '../engine/document/manifest.ts';
import { readDocument } from '../engine/document/read.ts';
import { type Evidence, judge } from '../engine/judge.ts';
import { createRedactor } from '../engine/redaction/redactor.ts';
import { buildReport, type Report, type Run, type Untested } from '../engine/report.ts';
import type { Rule } from '../engine/rule.ts';
import type { Io } from './command.ts';

/** The manifest of a command, and of the push before it. */
export function loadManifest(file: string, previous: string | undefined, io: Io): ManifestDocument {
  const read = (name: string) => readDocument(name, resolve(io.cwd, name));
  const previousId = previous === undefined ? undefined : readPreviousId(previous, read(previous), io.env);
  return parseManifest(file, read(file), io.env, previousId);
}

interface Judging {
  command: string;
  document: ManifestDocument;
  rules: readonly Rule[];
  evidence?: Omit<Evidence, 'manifest'>;
  leftOut(id: string): Untested | undefined;
  strict: boolean;
  started: Date;
  more?: Run['more'];
}

/** Judges a provider by what is known of it, and leaves the secrets of its manifest out of the report. */
export function providerReport({ document, rules, evidence, leftOut, command, strict, started, more }: Judging, io: Io): Report {
  const levels = new Map<string, 'must' | 'should' | 'note'>(requirements().map(({ id, level }) => [id, level]));
  const { id } = document.object;
  const report = buildReport({
    version: io.version,
    command,
    target: {
      kind: 'provider',
      name: typeof id === 'string' && id !== '' ? id : basename(document.json.file),
      document: document.json.file,
    },
    started,
    judged: judge(rules, { ...evidence, manifest: document }, (rule) => levels.get(rule) ?? 'must'),
    leftOut,
    strict,
    ...(more && { more }),
  });
  const redactor = createRedactor({ published: [String(id ?? '')] });
  for (const name of ['password', 'sso_salt']) redactor.learn(String(document.value(`/api/${name}`) ?? ''), name);
  // What was played was redacted where it was recorded.
  const { recordings, exchanges, ...rest } = report;
  return { ...redactor.value(rest), recordings, exchanges };
}
