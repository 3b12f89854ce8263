import { UsageError } from '../../engine/documents/usage-error.ts';
import type { Make } from './publish.ts';

interface FileReporter {
  file: string;
  load(): Promise<Make>;
}

/** Reporters that write a file of their own; an emitter is loaded when it is asked for. */
export const fileReporters: Record<string, FileReporter> = {
  html: { file: 'report.html', load: async () => (await import('../../reporters/html/index.ts')).html },
  junit: { file: 'junit.xml', load: async () => (await import('../../reporters/junit.ts')).junit },
  markdown: { file: 'report.md', load: async () => (await import('../../reporters/markdown/index.ts')).markdown },
  sarif: { file: 'report.sarif', load: async () => (await import('../../reporters/sarif.ts')).sarif },
  baseline: { file: 'baseline.yaml', load: async () => (await import('../../reporters/known-failures.ts')).baselineText },
};

const known = ['terminal', 'json', ...Object.keys(fileReporters), 'allure'];

export function reporterNames(list: string): string[] {
  const names = [...new Set(list.split(',').map((name) => name.trim()))];
  const wrong = names.find((name) => !known.includes(name));
  if (wrong === undefined) return names;
  throw new UsageError(`assay: unknown reporter "${wrong}"; known are ${known.join(', ')}`);
}
