import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Manifest, partnerManifest } from '../../../targets/reference/partner/index.ts';
import { root } from '../command.ts';

const programs: Record<string, string> = { mjs: process.execPath, py: 'python3', pl: 'perl', rb: 'ruby', java: 'java' };

export interface StartedService {
  manifest: Manifest;
  stop(): void;
}

/** Starts a small service in its own language, as a partner might have written it; its first line says the port. */
export async function startService(file: string, env: Record<string, string> = {}): Promise<StartedService> {
  const manifest = partnerManifest();
  const { id, api } = manifest;
  const own = { ADDON_ID: id, PASSWORD: api.password, SSO_SALT: api.sso_salt, CONFIG_VARS: api.config_vars.join() };
  const service = spawn(programs[file.split('.').pop() ?? ''] ?? '', [join(root, 'tests/support/services', file)], {
    env: { PATH: process.env.PATH, PYTHONDONTWRITEBYTECODE: '1', ...own, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((tell, fail) => {
    service.once('error', fail).once('exit', (status) => fail(new Error(`${file} ended with ${status}`)));
    // By line, not by chunk: an unbuffered program writes the line in several chunks.
    createInterface(service.stdout).once('line', (line) => tell(line.replace('port ', '')));
  });
  const origin = `http://127.0.0.1:${port}`;
  const urls = { base_url: `${origin}/provider/resources`, sso_url: `${origin}/provider/sso` };
  return { manifest: { ...manifest, api: { ...api, test: urls } }, stop: () => service.kill('SIGKILL') };
}
