import { defineRule, problem } from '../../../shared/rule.ts';
import { isPlainSignature, ofSigned } from '../../client-requests.ts';

export default defineRule({
  requirement: 'client/header-is-well-formed',
  isGrouped: true,
  watches: ['client/request'],
  check: (seen) =>
    ofSigned(seen, (request, one) => [
      ...(request.problems ?? []).map((found) => {
        const facts = { wanted: found.expected, found: found.got, kind: found.kind, name: found.name };
        return isPlainSignature(found, request) ? problem('plain-signature', one, facts) : problem('malformed', one, facts);
      }),
      ...(request.place === 'header' || request.place === undefined ? [] : [problem('outside-the-header', one, { place: request.place })]),
      ...(request.tokenAlsoIn === undefined ? [] : [problem('token-elsewhere', one, { places: request.tokenAlsoIn })]),
      ...(request.version === undefined || request.version === '1.0' ? [] : [problem('other-version', one, { version: request.version })]),
    ]),
});
