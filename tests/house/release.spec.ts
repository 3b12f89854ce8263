import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { root } from '../support/command.ts';

interface Job {
  permissions?: Record<string, string>;
  steps: { name?: string; run?: string; env?: Record<string, string> }[];
}

const { jobs } = parse(readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')) as { jobs: Record<string, Job> };
const { version, scripts, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
  scripts: object;
  dependencies: object;
};

const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;

/** Stands in for a program that publishes: notes its arguments, and does what the next lines need. */
const stub = (body: string) => `#!/bin/bash\nprintf '%s\\n' "\${0##*/} $*" >> "$CALLS"\n${body}\n`;

const stubs = {
  // `npm sbom` reads the lock file alone; what would install, build or publish is only noted.
  npm: stub(`case $1 in
    pack) printf tarball > "release/assay-${version}.tgz" ;;
    sbom) exec "$REAL_NPM" "$@" ;;
  esac
  [ "$FAILS" != "npm $1" ]`),
  docker: stub(`case $1 in
    login) cat > password ;;
    image) printf '%s\\n' "ghcr.io/acme/assay@${digest}" ;;
  esac
  [ "$FAILS" != "docker $1" ]`),
  gh: stub('cat release/notes.md > published.md'),
};

/** Runs the steps of a job in order, each as GitHub does, until one fails. */
function dryRun(job: Job | undefined, tag = `v${version}`, fails = '') {
  const folder = mkdtempSync(join(tmpdir(), 'assay-release-'));
  try {
    const [bin, calls] = [join(folder, 'bin'), join(folder, 'calls')];
    mkdirSync(bin);
    for (const [name, text] of Object.entries(stubs)) {
      writeFileSync(join(bin, name), text);
      chmodSync(join(bin, name), 0o755);
    }
    for (const name of ['package.json', 'package-lock.json', '.npmrc', 'tools/release-notes.mjs'])
      cpSync(join(root, name), join(folder, name));
    const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').replace(/^## .*$/m, `## ${version}\n\n- What is new.\n\n## 0.0.1`);
    writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
    writeFileSync(calls, '');
    const realNpm = spawnSync('bash', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim();
    const github = {
      GITHUB_REF_NAME: tag,
      GITHUB_REPOSITORY: 'Acme/Assay',
      GITHUB_ACTOR: 'jane',
      CALLS: calls,
      REAL_NPM: realNpm,
      FAILS: fails,
    };
    const steps = (job?.steps ?? []).filter(({ run }) => run !== undefined);
    let failed: string | undefined;
    for (const { name, run = '', env = {} } of steps) {
      const secrets = Object.fromEntries(Object.keys(env).map((key) => [key, `secret-${key}`]));
      const variables = { ...process.env, ...github, ...secrets, PATH: `${bin}${delimiter}${process.env.PATH}` };
      const { status, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run], {
        cwd: folder,
        env: variables,
        encoding: 'utf8',
        timeout: 60_000,
      });
      if (status !== 0) {
        failed = `${name ?? run}: ${stderr}`;
        break;
      }
    }
    const read = (path: string) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined);
    const release = existsSync(join(folder, 'release')) ? readdirSync(join(folder, 'release')) : [];
    return {
      failed,
      calls: (read('calls') ?? '').trimEnd().split('\n'),
      release,
      read: {
        sbom: read('release/sbom.cdx.json'),
        sums: read('release/SHA256SUMS'),
        notes: read('published.md'),
        password: read('password'),
      },
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a release tests, packs once, and publishes the tarball, the image by digest, the SBOM and the notes', () => {
  const { failed, calls, release, read } = dryRun(jobs.publish);
  expect(failed).toBeUndefined();
  const tarball = `release/assay-${version}.tgz`;
  const image = `ghcr.io/acme/assay:${version}`;
  expect(calls).toEqual([
    'npm ci',
    'npm pack --pack-destination release',
    'npm sbom --package-lock-only --sbom-format cyclonedx',
    `docker build --tag ${image} .`,
    `docker run --rm ${image} --version`,
    `npm publish ${tarball} --provenance --access public`,
    'docker login ghcr.io --username jane --password-stdin',
    `docker push ${image}`,
    `docker image inspect --format {{index .RepoDigests 0}} ${image}`,
    `gh release create v${version} --verify-tag --title v${version} --notes-file release/notes.md ${tarball} release/sbom.cdx.json release/SHA256SUMS`,
  ]);
  expect(release.sort()).toEqual(['SHA256SUMS', `assay-${version}.tgz`, 'notes.md', 'sbom.cdx.json']);
  expect(read.notes).toBe(`- What is new.\n\nImage: \`ghcr.io/acme/assay@${digest}\`\n`);
  expect(read.password).toBe('secret-GH_TOKEN');
  expect(read.sums).toMatch(new RegExp(`^[0-9a-f]{64}  assay-${version}\\.tgz\\n[0-9a-f]{64}  sbom\\.cdx\\.json\\n$`));
  interface Component {
    name: string;
    properties: { name: string }[];
  }
  const { bomFormat, components } = JSON.parse(read.sbom ?? '{}') as { bomFormat: string; components: Component[] };
  expect(bomFormat).toBe('CycloneDX');
  const used = components.filter(({ properties }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'));
  const names = used.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(names).not.toContain('typescript');
});

const isPublishing = (call: string) => /^(npm publish|docker push|gh )/.test(call);

test('nothing is published from a tag of another version, or after a step that fails', () => {
  const wrongTag = dryRun(jobs.publish, 'v0.0.2');
  expect(wrongTag.failed).toContain('release-notes: package.json has version');
  expect(wrongTag.calls).toEqual(['']);
  for (const step of ['npm pack', 'docker build', 'docker run']) {
    const { failed, calls } = dryRun(jobs.publish, undefined, step);
    expect(failed, step).toBeDefined();
    expect(calls.filter(isPublishing), step).toEqual([]);
  }
  expect(dryRun(jobs.publish, undefined, 'npm publish').calls.filter(isPublishing)).toHaveLength(1);
});

test('the tests come first, with scripts that exist, and only the job that publishes may write', () => {
  expect(dryRun(jobs.test).calls).toEqual(['npm ci', 'npm test']);
  expect(scripts).toHaveProperty('test');
  expect(jobs.publish).toMatchObject({ needs: 'test', permissions: { contents: 'write', packages: 'write', 'id-token': 'write' } });
  expect(jobs.test?.permissions).toBeUndefined();
});
