import { defineRule, type RecordingProblem, type Seen, show } from '../../../shared/rule.ts';

export default defineRule({
  requirement: 'git/remote-has-its-shape',
  watches: ['git/remote'],
  check: (seen) => seen.flatMap(problemsOf),
});

const shape = /^([a-z][a-z0-9+.-]*):\/\/(?:([^@/]*)@)?([^/?#]*)(.*)$/is;

function problemsOf(seen: Seen): RecordingProblem[] {
  const { value = '' } = seen;
  const [, scheme = '', user, host, path = ''] = shape.exec(value) ?? [];
  if (scheme === '') return [{ in: seen, expected: 'git+ssh://git@<host>/<app id>.git', got: show(value) }];
  const problems: RecordingProblem[] = [];
  if (scheme.toLowerCase() !== 'git+ssh') problems.push({ in: seen, expected: 'the scheme git+ssh', got: show(scheme) });
  if (user !== 'git') problems.push({ in: seen, expected: 'the user git', got: instead(user) });
  if (host === '') problems.push({ in: seen, expected: 'the Git host', got: 'nothing' });
  if (!/^\/[^/?#\s]+\.git$/.test(path)) problems.push({ in: seen, expected: '/<app id>.git as the whole path', got: show(path) });
  return problems;
}

function instead(user: string | undefined): string {
  if (user === undefined) return 'no user';
  return user.includes(':') ? 'a user with a password' : show(user);
}
