import { createRequire } from 'node:module';
import type { Command } from '../runs/arguments.ts';

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
  /** Under which heading options are shown; one that is not named there is the command's own. */
  headings: Record<string, string[]>;
  mostUsed: string[];
}

export const help = createRequire(import.meta.url)('#specs/cli/commands.json') as Help;

const all: Record<string, Prose> = Object.assign({}, ...Object.values(help.users));

export const commands: Record<string, string> = Object.fromEntries(Object.entries(all).map(([name, { summary }]) => [name, summary]));

/** Where each command is; one that is not called is not loaded. */
const modules: Record<string, () => Promise<{ default: unknown }>> = {
  app: () => import('../runs/application/app.ts'),
  certify: () => import('../runs/provider/certify.ts'),
  check: () => import('../runs/check/check.ts'),
  client: () => import('../runs/client/client.ts'),
  completion: () => import('./completion/completion.ts'),
  demo: () => import('../runs/demo.ts'),
  docs: () => import('../runs/catalogue/docs.ts'),
  doctor: () => import('../runs/doctor/doctor.ts'),
  drift: () => import('../runs/drift/drift.ts'),
  explain: () => import('../runs/catalogue/explain.ts'),
  fleet: () => import('../runs/fleet/fleet.ts'),
  gate: () => import('../runs/platform/gate.ts'),
  history: () => import('../runs/history/history.ts'),
  init: () => import('../runs/init/init.ts'),
  list: () => import('../runs/catalogue/list.ts'),
  live: () => import('../runs/page/live.ts'),
  log: () => import('../runs/application/log.ts'),
  mcp: () => import('../runs/mcp/serve.ts'),
  merge: () => import('../runs/fleet/merge.ts'),
  oauth: () => import('../runs/signing/oauth.ts'),
  proxy: () => import('../runs/proxy/proxy.ts'),
  reap: () => import('../runs/live/reap.ts'),
  replay: () => import('../runs/live/replay.ts'),
  report: () => import('../runs/delivery/report.ts'),
  sso: () => import('../runs/signing/sso.ts'),
  'stand-in': () => import('../runs/stand-in/stand-in.ts'),
  traffic: () => import('../runs/traffic/traffic.ts'),
  verify: () => import('../runs/certificate/verify.ts'),
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
