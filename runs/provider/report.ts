import { basename } from 'node:path';
import { type ManifestDocument, manifestSecrets } from '../../engine/documents/manifest.ts';
import { withoutSecrets } from '../../engine/documents/without-secrets.ts';
import { type Judging, judgedReport, withoutSecretsOf } from '../../engine/judging/report.ts';
import { createRedactor } from '../../engine/redaction/redactor.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { surfaces } from '../../suites/registry/surfaces.ts';
import type { Io } from '../run.ts';

type ProviderJudging = Omit<Judging, 'material' | 'target' | 'version' | 'surfaces'> &
  Partial<Pick<Judging, 'material'>> & { document: ManifestDocument };

export function providerReport({ document, material, more, ...run }: ProviderJudging, { version }: Pick<Io, 'version'>): Report {
  const { id } = document.object;
  const name = typeof id === 'string' && id !== '' ? id : basename(document.json.file);
  const report = judgedReport({
    ...run,
    ...{ version, surfaces },
    target: { kind: 'provider', name, document: document.json.file },
    material: { ...material, manifest: document },
    more: { ...withoutSecrets(document), ...more },
  });
  const redactor = createRedactor({ known: manifestSecrets(document.object.api), published: [String(id ?? '')] });
  return withoutSecretsOf(report, redactor);
}
