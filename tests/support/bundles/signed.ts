import { generateKeyPairSync } from 'node:crypto';
import { pack, unpack } from '../../../engine/bundle/pack.ts';
import { enveloped, payloadOf, statementOf } from '../../../engine/bundle/statement.ts';
import { json, jsonText } from '../../../reporters/json.ts';
import type { Report, Statement } from '../../../specs/generated/schemas.ts';

/** A fresh pair of keys, as `--sign-key` and `--public-key` take them. */
export const key = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    private: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    public: publicKey.export({ type: 'spki', format: 'pem' }) as string,
    privateKey,
  };
};

export function filesOf(bytes: Buffer): Map<string, Buffer> {
  const unpacked = unpack(bytes);
  if ('refused' in unpacked) throw new Error(unpacked.refused);
  return unpacked.files;
}

export const statementIn = (bytes: Buffer) =>
  JSON.parse(payloadOf(JSON.parse(String(filesOf(bytes).get('certificate.json'))))) as Statement;
export const reportIn = (bytes: Buffer) => JSON.parse(String(filesOf(bytes).get('report.json'))) as Report;

/** The bundle with another report: all digests match, and it is signed again if there is a key. */
export function forged(bundle: Buffer, report: Report, signer?: ReturnType<typeof key>, ledger?: string): Buffer {
  const files = new Map([...filesOf(bundle)].filter(([name]) => name !== 'certificate.json'));
  files.set('report.json', Buffer.from(json(report)));
  if (ledger !== undefined) files.set('ledger.jsonl', Buffer.from(ledger));
  files.set('manifest.json', Buffer.from(report.manifest?.text ?? ''));
  const statement = statementOf(files, report, statementIn(bundle).predicate.assay.run);
  files.set('certificate.json', Buffer.from(jsonText(enveloped(statement, signer?.privateKey))));
  return pack(files) ?? Buffer.alloc(0);
}
