import { defineRule } from '../rule.ts';

export default defineRule({
  requirement: 'app/listens-on-all-interfaces',
  watches: ['app/second-address'],
  for: ['node'],
  after: ['app/listens-on-8080'],
  check: (seen) =>
    seen
      .filter(({ application }) => application?.accepts === false)
      .map((one) => ({
        in: one,
        expected: `an answer at ${one.application?.address} too`,
        got: `a refused connection: port ${one.application?.port} is open only on some addresses of the machine`,
      })),
});
