import type { Command } from './command.ts';

/** Who uses a command, as the help calls them. */
export const users = {
  partners: 'For partners who offer an add-on, and owners of applications:',
  platform: 'For builds of the platform and of its clients, in CI:',
  operators: 'For operators and reviewers:',
  everybody: 'For everybody:',
};

interface Entry {
  summary: string;
  /** Who uses it. */
  for: keyof typeof users;
  /** It plays with a target. */
  isLive?: true;
  load(): Promise<{ default: unknown }>;
}

/** Every command with its summary; a command's own file is loaded when it is called. */
export const commands: Record<string, Entry> = {
  init: {
    summary: 'write a manifest with fresh secrets, a configuration, a CI file',
    for: 'partners',
    load: () => import('./commands/init.ts'),
  },
  check: {
    summary: 'judge a manifest or an application offline, in an instant',
    for: 'partners',
    load: () => import('./commands/check.ts'),
  },
  certify: {
    summary: 'judge a provider: manifest, provisioning, single sign-on',
    for: 'partners',
    isLive: true,
    load: () => import('./commands/certify.ts'),
  },
  sso: {
    summary: 'a signed sign-on form: as curl, as a page, or in the browser',
    for: 'partners',
    load: () => import('./commands/sso.ts'),
  },
  'stand-in': {
    summary: 'a real server to develop against, that shows what it is sent',
    for: 'partners',
    load: () => import('./commands/stand-in.ts'),
  },
  app: {
    summary: 'judge an application: its folder, its variables, what runs',
    for: 'partners',
    load: () => import('./commands/app.ts'),
  },
  log: {
    summary: 'judge a deployment log: its health check, errors that are known',
    for: 'partners',
    load: () => import('./commands/log.ts'),
  },
  gate: {
    summary: 'judge a platform: its API, its calls to partners, its health checks',
    for: 'platform',
    isLive: true,
    load: () => import('./commands/gate.ts'),
  },
  client: {
    summary: 'judge a client of the API: what it sends, how it logs in',
    for: 'platform',
    load: () => import('./commands/client.ts'),
  },
  oauth: {
    summary: 'why one signed request does or does not verify',
    for: 'platform',
    load: () => import('./commands/oauth.ts'),
  },
  traffic: {
    summary: 'judge a HAR file: what really passed between platform and partner',
    for: 'platform',
    load: () => import('./commands/traffic.ts'),
  },
  proxy: {
    summary: 'stand between two sides and judge what passes',
    for: 'platform',
    load: () => import('./commands/proxy.ts'),
  },
  drift: {
    summary: 'compare a published OpenAPI document with the contract',
    for: 'platform',
    load: () => import('./commands/drift.ts'),
  },
  fleet: {
    summary: 'judge many targets in one run',
    for: 'platform',
    load: () => import('./commands/fleet.ts'),
  },
  merge: {
    summary: 'join the shards of a fleet: one overview',
    for: 'platform',
    load: () => import('./commands/merge.ts'),
  },
  history: {
    summary: 'answer questions about the nights of a fleet',
    for: 'platform',
    load: () => import('./commands/history.ts'),
  },
  live: {
    summary: 'a page to run by hand: watch, choose, repeat, answer',
    for: 'operators',
    load: () => import('./commands/live.ts'),
  },
  doctor: {
    summary: 'say what this machine can run, and what to do about the rest',
    for: 'operators',
    load: () => import('./commands/doctor.ts'),
  },
  report: {
    summary: 'show a run in another format; compare two runs',
    for: 'operators',
    load: () => import('./commands/report.ts'),
  },
  verify: {
    summary: 'what a bundle of assay certify proves, and what not',
    for: 'operators',
    load: () => import('./commands/verify.ts'),
  },
  replay: {
    summary: 'act one step of a report once more, on a fresh resource',
    for: 'operators',
    isLive: true,
    load: () => import('./commands/replay.ts'),
  },
  reap: {
    summary: 'undo what a broken run left behind',
    for: 'operators',
    load: () => import('./commands/reap.ts'),
  },
  demo: {
    summary: 'run everything against the embedded references',
    for: 'everybody',
    load: () => import('./commands/demo.ts'),
  },
  list: {
    summary: 'show the catalogue: requirements, gaps, assumptions',
    for: 'everybody',
    load: () => import('./commands/list.ts'),
  },
  explain: {
    summary: 'show one requirement: source, how it is judged, how to fix it',
    for: 'everybody',
    load: () => import('./commands/explain.ts'),
  },
  docs: {
    summary: 'open the guides and the page of each requirement',
    for: 'everybody',
    load: () => import('./commands/docs.ts'),
  },
  mcp: {
    summary: 'serve the catalogue and local runs to an assistant that writes code',
    for: 'everybody',
    load: () => import('./commands/mcp.ts'),
  },
  completion: {
    summary: 'print a completion for bash, zsh or fish',
    for: 'everybody',
    load: () => import('./commands/completion.ts'),
  },
};

export const loadCommand = async (entry: Entry): Promise<Command> => (await entry.load()).default as Command;
