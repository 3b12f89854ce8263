import { defineRule, untested } from '../../engine/rule.ts';
import { insteadOf, isSuccess } from '../answers.ts';
import { mislabelled } from '../resources.ts';

export default defineRule({
  requirement: 'resources/are-labelled-json',
  reads: ['self/record', 'summary/record', 'zones/list', 'applications/list'],
  check(seen) {
    const json = seen.filter(
      ({ answer }) => isSuccess(answer) && [insteadOf('object', answer), insteadOf('array', answer)].includes(undefined),
    );
    if (json.length === 0) return untested('no resource is served as JSON');
    return mislabelled('json', 'a content type that does not contradict JSON', json);
  },
});
