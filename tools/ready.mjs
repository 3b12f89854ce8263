// Installs and builds what a fresh or changed clone lacks, with `docs` the pages too; plain JavaScript, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { include } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
const sources = [...include, 'package.json', 'package-lock.json', 'tsconfig.json'];

/** All files below a path of the project, sorted, so that the digest does not depend on the file system. */
function files(path) {
  try {
    return readdirSync(join(root, path), { withFileTypes: true })
      .flatMap((entry) => (entry.isDirectory() ? files(join(path, entry.name)) : [join(path, entry.name)]))
      .sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(files)) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Runs a command, unless its inputs are the same as the last time. */
function runIfChanged(stamp, inputs, message, command) {
  const now = digest(inputs);
  try {
    if (readFileSync(join(root, stamp), 'utf8') === now) return;
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  process.stderr.write(`${message}\n`);
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: ['ignore', 2, 2], env });
  if (status !== 0) {
    process.stderr.write(`"${command}" failed; see its messages above.\n`);
    process.exit(status ?? 1);
  }
  mkdirSync(dirname(join(root, stamp)), { recursive: true });
  // Some outputs are beside the inputs, so the digest is computed again.
  writeFileSync(join(root, stamp), digest(inputs));
}

runIfChanged('node_modules/.assay-installed', ['package-lock.json'], 'Installing dependencies (once) …', 'npm ci --no-audit --no-fund');
runIfChanged('dist/.assay-built', sources, 'Building …', 'npm run --silent build');
if (process.argv.includes('docs'))
  runIfChanged('dist/.assay-pages', [...sources, 'docs', 'README.md'], 'Writing the pages …', 'node dist/tools/docs.js');
