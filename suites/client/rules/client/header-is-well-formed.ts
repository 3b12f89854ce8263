import { defineRule } from '../../../shared/rule.ts';
import { isPlainSignature, ofSigned } from '../../client-requests.ts';

export default defineRule({
  requirement: 'client/header-is-well-formed',
  watches: ['client/request'],
  check: (seen) =>
    ofSigned(seen, (facts) =>
      (facts.problems ?? []).map((problem) => {
        const { name, expected, got } = problem;
        const said = { expected, got: name === undefined ? got : `${got} (${name})` };
        return isPlainSignature(problem, facts) ? { ...said, level: 'note' } : said;
      }),
    ),
});
