import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Report } from '../../engine/judging/report.ts';
import { freePort } from '../../fixtures/free-port.ts';
import {
  type Decisions,
  type PeopleChoices,
  type Platform,
  type PlatformChoices,
  type PlatformConfiguration,
  providerManifest,
  startPlatform,
} from '../../targets/reference/platform/index.ts';
import { assay } from './command.ts';

export interface PlatformTarget {
  platform?: Partial<Decisions>;
  people?: PeopleChoices;
  /** What the configuration says instead; of its groups, what is named. */
  configuration?: object | ((own: PlatformConfiguration) => object);
}

interface Gated {
  report: Report;
  /** Add-ons that are there afterwards and were not before, by the platform's own count. */
  left: number;
}

export const startFor = async ({ platform = {}, people = {} }: PlatformTarget): Promise<Platform> =>
  startPlatform({ manifest: providerManifest({ origin: `http://127.0.0.1:${await freePort()}` }), decisions: platform, people });

/** The files of a platform with its secrets in them, so that several can be gated in one environment. */
export function filesOf(platform: Platform, { configuration = {} }: PlatformTarget, folder: string): Record<string, string> {
  const { ASSAY_CONTROL_URL = '', ASSAY_CONTROL_TOKEN = '', ...secrets } = platform.environment;
  const filled = Object.entries(platform.files()).map(([name, text]): [string, string] => [
    `${folder}/${name}`,
    text.replace(/\$\{(\w+)\}/g, (_whole, variable: string) => JSON.stringify(secrets[variable] ?? '').slice(1, -1)),
  ]);
  const files = Object.fromEntries(filled);
  const target = JSON.parse(files[`${folder}/platform.yaml`] ?? '') as { drive: Record<string, string> } & Record<string, unknown>;
  const control = `export ASSAY_CONTROL_URL='${ASSAY_CONTROL_URL}' ASSAY_CONTROL_TOKEN='${ASSAY_CONTROL_TOKEN}';`;
  const drive = Object.fromEntries(Object.entries(target.drive).map(([kind, command]) => [kind, `${control} ${command}`]));
  const own: Record<string, unknown> = { ...target, drive };
  const given = typeof configuration === 'function' ? configuration(platform.configuration()) : configuration;
  const instead = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === 'object' ? { ...Object(own[name]), ...value } : value,
  ]);
  return { ...files, [`${folder}/platform.yaml`]: JSON.stringify({ ...own, ...Object.fromEntries(instead) }) };
}

/** Gates several platforms in one run of the public command. */
export async function gatedTogether(
  targets: readonly { name: string; target: PlatformTarget }[],
  args: string[] = [],
  limit = 560_000,
): Promise<(name: string) => Gated> {
  const started = await Promise.all(targets.map(async ({ name, target }) => ({ name, target, platform: await startFor(target) })));
  const before = new Map(started.map(({ name, platform }) => [name, platform.addons().length]));
  try {
    const files = {
      'targets.yaml': JSON.stringify({ targets: started.map(({ name }) => ({ name, platform: `${name}/platform.yaml` })) }),
      ...Object.assign({}, ...started.map(({ name, target, platform }) => filesOf(platform, target, name))),
    };
    // A fault that leaves us waiting costs its batch this long.
    const outcome = await assay(['fleet', 'targets.yaml', '--quiet', '--timeout', '5000', ...args], { files, limit });
    const left = new Map(started.map(({ name, platform }) => [name, platform.addons().length - (before.get(name) ?? 0)]));
    return (name) => {
      const text = outcome.written[`assay-report/${name}/report.json`];
      if (text === undefined) throw new Error(`no report on ${name}: ${outcome.stderr}`);
      return { report: JSON.parse(text) as Report, left: left.get(name) ?? 0 };
    };
  } finally {
    await Promise.all(started.map(({ platform }) => platform.close()));
  }
}

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
