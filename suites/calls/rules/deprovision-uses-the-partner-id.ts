import { decodedOnce } from '../../../engine/wire/url.ts';
import { knowsTheAddon, ofRequests, type Request } from '../../shared/received.ts';
import { defineRule, show } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'calls/deprovision-uses-the-partner-id',
  watches: ['calls/uninstall'],
  isShown: knowsTheAddon,
  check: (seen) =>
    ofRequests(seen, 'deprovision', (request) => {
      const got = instead(request);
      return got === undefined ? [] : [{ expected: `the id ${show(request.seen.resourceId)} as one segment, encoded once`, got }];
    }),
});

function instead({ pathId = '', isOneSegment, seen: { resourceId, addonId } }: Request): string | undefined {
  if (pathId === resourceId) return isOneSegment === false ? `${show(pathId)} in several segments` : undefined;
  if (pathId === addonId) return `the platform's own addon_id, ${show(pathId)}`;
  return decodedOnce(pathId) === resourceId ? 'the id encoded twice' : show(pathId);
}
