import { given, variableFor } from '../../shared/application/variables.ts';
import { defineRule, notApplicable, problem, untested } from '../../shared/rule.ts';
import { buildOf } from '../build.ts';

export default defineRule({
  requirement: 'play2/module-is-named',
  reads: 'application',
  check(application) {
    const { projects } = buildOf(application);
    // A module that another one depends on is a library, even if it enables the framework.
    const used = new Set(projects.flatMap(({ dependsOn }) => dependsOn));
    const runnable = [...new Set(projects.filter(({ isRunnable, name }) => isRunnable && !used.has(name)).map(({ id }) => id))].sort();
    if (runnable.length < 2) return notApplicable('no-several-modules');
    if (!application.hasEnv) return untested('needs-variables');
    if (given(application, 'module')?.trim()) return [];
    return [problem('unset', { variable: variableFor('module') }, { modules: runnable.slice(0, 10) })];
  },
});
