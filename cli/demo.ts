import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partnerManifest, startPartner } from '../fixtures/reference/partner/index.ts';
import { certify } from './certify.ts';
import { defineCommand } from './command.ts';
import { live } from './live/options.ts';
import { judging } from './options.ts';

export default defineCommand({
  usage: 'demo',
  options: { ...live, ...judging },
  examples: [['assay demo', 'certify the embedded reference partner']],
  async run(args, io) {
    const folder = mkdtempSync(join(tmpdir(), 'assay-demo-'));
    const partner = await startPartner({ manifest: partnerManifest() });
    try {
      const file = join(folder, 'manifest.json');
      writeFileSync(file, JSON.stringify(partner.manifest, null, 2), { mode: 0o600 });
      if (!args.quiet) io.err(`The reference partner listens on ${partner.origin}.\n`);
      return await certify(file, args, io);
    } finally {
      await partner.close();
      rmSync(folder, { recursive: true });
    }
  },
});
