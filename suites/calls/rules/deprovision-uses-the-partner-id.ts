import { alterationOf } from '../../../engine/documents/altered.ts';
import { decodedOnce } from '../../../engine/wire/url.ts';
import { isCutAtItsMark, knowsTheAddon, ofRequests, type Request } from '../../shared/received.ts';
import { defineRule, type ProblemOf, problem, type RecordingPlace } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'calls/deprovision-uses-the-partner-id',
  isGrouped: true,
  reads: ['calls/uninstall'],
  evenUnanswered: true,
  isShown: knowsTheAddon,
  check(seen) {
    const found = ofRequests(seen, 'deprovision', problemsOf);
    // Without a request for another id, the platform may be unable to send any.
    if ('verdict' in found) return found;
    const unsent = seen.filter(({ trigger, exchanges }) => trigger?.outcome === 'refused' && exchanges.length === 0);
    const odd = unsent.filter(({ resourceId = '' }) => encodeURIComponent(resourceId) !== resourceId);
    return [...odd.map((one) => problem('not-sent', one, { resourceId: one.resourceId })), ...found];
  },
});

function problemsOf(request: Request): (RecordingPlace & ProblemOf<'calls/deprovision-uses-the-partner-id'>)[] {
  const { pathId = '', isOneSegment, seen } = request;
  const { resourceId, addonId } = seen;
  if (isCutAtItsMark(request)) return [problem('not-encoded', seen, { resourceId, pathId })];
  if (pathId === resourceId) return isOneSegment === false ? [problem('several-segments', seen, { resourceId, pathId })] : [];
  if (pathId === addonId) return [problem('own-addon-id', seen, { resourceId, pathId })];
  if (decodedOnce(pathId) === resourceId) return [problem('encoded-twice', seen, { resourceId })];
  return [problem('other-id', seen, { resourceId, pathId, how: alterationOf(resourceId ?? '', pathId) })];
}
