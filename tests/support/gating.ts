import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { freePort } from '../../fixtures/free-port.ts';
import type { Report } from '../../specs/generated/schemas.ts';
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
  /** Replaces these values of the configuration; a group is merged with the original one. */
  configuration?: object | ((own: PlatformConfiguration) => object);
}

interface Gated {
  report: Report;
  /** How many more add-ons the platform has after the run than before. */
  left: number;
}

export const startFor = async ({ platform = {}, people = {} }: PlatformTarget): Promise<Platform> =>
  startPlatform({ manifest: providerManifest({ origin: `http://127.0.0.1:${await freePort()}` }), decisions: platform, people });

/** The files of a platform with its secrets filled in, so that several platforms can be gated with one environment. */
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
  const replaced = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === 'object' ? { ...Object(own[name]), ...value } : value,
  ]);
  return { ...files, [`${folder}/platform.yaml`]: JSON.stringify({ ...own, ...Object.fromEntries(replaced) }) };
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
    // A fault that never answers delays its batch by this time-out.
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

export interface GateSetup {
  platform: Platform;
  /** Holds the configuration and its manifests. */
  folder: string;
  /** Writes the configuration again with other drivers; undefined removes one. */
  drive(drivers: Record<string, string | undefined>): void;
}

/** Runs a reference platform, with its configuration in a folder, while `act` runs. */
export async function withPlatform<T>(choices: PlatformChoices, act: (setup: GateSetup) => Promise<T>): Promise<T> {
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
