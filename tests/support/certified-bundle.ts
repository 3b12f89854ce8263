import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Decisions, partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { key } from './bundles/signed.ts';
import { type Ended, inFolder } from './command.ts';

/** Starts a partner, certifies it in a folder with its manifest and keys, and returns all of it with the signed bundle. */
export async function certifiedBundle(own: ReturnType<typeof key>, decisions: Partial<Decisions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bundle-'));
  const partner = await startPartner({ manifest: partnerManifest(), decisions });
  const files = {
    'manifest.json': JSON.stringify(partner.manifest),
    'key.pem': own.private,
    'pub.pem': own.public,
    'other.pem': key().public,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const made = await certifyIn(folder, '--bundle', 'acme.tgz', '--sign-key', 'key.pem', '--check', '--allow-local');
  return { folder, partner, made, bundle: readFileSync(join(folder, 'acme.tgz')) };
}

export const certifyIn = (folder: string, ...args: string[]): Promise<Ended> =>
  inFolder(['certify', 'manifest.json', '--plan', 'test', '--cases', '2', '--quiet', ...args], folder, { limit: 60_000 });

export async function verifiedIn(folder: string, bytes: Buffer, ...args: string[]): Promise<Ended & { last: string }> {
  writeFileSync(join(folder, 'given.tgz'), bytes);
  const ended = await inFolder(['verify', 'given.tgz', '--allow-local', ...args], folder, { limit: 60_000 });
  return { ...ended, last: ended.stdout.trim().split('\n').at(-1) ?? '' };
}
