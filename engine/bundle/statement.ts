import { createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto';
import type { CertifiedRun, Envelope, Outcome, Report, Statement } from '../../specs/generated/schemas.ts';
import { fingerprint } from './addresses.ts';

/** What a bundle says about its files, as an in-toto test result with a field of our own, `assay`. */
export function statementOf(files: ReadonlyMap<string, Buffer>, report: Report, run: CertifiedRun): Statement {
  const { assay, edition, catalogueHash = '', seed, started, target, requirements } = report;
  const ids = (verdict: Outcome['verdict']) => requirements.filter((one) => one.verdict === verdict).map(({ id }) => id);
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [...files].map(([name, content]) => ({ name, digest: { sha256: hash('sha256', content) } })),
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
        probes: probesOf(report),
        fingerprint: fingerprint(report.exchanges, run),
      },
    },
  };
}

/** How many observations of each kind were made. */
function probesOf({ recordings }: Report): Record<string, number> {
  const made = recordings.flatMap(({ observations }) => observations).filter(({ exchanges }) => exchanges.length > 0);
  const labels = [...new Set(made.map(({ label }) => label))].sort();
  return Object.fromEntries(labels.map((label) => [label, made.filter((one) => one.label === label).length]));
}

const payloadType = 'application/vnd.in-toto+json';

/** A DSSE signature covers the type and the payload, each with its length. */
const signedBytes = (type: string, payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `), payload]);

/** The digest of the public key. */
export const keyId = (key: KeyObject): string =>
  hash('sha256', (key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' }));

/** A statement in a DSSE envelope, signed if a key is given. */
export function enveloped(statement: unknown, key?: KeyObject): Envelope {
  const payload = Buffer.from(JSON.stringify(statement));
  const signatures = key ? [{ keyid: keyId(key), sig: sign(null, signedBytes(payloadType, payload), key).toString('base64') }] : [];
  return { payloadType, payload: payload.toString('base64'), signatures };
}

export const payloadOf = ({ payload }: Envelope): string => Buffer.from(payload, 'base64').toString('utf8');

export const isSignedBy = ({ payloadType: type, payload, signatures }: Envelope, key: KeyObject): boolean =>
  signatures.some(({ sig }) => verify(null, signedBytes(type, Buffer.from(payload, 'base64')), key, Buffer.from(sig, 'base64')));
