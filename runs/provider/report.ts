import { basename } from 'node:path';
import type { ManifestDocument } from '../../engine/documents/manifest.ts';
import { manifestSecrets } from '../../engine/documents/secrets.ts';
import { withoutSecrets } from '../../engine/documents/without-secrets.ts';
import type { Edition } from '../../engine/judging/edition.ts';
import { type Evidence, judge } from '../../engine/judging/judge.ts';
import type { InUse } from '../../engine/judging/questions.ts';
import { buildReport, type JudgedRun, type Report, type Untested } from '../../engine/judging/report.ts';
import type { Rule } from '../../engine/judging/rule.ts';
import { createRedactor } from '../../engine/redaction/redactor.ts';
import type { Io } from '../io.ts';

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
  more?: JudgedRun['more'];
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
  for (const { name, value } of manifestSecrets(document.object.api)) redactor.learn(value, name);
  // What was played was redacted where it was recorded.
  const { recordings, exchanges, ...rest } = report;
  return { ...redactor.value(rest), recordings, exchanges };
}
