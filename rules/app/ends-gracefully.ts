import type { Seen } from '../../engine/recording.ts';
import { defineRule } from '../../engine/rule.ts';

export default defineRule({
  requirement: 'app/ends-gracefully',
  watches: ['app/end'],
  for: ['node'],
  after: ['app/listens-on-8080'],
  check: (seen) => seen.flatMap((end) => mistakes(end).map((mistake) => ({ in: end, ...mistake }))),
});

function mistakes({ application = {} }: Seen): { expected: string; got: string }[] {
  const { signal, limit, endsWithin, left = [], openRequest } = application;
  if (endsWithin === undefined)
    return [{ expected: `an end within ${limit} s of ${signal}`, got: 'an application that still runs, and had to be killed' }];
  return [
    ...(left.length > 0 ? [{ expected: `nothing left running after ${signal}`, got: `${left.join(', ')} left behind` }] : []),
    ...(openRequest === 'dropped' ? [{ expected: `an answer to the request that was open at ${signal}`, got: 'a closed connection' }] : []),
  ];
}
