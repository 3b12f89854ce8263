import { defineRule, type RecordingProblem, type Seen } from '../rule.ts';

export default defineRule({
  requirement: 'app/ends-gracefully',
  watches: ['app/end'],
  after: ['app/listens-on-8080'],
  check: (seen) => seen.flatMap((end) => mistakes(end).map((mistake) => ({ in: end, ...mistake }))),
});

type Mistake = Omit<RecordingProblem, 'in'>;

function mistakes({ application = {} }: Seen): Mistake[] {
  const { signal, error, isHandled, limit, endsWithin, left = [], logs, openRequest } = application;
  const cause = signal ?? error;
  if (isHandled === false) return [{ expected: `a handler for ${cause}`, got: 'none: Node ends the application at once' }];
  if (endsWithin === undefined)
    return [{ expected: `an end within ${limit} s of ${cause}`, got: 'an application that still runs, and had to be killed' }];
  return [
    ...(left.length > 0 ? [{ expected: `nothing left running after ${cause}`, got: `${left.join(', ')} left behind` }] : []),
    ...(openRequest === 'dropped' ? [dropped(cause, error !== undefined)] : []),
    ...(logs === false ? [{ expected: `a log line at ${cause}`, got: 'nothing on standard output and standard error' }] : []),
  ];
}

/** After an error nobody knows what state an application is in, so that it may be right to let go of a request. */
const dropped = (cause: string | undefined, isByError: boolean): Mistake => ({
  expected: `an answer to the request that was open at ${cause}`,
  got: 'a closed connection',
  ...(isByError && { level: 'note' }),
});
