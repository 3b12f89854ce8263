import { defineRule } from '../../engine/judging/rule.ts';
import { ofSigned, signatureProblems } from '../shared/client-requests.ts';

export default defineRule({
  requirement: 'client/signature-verifies',
  watches: ['client/request'],
  check: (seen) => ofSigned(seen, (facts) => (facts.step === 'access-token' ? [] : signatureProblems(facts))),
});
