import { trackedPaths } from '../../shared/application/git/index-file.ts';
import { repositoryFile } from '../../shared/application/git/repository.ts';
import { defineRule, problem, untested } from '../../shared/rule.ts';

/** Enough for the index of a repository with half a million files. */
const maxBytes = 64 * 1024 * 1024;

export default defineRule({
  requirement: 'app/commits-no-node-modules',
  reads: 'application',
  check(application) {
    const index = repositoryFile(application, 'index', maxBytes);
    if ('verdict' in index) return index;
    const tracked = trackedPaths(index);
    if ('problem' in tracked) return untested('file-not-read', { file: '.git/index', why: tracked.problem });
    const [first, ...others] = tracked.paths.filter((path) => path.startsWith('node_modules/'));
    if (first === undefined) return [];
    const place = { file: first };
    return [others.length > 0 ? problem('several-tracked', place, { count: others.length + 1 }) : problem('tracked', place, {})];
  },
});
