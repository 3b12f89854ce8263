import { withoutCredentials } from '../../../engine/documents/show.ts';
import { given, variableFor } from '../../shared/application/variables.ts';
import { defineRule, notApplicable, problem } from '../../shared/rule.ts';
import { deployOption } from '../deploy-goal.ts';
import { findResource } from '../run-file.ts';

export default defineRule({
  requirement: 'play2/config-resource-exists',
  reads: 'application',
  check(application) {
    const name = deployOption(given(application, 'deploy_goal') ?? '', 'config.resource');
    if (name === undefined) return notApplicable('no-config-resource');
    const path = findResource(application, name);
    if (path === undefined) return [problem('no-such-file', { variable: variableFor('deploy_goal') }, { name: withoutCredentials(name) })];
    if (typeof path !== 'string') return [];
    const unread = application.file(path)?.problem;
    return unread === undefined ? [] : { verdict: 'undecided', ...unread };
  },
});
