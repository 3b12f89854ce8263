import type { Command } from './command.ts';

interface Entry {
  summary: string;
  load(): Promise<{ default: unknown }>;
}

/** Every command with its summary; a command's own file is loaded when it is called. */
export const commands: Record<string, Entry> = {
  check: { summary: 'judge a manifest offline, in an instant', load: () => import('./check.ts') },
  certify: { summary: 'judge a provider: manifest, provisioning, single sign-on', load: () => import('./certify.ts') },
  sso: { summary: 'a signed sign-on form: as curl, as a page, or in the browser', load: () => import('./sso.ts') },
  oauth: { summary: 'why one signed request does or does not verify', load: () => import('./oauth.ts') },
  reap: { summary: 'undo what a broken run left behind', load: () => import('./reap.ts') },
  replay: { summary: 'send one exchange of a report once more, signed anew', load: () => import('./replay.ts') },
  demo: { summary: 'run everything against the embedded references', load: () => import('./demo.ts') },
  list: { summary: 'show the catalogue: requirements, gaps, assumptions', load: () => import('./list.ts') },
  explain: { summary: 'show one requirement: source, how it is judged, how to mend', load: () => import('./explain.ts') },
};

export const loadCommand = async (entry: Entry): Promise<Command> => (await entry.load()).default as Command;
