import { parseManifest } from '../../../engine/documents/manifest.ts';
import { judge } from '../../../engine/judging/judge.ts';
import { buildReport } from '../../../engine/judging/report.ts';
import type { Report } from '../../../specs/generated/schemas.ts';
import { manifestRules } from '../../../suites/registry/manifest.ts';

export const settings = { color: false, quiet: false, path: 'assay-report/report.json' };

export function reportOn(text: string, file = 'manifest.json', name = 'acme-db'): Report {
  const document = parseManifest(file, Buffer.from(text), {});
  return buildReport({
    version: '0.1.0',
    command: `assay check ${file}`,
    target: { kind: 'provider', name },
    started: new Date('2026-11-15T12:00:00Z'),
    judged: judge(manifestRules(), { manifest: document }, (id) =>
      id.endsWith('-is-long') || id.endsWith('plain-json') ? 'should' : 'must',
    ),
    leftOut: (id) => (id.startsWith('manifest/') ? undefined : { reason: 'needs the running service', byChoice: true }),
    strict: false,
  });
}

export const manifest = (id: unknown, production: string, more = {}) =>
  JSON.stringify({
    id,
    ...more,
    api: {
      config_vars: [],
      password: 'hunter2',
      sso_salt: 'a sign-on salt of more than 35 characters',
      regions: ['eu'],
      production: { base_url: production, sso_url: 'https://acme.example/sso' },
      test: { base_url: 'http://localhost:3000/', sso_url: 'https://acme.example/sso' },
    },
  });

export const mixed = reportOn(manifest('Acme', 'https://acme.example/'));
