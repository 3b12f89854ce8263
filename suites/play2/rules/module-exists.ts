import { withoutCredentials } from '../../../engine/documents/show.ts';
import { given, variableFor } from '../../shared/application/variables.ts';
import { defineRule, notApplicable, problem, undecided } from '../../shared/rule.ts';
import { buildOf } from '../build.ts';
import { isFolder } from '../run-file.ts';

export default defineRule({
  requirement: 'play2/module-exists',
  reads: 'application',
  check(application) {
    const variable = variableFor('module');
    const value = given(application, 'module')?.trim() ?? '';
    if (value === '') return notApplicable('not-set', { variable });
    const { files, gap, projects } = buildOf(application);
    if (isFolder(application, value) || projects.some(({ id, name }) => id === value || name === value)) return [];
    if (gap !== undefined) return { verdict: 'undecided', ...gap };
    const mention = files.find(({ code }) => mentions(code, value));
    if (mention) return undecided('module-unclear', { file: mention.path, module: value });
    const modules = [...new Set(projects.map(({ id }) => id))].sort().slice(0, 10);
    const facts = { name: withoutCredentials(value), modules: modules.length > 0 ? modules : undefined };
    return [problem('unknown', { variable }, facts)];
  },
});

/** A build may create its projects with its own functions, from a string or for a `val`. */
const mentions = (code: string, name: string) =>
  code.includes(`"${name}"`) || [...code.matchAll(/\bval\s{1,99}`?([\w-]+)/g)].some(([, found]) => found === name);
