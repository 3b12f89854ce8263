import { defineRule, type Observed, type ProblemOf, problem, type RecordingPlace, show } from '../../../shared/rule.ts';

export default defineRule({
  requirement: 'git/remote-has-its-shape',
  reads: ['git/remote'],
  evenUnanswered: true,
  check: (seen) => seen.flatMap(problemsOf),
});

type Found = RecordingPlace & ProblemOf<'git/remote-has-its-shape'>;

const shape = /^([a-z][a-z0-9+.-]*):\/\/(?:([^@/]*)@)?([^/?#]*)(.*)$/is;

function problemsOf(seen: Observed): Found[] {
  const { value = '' } = seen;
  const [, scheme = '', user, host, path = ''] = shape.exec(value) ?? [];
  if (scheme === '') return [problem('other-shape', seen, { value: show(value) })];
  const problems: Found[] = [];
  if (scheme.toLowerCase() !== 'git+ssh') problems.push(problem('other-scheme', seen, { scheme: show(scheme) }));
  if (user !== 'git') problems.push(wrongUser(seen, user));
  if (host === '') problems.push(problem('no-host', seen, {}));
  if (!/^\/[^/?#\s]+\.git$/.test(path)) problems.push(problem('other-path', seen, { path: show(path) }));
  return problems;
}

function wrongUser(seen: Observed, user: string | undefined): Found {
  if (user === undefined) return problem('no-user', seen, {});
  return user.includes(':') ? problem('password', seen, {}) : problem('other-user', seen, { user: show(user) });
}
