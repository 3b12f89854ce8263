import { defineRule } from '../../engine/rule.ts';
import { ofSigned } from '../client-requests.ts';

export default defineRule({
  requirement: 'client/header-is-well-formed',
  watches: ['client/request'],
  check: (seen) =>
    ofSigned(seen, ({ problems = [] }) =>
      problems.map(({ name, expected, got }) => ({ expected, got: name === undefined ? got : `${got} (${name})` })),
    ),
});
