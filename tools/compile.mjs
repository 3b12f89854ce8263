// Writes each TypeScript file as JavaScript to the same place in dist; `npm run check` checks the types.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const { include } = JSON.parse(readFileSync('tsconfig.json', 'utf8'));

const filesIn = (folder, pattern) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));

const sources = include.flatMap((folder) => filesIn(folder, /(?<!\.d)\.ts$/));

/** Bundles nothing: an import stays, with the name that the imported file has in dist. */
const oneToOne = {
  name: 'one-to-one',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/^(\..*)\.ts$/, '$1.js'), external: true },
    ),
};

const common = { outdir: 'dist', outbase: '.', format: 'esm', platform: 'node', target: 'es2023', charset: 'utf8', logLevel: 'warning' };

await build({
  ...common,
  entryPoints: sources,
  // Without `bundle`, esbuild leaves the names of imported files alone.
  bundle: true,
  treeShaking: false,
  plugins: [oneToOne],
});

/** What the package starts with: fewer and larger files load sooner, without blanks and in the shortest syntax. The package has nothing else of the product. */
const programs = [
  'cli/bin.ts',
  'fixtures/orphan/process.ts',
  'fixtures/application/provoker.ts',
  'runs/proxy/worker.ts',
  'suites/playwright.config.ts',
  ...['install', 'uninstall', 'sso', 'deploy'].map((name) => `targets/reference/platform/drive/${name}.ts`),
  'targets/reference/client/program.ts',
  ...['index', 'playwright', 'provider-plays', 'platform-plays'].map((name) => `library/${name}.ts`),
];

rmSync('dist/chunks', { recursive: true, force: true });
await build({
  ...common,
  entryPoints: programs,
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  minifyWhitespace: true,
  minifySyntax: true,
  // So that a stack names places.
  lineLimit: 200,
  packages: 'external',
  // Files of the package, whatever the folder of the importing one.
  external: ['#*'],
});

// A deleted test must not run again.
const written = new Set(sources.map((name) => join('dist', name.replace(/\.ts$/, '.js'))));
if (existsSync('dist'))
  for (const file of filesIn('dist', /\.js$/)) if (!written.has(file) && !file.startsWith(join('dist', 'chunks'))) rmSync(file);
