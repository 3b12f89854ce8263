import { defineRule, problem } from '../../../shared/rule.ts';
import { isPlainSignature, ofSigned } from '../../client-requests.ts';

export default defineRule({
  requirement: 'client/header-is-well-formed',
  isGrouped: true,
  reads: ['client/request'],
  evenUnanswered: true,
  check(seen) {
    const found = ofSigned(seen, (request, one) => [
      ...(request.problems ?? []).map((found) => {
        const facts = { wanted: found.expected, found: found.got, kind: found.kind, name: found.name };
        return isPlainSignature(found, request) ? problem('plain-signature', one, facts) : problem('malformed', one, facts);
      }),
      ...(request.place === 'header' || request.place === undefined ? [] : [problem('outside-the-header', one, { place: request.place })]),
      ...(request.tokenAlsoIn === undefined ? [] : [problem('token-elsewhere', one, { places: request.tokenAlsoIn })]),
      ...(request.version === undefined || request.version === '1.0' ? [] : [problem('other-version', one, { version: request.version })]),
    ]);
    // Also where the client only sends its user to an address, which is not signed.
    const sent = seen.flatMap((one) => {
      const { secretIn: places = [] } = one.request ?? {};
      return places.length > 0 ? [problem('secret-sent', one, { places })] : [];
    });
    return 'verdict' in found ? found : [...found, ...sent];
  },
});
