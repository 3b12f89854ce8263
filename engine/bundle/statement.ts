import { createHash } from 'node:crypto';
import type { components } from '../../specs/generated/schemas.ts';
import type { Report } from '../judging/report.ts';
import type { Outcome } from '../judging/verdict.ts';
import { fingerprint } from './addresses.ts';

type Schemas = components['schemas'];
export type Statement = Schemas['Statement'];
/** How the target was addressed. */
export type CertifiedRun = Schemas['CertifiedRun'];

/** What a bundle says about its files, in the words of in-toto: a test result, with our own field beside it. */
export function statementOf(files: ReadonlyMap<string, Buffer>, report: Report, run: CertifiedRun): Statement {
  const { assay, edition, catalogueHash = '', seed, started, target, requirements } = report;
  const ids = (verdict: Outcome['verdict']) => requirements.filter((one) => one.verdict === verdict).map(({ id }) => id);
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [...files].map(([name, content]) => ({ name, digest: { sha256: createHash('sha256').update(content).digest('hex') } })),
    predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
    predicate: {
      result: ids('warn').length > 0 ? 'WARNED' : 'PASSED',
      configuration: [{ name: `catalogue ${edition}`, digest: { sha256: catalogueHash.replace('sha256:', '') } }],
      passedTests: ids('pass'),
      warnedTests: ids('warn'),
      failedTests: ids('fail'),
      assay: {
        version: assay,
        edition,
        catalogueHash,
        seed,
        started,
        target: target.name,
        run,
        fingerprint: fingerprint(report.exchanges, run),
      },
    },
  };
}
