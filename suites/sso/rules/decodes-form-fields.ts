import { adviceOn, defineRule } from '../../shared/rule.ts';
import { unopened } from '../sign-ons.ts';

export default defineRule({
  requirement: 'sso/decodes-form-fields',
  reads: ['sso/decoded-fields', 'sso/rare-user', 'sso/control'],
  after: ['sso/accepts-a-valid-call'],
  check(seen) {
    const found = unopened(seen, ({ what }) => `a signed form with ${what ?? 'values that need decoding'}`);
    if ('verdict' in found) return found;
    const told = found.map((problem) => {
      const { mistake, label } = problem.in;
      const named = mistake ? { ...problem, got: `${problem.got}: ${asCause(mistake.sentence)}`, hint: adviceOn(mistake) } : problem;
      return label === 'sso/rare-user' ? { ...named, level: 'should' as const } : named;
    });
    return told.toSorted((one, other) => rank(one.in) - rank(other.in));
  },
});

/** What names its cause comes first. */
const rank = ({ mistake }: { mistake?: object }): number => (mistake ? 0 : 1);

const asCause = (sentence: string): string => sentence.replace(/^Your/, 'your').replace(/\.$/, '');
