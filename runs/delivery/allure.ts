import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AllureResults } from 'allure-js-commons/sdk';
import { makeFolder } from '../../engine/documents/folder.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { type Io, unwritable } from '../run.ts';
import type { Publisher } from './publish.ts';

const generatorTimeoutMs = 180_000;

/** Writes Allure's results; makes one page of them if Allure's generator is installed. Returns the paths of what was written. */
export async function writeAllure(report: Report, out: string, publisher: Publisher, io: Io): Promise<string[]> {
  const [{ allure }, { FileSystemWriter, InMemoryWriter }] = await Promise.all([
    import('../../reporters/allure.ts'),
    import('allure-js-commons/sdk/reporter'),
  ]);
  const folder = resolve(io.cwd, out);
  const results = join(out, 'allure-results');
  const page = join(out, 'allure-report', 'index.html');
  // Allure would take the results of an earlier run for a part of this one.
  for (const name of ['allure-results', 'allure-report']) rmSync(join(folder, name), { recursive: true, force: true });
  if (publisher.cleared(results, (given) => textOf(allure(given, new InMemoryWriter()))) === undefined) return [];
  const draft = join(folder, `.allure-${randomUUID()}`);
  try {
    makeFolder(join(draft, 'results'));
    allure(report, new FileSystemWriter({ resultsDir: join(draft, 'results') }));
    renameSync(join(draft, 'results'), join(folder, 'allure-results'));
    const why = await render(join(folder, 'allure-results'), join(draft, 'report'), io);
    if (why !== undefined) io.err(`${page}: not made, ${why}; the results are in ${results}`);
    const leaks = why === undefined ? publisher.search(readFileSync(join(draft, 'report/index.html'), 'latin1')) : [];
    if (leaks.length > 0) publisher.withhold(page, leaks);
    if (why !== undefined || leaks.length > 0) return [results];
    renameSync(join(draft, 'report'), join(folder, 'allure-report'));
    return [results, page];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw unwritable(results, error);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

const textOf = ({ tests, attachments, categories, envInfo }: AllureResults): string =>
  [JSON.stringify({ tests, categories, envInfo }), ...Object.values(attachments as Record<string, Buffer>).map(String)].join('\n');

async function render(results: string, page: string, io: Io): Promise<string | undefined> {
  const generator = allureGenerator();
  const missing = [...(generator === undefined ? [installGenerator] : []), ...(hasJava(io.env) ? [] : [installJava])];
  if (generator === undefined || missing.length > 0) return `because it needs ${missing.join(' and ')}`;
  const args = [generator, 'generate', '--single-file', '--clean', '--output', page, results];
  // Otherwise the page sends analytics from the browser of whoever opens it.
  const env = { ...io.env, ALLURE_NO_ANALYTICS: 'true' };
  const child = spawn(process.execPath, args, { env, stdio: 'ignore', timeout: generatorTimeoutMs });
  const status = await new Promise<number | null>((ended) => child.on('error', () => ended(null)).on('exit', ended));
  return status === 0 && existsSync(join(page, 'index.html'))
    ? undefined
    : `because Allure's generator ${status === null ? 'did not finish' : `ended with status ${status}`}`;
}

export const installGenerator = 'allure-commandline (npm install --save-dev allure-commandline@2)';
export const installJava = 'Java (install a runtime, or set JAVA_HOME)';

/** The path of Allure's generator, an optional package, by which it is started: another package's command is called allure too. */
export function allureGenerator(): string | undefined {
  try {
    return fileURLToPath(import.meta.resolve('allure-commandline/bin/allure'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return undefined;
  }
}

export function hasJava(env: Io['env']): boolean {
  const home = env.JAVA_HOME;
  if (home) return ['java', 'java.exe'].some((name) => existsSync(join(home, 'bin', name)));
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const java = folders.flatMap((folder) => ['java', 'java.exe'].map((name) => join(folder, name))).find((path) => existsSync(path));
  return java !== undefined && spawnSync(java, ['-version'], { stdio: 'ignore' }).status === 0;
}
