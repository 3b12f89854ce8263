import type { Command } from './command.ts';

interface Entry {
  summary: string;
  /** It plays with a target. */
  isLive?: true;
  load(): Promise<{ default: unknown }>;
}

/** Every command with its summary; a command's own file is loaded when it is called. */
export const commands: Record<string, Entry> = {
  check: { summary: 'judge a manifest or an application offline, in an instant', load: () => import('./commands/check.ts') },
  certify: {
    summary: 'judge a provider: manifest, provisioning, single sign-on',
    isLive: true,
    load: () => import('./commands/certify.ts'),
  },
  gate: {
    summary: 'judge a platform: its API, its calls to partners, its health checks',
    isLive: true,
    load: () => import('./commands/gate.ts'),
  },
  app: { summary: 'judge an application: its folder, its variables, what runs', load: () => import('./commands/app.ts') },
  client: { summary: 'judge a client of the API: what it sends, how it logs in', load: () => import('./commands/client.ts') },
  fleet: { summary: 'judge many targets in one run', load: () => import('./commands/fleet.ts') },
  merge: { summary: 'join the shards of a fleet: one overview', load: () => import('./commands/merge.ts') },
  sso: { summary: 'a signed sign-on form: as curl, as a page, or in the browser', load: () => import('./commands/sso.ts') },
  'stand-in': { summary: 'a real server to develop against, that shows what it is sent', load: () => import('./commands/stand-in.ts') },
  report: { summary: 'show a run in another format; compare two runs', load: () => import('./commands/report.ts') },
  verify: { summary: 'what a bundle of assay certify proves, and what not', load: () => import('./commands/verify.ts') },
  oauth: { summary: 'why one signed request does or does not verify', load: () => import('./commands/oauth.ts') },
  log: { summary: 'judge a deployment log: its health check, errors that are known', load: () => import('./commands/log.ts') },
  traffic: { summary: 'judge a HAR file: what really passed between platform and partner', load: () => import('./commands/traffic.ts') },
  proxy: { summary: 'stand between two sides and judge what passes', load: () => import('./commands/proxy.ts') },
  reap: { summary: 'undo what a broken run left behind', load: () => import('./commands/reap.ts') },
  replay: { summary: 'send one exchange of a report once more, signed anew', load: () => import('./commands/replay.ts') },
  demo: { summary: 'run everything against the embedded references', load: () => import('./commands/demo.ts') },
  init: { summary: 'write a manifest with fresh secrets, a configuration, a CI file', load: () => import('./commands/init.ts') },
  doctor: { summary: 'say what this machine can run, and what to do about the rest', load: () => import('./commands/doctor.ts') },
  completion: { summary: 'print a completion for bash, zsh or fish', load: () => import('./commands/completion.ts') },
  list: { summary: 'show the catalogue: requirements, gaps, assumptions', load: () => import('./commands/list.ts') },
  explain: { summary: 'show one requirement: source, how it is judged, how to fix it', load: () => import('./commands/explain.ts') },
};

export const loadCommand = async (entry: Entry): Promise<Command> => (await entry.load()).default as Command;
