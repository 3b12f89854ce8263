import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../../fixtures/free-port.ts';
import type { Report } from '../../../specs/generated/schemas.ts';
import { providerManifest } from '../../../targets/reference/platform/index.ts';
import { bin, root, run } from '../command.ts';

const programs = join(root, 'tests/support/services/platform');

interface Told {
  control: Record<string, string>;
  configuration: Record<string, unknown> & { oauth: object; also: object };
}

/** Starts the platform that is written in Python, and writes its configuration into a folder of its own. */
async function startPythonPlatform(folder: string, fault: string, env: Record<string, string> = {}) {
  mkdirSync(folder, { recursive: true });
  const manifest = providerManifest({ origin: `http://127.0.0.1:${await freePort()}` });
  const other = { ...providerManifest({ origin: 'http://127.0.0.1:9' }), id: 'another-add-on' };
  const manifests = Object.entries({ 'manifest.json': manifest, 'other.json': other });
  for (const [name, document] of manifests) writeFileSync(join(folder, name), JSON.stringify(document));
  const own = { PATH: process.env.PATH, PYTHONDONTWRITEBYTECODE: '1', FAULT: fault, ...env };
  const platform = spawn('python3', [join(programs, 'serve.py')], {
    env: { ...own, MANIFESTS: manifests.map(([name]) => join(folder, name)).join(':') },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { control, configuration } = await new Promise<Told>((tell, fail) => {
    platform.once('error', fail).once('exit', (status) => fail(new Error(`serve.py ended with ${status}`)));
    createInterface(platform.stdout).once('line', (line) => tell(JSON.parse(line) as Told));
  });
  const variables = Object.entries({ ...control, FAULT: fault, PROVIDER: manifest.id }).map(([name, value]) => `${name}='${value}'`);
  const driver = (action: string) => `${variables.join(' ')} PYTHONDONTWRITEBYTECODE=1 python3 '${join(programs, 'drive.py')}' ${action}`;
  const complete = {
    ...configuration,
    oauth: { ...configuration.oauth, authorize_command: driver('authorize') },
    provider: { manifest: './manifest.json' },
    also: { ...configuration.also, other_manifest: './other.json' },
    drive: Object.fromEntries(['install', 'uninstall', 'sso', 'deploy'].map((action) => [action, driver(action)])),
  };
  writeFileSync(join(folder, 'platform.yaml'), JSON.stringify(complete));
  return () => platform.kill('SIGKILL');
}

/** Gates the Python platform once for each fault, in one run of the public command. */
export async function gatedInPython(folder: string, faults: readonly string[], args: string[] = [], env: Record<string, string> = {}) {
  const stops = await Promise.all(faults.map((fault) => startPythonPlatform(join(folder, fault || 'none'), fault, env)));
  try {
    const targets = faults.map((fault) => ({ name: fault || 'none', platform: `${fault || 'none'}/platform.yaml` }));
    writeFileSync(join(folder, 'targets.yaml'), JSON.stringify({ targets }));
    const ended = await run(bin, ['fleet', 'targets.yaml', '--quiet', '--timeout', '5000', ...args], folder, { limit: 900_000 });
    return (fault: string): Report => {
      try {
        return JSON.parse(readFileSync(join(folder, 'assay-report', fault || 'none', 'report.json'), 'utf8')) as Report;
      } catch {
        throw new Error(`no report on ${fault}: ${ended.stderr}`);
      }
    };
  } finally {
    for (const stop of stops) stop();
  }
}
