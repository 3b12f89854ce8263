import { type ChildProcess, execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Overview } from '../../../specs/generated/schemas.ts';
import { type Decisions, partnerManifest, startPartner } from '../../../targets/reference/partner/index.ts';
import { bin } from '../command.ts';
import { jobsIn } from './kubernetes-files.ts';

/** Copies as rclone does between two folders: what the tests need of it. */
const rclone = `#!/bin/sh
case $1 in
  copy) [ -z "$ASSAY_TEST_OFFLINE" ] || exit 1; [ -d "$2" ] || exit 3; mkdir -p "$3"; cp -Rp "$2/." "$3" ;;
  sync) rm -rf "$3"; mkdir -p "$3"; cp -R "$2/." "$3" ;;
  copyto) cp "$2" "$3" ;;
esac
`;

/** The folder of a pod, and a function that runs a container of a job as written. */
export async function cluster(decisions: Partial<Decisions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-kubernetes-'));
  const partner = await startPartner({ manifest: partnerManifest(), decisions });
  for (const name of ['fleet', 'secrets', 'reports', 'bin']) mkdirSync(join(folder, name));
  const { password } = partner.manifest.api;
  const manifest = JSON.stringify(partner.manifest).replace(JSON.stringify(password), JSON.stringify('$' + '{ACME_PASSWORD}'));
  writeFileSync(join(folder, 'fleet/acme.json'), manifest);
  writeFileSync(join(folder, 'secrets/acme-password'), password);
  const targets = ['one', 'two'].map((name) => ({ name, manifest: 'acme.json', env_files: { ACME_PASSWORD: '../secrets/acme-password' } }));
  writeFileSync(join(folder, 'fleet/targets.yaml'), JSON.stringify({ targets }));
  const programs = { assay: `#!/bin/sh\nexec "${process.execPath}" "${bin}" "$@"\n`, rclone };
  for (const [name, content] of Object.entries(programs)) writeFileSync(join(folder, 'bin', name), content, { mode: 0o755 });
  const program = (file: string, job: string, name: string, more: Record<string, string> = {}) => {
    const { containers = [], initContainers = [] } =
      jobsIn(file).find(({ metadata }) => metadata.name === job)?.spec.jobTemplate.spec.template.spec ?? {};
    const container = [...initContainers, ...containers].find((one) => one.name === name);
    const command = [...(container?.command ?? []), ...(container?.args ?? [])];
    const env = {
      ...process.env,
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      ...Object.fromEntries((container?.env ?? []).map((one) => [one.name, one.value])),
      ASSAY_ARGUMENTS: '--browser off --smoke --plan test --quiet',
      ASSAY_OBJECTS: join(folder, 'bucket'),
      ...more,
      XDG_STATE_HOME: join(folder, 'reports/state'),
    };
    return { command, cwd: folder, env };
  };
  const started = (...given: Parameters<typeof program>) => {
    const {
      command: [file = '', ...args],
      ...options
    } = program(...given);
    // Not the kind that waits: the partner answers from this process.
    let child: ChildProcess | undefined;
    const ended = new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
      child = execFile(file, args, options, (error, stdout, stderr) => resolve({ status: error?.code ?? 0, stdout, stderr }));
    });
    return { ended, child };
  };
  return {
    folder,
    program,
    started,
    partner,
    ended: (...given: Parameters<typeof started>) => started(...given).ended,
    overview: (place = 'reports/all') => JSON.parse(readFileSync(join(folder, place, 'overview.json'), 'utf8')) as Overview,
    async close() {
      await partner.close();
      rmSync(folder, { recursive: true });
    },
  };
}
