import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Platform, type PlatformChoices, providerManifest, startPlatform } from '../fixtures/reference/platform/index.ts';

export interface GateStage {
  platform: Platform;
  /** With the configuration and its manifests in it. */
  folder: string;
  /** Writes the configuration anew, with other drivers; undefined leaves one out. */
  drive(drivers: Record<string, string | undefined>): void;
}

/** A reference platform with a configuration for it in a folder, until the scene is over. */
export async function withPlatform<T>(choices: PlatformChoices, act: (stage: GateStage) => Promise<T>): Promise<T> {
  const platform = await startPlatform({ manifest: providerManifest({ origin: `http://127.0.0.1:${await freePort()}` }), ...choices });
  const folder = mkdtempSync(join(tmpdir(), 'assay-gate-'));
  const files = platform.files();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const drive = (drivers: Record<string, string | undefined>) => {
    const configuration = parse(files['platform.yaml'] ?? '') as { drive: object };
    writeFileSync(join(folder, 'platform.yaml'), JSON.stringify({ ...configuration, drive: { ...configuration.drive, ...drivers } }));
  };
  try {
    return await act({ platform, folder, drive });
  } finally {
    await platform.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The manifest has to name the stand-in partner's address before it listens. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
