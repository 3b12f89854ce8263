// Has Stryker change the sources of a folder in small ways, one at a time, and publishes how many changes the unit tests notice.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';

const published = 'docs/proof/mutation.json';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = (process.argv[2] ?? '').replace(/\/+$/, '');
if (!/^(engine|suites)\b/.test(folder) || !existsSync(folder) || process.argv.length > 3) {
  process.stderr.write(
    'mutate: expected one folder or file of engine/ or suites/, such as suites/sso; engine/. stands for the files directly in engine\n',
  );
  process.exit(2);
}

/** The tests of these folders need servers, files and time, so they run only for mutants of their own folder. */
const skipped = ['engine/wire', 'engine/ledger'].filter((name) => !folder.startsWith(name));
const testFiles = readdirSync('dist/tests/unit', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => (folder.startsWith('suites') ? /^suites\/.*\.test\.js$/ : /^(engine|suites)\/.*\.test\.js$/).test(name))
  .filter((name) => !skipped.some((prefix) => name.startsWith(`${prefix}/`)));
const pattern = folder.endsWith('.ts') ? folder : folder.endsWith('/.') ? `${folder.slice(0, -1)}*.ts` : `${folder}/**/*.ts`;
const results = await new Stryker({
  mutate: [pattern, '!**/generated/**'],
  tap: {
    testFiles: testFiles.map((name) => `dist/tests/unit/${name}`),
    nodeArgs: ['--test-reporter=tap', '--test-reporter-destination=stdout'],
  },
}).runMutationTest();

const count = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length;
const [killed, timeout, survived] = [count('Killed'), count('Timeout'), count('Survived', 'NoCoverage')];
const mutants = killed + timeout + survived;
const row = { mutants, killed, timeout, survived, percent: Math.floor((1000 * (killed + timeout)) / Math.max(1, mutants)) / 10 };
if (!folder.endsWith('.ts')) publish({ version, ...row, measured: new Date().toISOString().slice(0, 10) });

function publish(measured) {
  const rows = existsSync(published) ? JSON.parse(readFileSync(published, 'utf8')) : {};
  const all = Object.entries({ ...rows, [folder]: measured }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(published, `{\n${all.map(([name, values]) => `${JSON.stringify(name)}: ${JSON.stringify(values)}`).join(',\n')}\n}\n`);
}
