import { deployOption } from '../../../engine/application/play/deploy-goal.ts';
import { findResource } from '../../../engine/application/play/run-file.ts';
import { defineRule, notApplicable, show, undecided } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'play2/config-resource-exists',
  reads: 'application',
  check(application) {
    const name = deployOption(application.env.SBT_DEPLOY_GOAL ?? '', 'config.resource');
    if (name === undefined) return notApplicable('SBT_DEPLOY_GOAL has no config-resource option');
    const path = findResource(application, name);
    if (path === undefined) return [{ variable: 'SBT_DEPLOY_GOAL', expected: 'the name of a file in the conf folder', got: show(name) }];
    if (typeof path !== 'string') return [];
    const problem = application.file(path)?.problem;
    return problem === undefined ? [] : undecided(problem);
  },
});
