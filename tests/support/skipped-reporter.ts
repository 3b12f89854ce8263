import { writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { hasToRun, type Skipped, skippedLines, testList } from './skipped.ts';

/** In the build, because Playwright empties its own folder before it reads a list. */
const list = 'dist/tests/skipped.txt';

/** Says at the end which tests were skipped, and lists them in a file; with ASSAY_SKIPPED=fail, a skipped test is a failure. */
export default class SkippedReporter implements Reporter {
  private config: FullConfig | undefined;
  private suite: Suite | undefined;

  onBegin(config: FullConfig, suite: Suite): void {
    this.config = config;
    this.suite = suite;
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    const { rootDir = '', configFile = '' } = this.config ?? {};
    const skipped = (this.suite?.allTests() ?? []).flatMap((test) => skippedIn(test, rootDir));
    writeFileSync(join(dirname(configFile), list), testList(skipped));
    for (const line of skippedLines(skipped, list)) process.stdout.write(`${line}\n`);
    const never = skipped.filter(hasToRun);
    if (never.length === 0 || process.env.ASSAY_SKIPPED !== 'fail') return undefined;
    process.stdout.write(`  ${never.length} ran in no part, which is a failure.\n`);
    return { status: 'failed' };
  }
}

/** Without such an annotation, a test did not run because another one failed. */
function skippedIn(test: TestCase, rootDir: string): Skipped[] {
  const annotations = [...test.annotations, ...test.results.flatMap((result) => result.annotations)];
  const why = annotations.find(({ type }) => type === 'skip' || type === 'fixme');
  if (!why || test.outcome() !== 'skipped') return [];
  const file = relative(rootDir, test.location.file).replaceAll('\\', '/');
  const isSerial = annotations.some(({ type }) => type === 'serial');
  return [{ file, titles: test.titlePath().slice(3), reason: why.description ?? 'no reason is given', isSerial }];
}
