import { buildOf } from '../../../engine/application/play/build.ts';
import { isFolder } from '../../../engine/application/play/run-file.ts';
import { defineRule, notApplicable, show, undecided } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'play2/module-exists',
  reads: 'application',
  check(application) {
    const value = application.env.CC_SBT_TARGET_DIR?.trim() ?? '';
    if (value === '') return notApplicable('CC_SBT_TARGET_DIR is not set');
    const { files, gap, projects } = buildOf(application);
    if (isFolder(application, value) || projects.some(({ id, name }) => id === value || name === value)) return [];
    if (gap !== undefined) return undecided(gap);
    const mention = files.find(({ code }) => mentions(code, value));
    if (mention) return undecided(`${mention.path} mentions ${value}, but Assay cannot tell whether that is a project`);
    const names = [...new Set(projects.map(({ id }) => id))].sort().slice(0, 10).join(', ');
    const expected = `the name of a folder of the repository or of a project of the build${names && ` (${names})`}`;
    return [{ variable: 'CC_SBT_TARGET_DIR', expected, got: show(value) }];
  },
});

/** A build may create its projects with its own functions, from a string or for a `val`. */
const mentions = (code: string, name: string) =>
  code.includes(`"${name}"`) || [...code.matchAll(/\bval\s{1,99}`?([\w-]+)/g)].some(([, found]) => found === name);
