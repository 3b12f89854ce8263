import type { Command } from './command.ts';

/** Every command with its summary, by who uses it; a command's own file is loaded when it is called. */
export const users: Record<string, Record<string, string>> = {
  'For partners who offer an add-on, and owners of applications:': {
    init: 'write a manifest with fresh secrets, a configuration, a CI file',
    check: 'judge a manifest or an application offline, in an instant',
    certify: 'judge a provider: manifest, provisioning, single sign-on',
    sso: 'a signed sign-on form: as curl, as a page, or in the browser',
    'stand-in': 'a real server to develop against, that shows what it is sent',
    app: 'judge an application: its folder, its variables, what runs',
    log: 'judge a deployment log: its health check, errors that are known',
  },
  'For builds of the platform and of its clients, in CI:': {
    gate: 'judge a platform: its API, its calls to partners, its health checks',
    client: 'judge a client of the API: what it sends, how it logs in',
    oauth: 'why one signed request does or does not verify',
    traffic: 'judge a HAR file: what really passed between platform and partner',
    proxy: 'stand between two sides and judge what passes',
    drift: 'compare a published OpenAPI document with the contract',
    fleet: 'judge many targets in one run',
    merge: 'join the shards of a fleet: one overview',
    history: 'answer questions about the nights of a fleet',
  },
  'For operators and reviewers:': {
    live: 'a page to run by hand: watch, choose, repeat, answer',
    doctor: 'say what this machine can run, and what to do about the rest',
    report: 'show a run in another format; compare two runs',
    verify: 'what a bundle of assay certify proves, and what not',
    replay: 'act one step of a report once more, on a fresh resource',
    reap: 'undo what a broken run left behind',
  },
  'For everybody:': {
    demo: 'run everything against the embedded references',
    list: 'show the catalogue: requirements, gaps, assumptions',
    explain: 'show one requirement: source, how it is judged, how to fix it',
    docs: 'open the guides and the page of each requirement',
    mcp: 'serve the catalogue and local runs to an assistant that writes code',
    completion: 'print a completion for bash, zsh or fish',
  },
};

export const commands: Record<string, string> = Object.assign({}, ...Object.values(users));

/** Those that play with a target: Playwright is started before they are loaded. */
export const playing = ['certify', 'gate', 'replay'];

export const loadCommand = async (name: string): Promise<Command> =>
  ((await import(`./commands/${name}.ts`)) as { default: Command }).default;

/** What there is: the commands, by who uses them. */
export function overview(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length)) + 2;
  const sections = Object.entries(users).map(([title, own]) =>
    [title, ...Object.entries(own).map(([name, summary]) => `  assay ${name.padEnd(width)}${summary}`)].join('\n'),
  );
  return [
    'assay <command>',
    'Tells whether an implementation keeps the platform contract, and what to change.',
    ...sections,
    'assay <command> --help shows options and examples; assay --version, the version.',
  ].join('\n\n');
}
