import { healthVariables } from '../../../engine/application/health.ts';
import { type ApplicationProblem, defineRule, notApplicable } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'app/health-variables-are-numbered-from-0',
  reads: 'application',
  check(application) {
    const { isPlain, numbers, unknown } = healthVariables(application);
    if (!isPlain && numbers.length === 0 && unknown.length === 0) return notApplicable('no variable looks like a health-check variable');
    const missing = numbers.findIndex((number, index) => number !== BigInt(index));
    const gap: ApplicationProblem = {
      variable: `CC_HEALTH_CHECK_PATH_${numbers[missing]}`,
      expected: `CC_HEALTH_CHECK_PATH_${missing} before it`,
      got: missing === 0 ? 'none below it' : `the one before it is CC_HEALTH_CHECK_PATH_${numbers[missing - 1]}`,
      // The contract says that the numbers start at 0, but not that none may be left out.
      ...(missing > 0 && { level: 'note' }),
    };
    const expected = 'CC_HEALTH_CHECK_PATH, or CC_HEALTH_CHECK_PATH_0 and so on';
    const strange = unknown.map((variable) => ({ variable, expected, got: 'a name that the platform does not know' }));
    return missing < 0 ? strange : [gap, ...strange];
  },
});
