import { createRequire } from 'node:module';
import type { Command } from './command.ts';

interface Prose {
  summary: string;
  /** As yargs reads it: `check <manifest>`. */
  usage: string;
  examples: [command: string, explanation: string][];
  /** Below the examples: the variables that the command reads. */
  epilogue?: string;
}

interface Help {
  users: Record<string, Record<string, Prose>>;
  /** The options under each heading of the help; all others are shown as the command's own. */
  headings: Record<string, string[]>;
  mostUsed: string[];
}

export const help = createRequire(import.meta.url)('#specs/cli/commands.json') as Help;

const all: Record<string, Prose> = Object.assign({}, ...Object.values(help.users));

export const commands: Record<string, string> = Object.fromEntries(Object.entries(all).map(([name, { summary }]) => [name, summary]));

/** Each command's module, which is loaded only when the command is called. */
const modules: Record<string, () => Promise<{ default: unknown }>> = {
  app: () => import('./commands/app.ts'),
  certify: () => import('./commands/certify.ts'),
  check: () => import('./commands/check.ts'),
  client: () => import('./commands/client.ts'),
  completion: () => import('./commands/completion.ts'),
  demo: () => import('./commands/demo.ts'),
  docs: () => import('./commands/docs.ts'),
  doctor: () => import('./commands/doctor.ts'),
  drift: () => import('./commands/drift.ts'),
  explain: () => import('./commands/explain.ts'),
  fleet: () => import('./commands/fleet.ts'),
  gate: () => import('./commands/gate.ts'),
  history: () => import('./commands/history.ts'),
  init: () => import('./commands/init.ts'),
  list: () => import('./commands/list.ts'),
  live: () => import('./commands/live.ts'),
  log: () => import('./commands/log.ts'),
  mcp: () => import('./commands/mcp.ts'),
  merge: () => import('./commands/merge.ts'),
  oauth: () => import('./commands/oauth.ts'),
  proxy: () => import('./commands/proxy.ts'),
  reap: () => import('./commands/reap.ts'),
  replay: () => import('./commands/replay.ts'),
  report: () => import('./commands/report.ts'),
  sso: () => import('./commands/sso.ts'),
  'stand-in': () => import('./commands/stand-in.ts'),
  traffic: () => import('./commands/traffic.ts'),
  verify: () => import('./commands/verify.ts'),
};

export type DescribedCommand = Command & Prose;

export async function loadCommand(name: string): Promise<DescribedCommand> {
  const loaded = await modules[name]?.();
  return { ...all[name], ...(loaded?.default as object) } as DescribedCommand;
}

export function overview(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length)) + 2;
  const sections = Object.entries(help.users).map(([title, own]) =>
    [title, ...Object.entries(own).map(([name, { summary }]) => `  assay ${name.padEnd(width)}${summary}`)].join('\n'),
  );
  return [
    'assay <command>',
    'Tells whether an implementation keeps the platform contract, and what to change.',
    ...sections,
    'assay <command> --help shows options and examples; assay --version, the version.',
  ].join('\n\n');
}
