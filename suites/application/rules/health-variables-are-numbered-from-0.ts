import { healthVariable, healthVariables, platformPrefix } from '../../shared/application/health.ts';
import { defineRule, notApplicable, problem } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'app/health-variables-are-numbered-from-0',
  reads: 'application',
  check(application) {
    const { isPlain, numbers, unknown } = healthVariables(application);
    if (!isPlain && numbers.length === 0 && unknown.length === 0) return notApplicable('no-health-variable');
    const prefix = platformPrefix().replace(/_$/, '').toLowerCase();
    const strange = unknown.map((variable) =>
      problem(variable.toLowerCase().startsWith(prefix) ? 'unknown-name' : 'own-name', { variable }, {}),
    );
    const missing = numbers.findIndex((number, index) => number !== BigInt(index));
    if (missing < 0) return strange;
    const next = { variable: `${healthVariable()}_${numbers[missing]}` };
    if (missing === 0) return [problem('starts-above-0', next, {}), ...strange];
    return [problem('number-left-out', next, { number: missing, before: String(numbers[missing - 1]) }), ...strange];
  },
});
