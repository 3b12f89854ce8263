import { defineRule, type Observed, untested } from '../../../shared/rule.ts';
import { ofSigned, signatureProblems, withOneCause } from '../../client-requests.ts';

export default defineRule({
  requirement: 'client/signature-verifies',
  isGrouped: true,
  reads: ['client/request'],
  evenUnanswered: true,
  check(seen) {
    // In traffic, the secrets of some callers are not known.
    const isOpen = ({ request }: Observed) => request?.scheme === 'oauth' && request.signature === undefined;
    const own = withOneCause(seen.filter((one) => !isOpen(one)));
    if (own.length < seen.length && !own.some(({ request }) => request?.scheme === 'oauth')) return untested('no-known-signature');
    return ofSigned(own, (facts, one) => (facts.step === 'access-token' ? [] : signatureProblems(facts, one)));
  },
});
