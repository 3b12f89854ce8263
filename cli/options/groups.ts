/** Under which heading each option is shown; one that is not named here is the command's own. */
const groups: Record<string, string[]> = {
  'Target:': [
    ...['environment', 'base-url', 'sso-url', 'plan', 'resource', 'previous', 'manifest', 'stand-in', 'host', 'drivers'],
    ...['start', 'url', 'type', 'env', 'env-file', 'inherit-env', 'platform-dir', 'profile', 'max-connections', 'instances'],
  ],
  'What to judge:': [
    ...['only', 'skip', 'smoke', 'last-failed', 'watch', 'ui', 'resume', 'cases', 'seed', 'command', 'login'],
    ...['strict', 'edition', 'contract', 'baseline', 'check', 'require', 'shard', 'recordings', 'before'],
  ],
  'Output:': ['reporter', 'out', 'quiet', 'color', 'bundle', 'sign-key'],
  'Network:': [
    ...['timeout', 'provision-timeout', 'driver-timeout', 'ready-within', 'end-within', 'deadline', 'max-rps', 'workers', 'per-host'],
    ...[
      'listen',
      'listen-bridge',
      'callback-url',
      'browser',
      'headed',
      'allow-host',
      'header',
      'identify',
      'ca',
      'cert',
      'key',
      'insecure',
    ],
  ],
  'Safety:': ['dry-run', 'read-only', 'max-installs', 'yes'],
};

/** What people look for first. */
const usual = ['start', 'url', 'env-file', 'plan', 'environment', 'only', 'smoke', 'dry-run', 'watch', 'reporter', 'out', 'last-failed'];

/** As many as the help of a command shows. */
const most = 8;

export interface Shown {
  group: string;
  hidden: boolean;
}

/** Where each option of a command stands in its help; all are there where all are asked for. */
export function shownOptions(names: string[], isAll: boolean): Map<string, Shown> {
  const rank = (name: string) => (usual.includes(name) ? usual.indexOf(name) : usual.length + names.indexOf(name));
  const first = [...names].sort((a, b) => rank(a) - rank(b)).slice(0, most);
  if (names.length <= most + 2) return new Map(names.map((name) => [name, { group: 'Options:', hidden: false }]));
  const headings = [...Object.keys(groups), 'More:'];
  const groupOf = (name: string) => headings.find((group) => groups[group]?.includes(name)) ?? 'More:';
  const place = (name: string) => headings.indexOf(groupOf(name));
  const rest = names.filter((name) => !first.includes(name)).sort((a, b) => place(a) - place(b));
  return new Map([
    ...first.map((name): [string, Shown] => [name, { group: 'Most used:', hidden: false }]),
    ...rest.map((name): [string, Shown] => [name, { group: groupOf(name), hidden: !isAll }]),
  ]);
}
