import { decodedOnce } from '../../../engine/wire/url.ts';
import { knowsTheAddon, ofRequests, type Request } from '../../shared/received.ts';
import { defineRule, type ProblemOf, problem, type RecordingPlace } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'calls/deprovision-uses-the-partner-id',
  isGrouped: true,
  watches: ['calls/uninstall'],
  isShown: knowsTheAddon,
  check: (seen) => ofRequests(seen, 'deprovision', problemsOf),
});

function problemsOf({ pathId = '', isOneSegment, seen }: Request): (RecordingPlace & ProblemOf<'calls/deprovision-uses-the-partner-id'>)[] {
  const { resourceId, addonId } = seen;
  if (pathId === resourceId) return isOneSegment === false ? [problem('several-segments', seen, { resourceId, pathId })] : [];
  if (pathId === addonId) return [problem('own-addon-id', seen, { resourceId, pathId })];
  return decodedOnce(pathId) === resourceId
    ? [problem('encoded-twice', seen, { resourceId })]
    : [problem('other-id', seen, { resourceId, pathId })];
}
