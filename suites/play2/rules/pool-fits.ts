import { configurationOf, hasDatabase, poolOf } from '../../../engine/application/play/configuration.ts';
import { openRun } from '../../../engine/application/play/run-file.ts';
import { defineRule, notApplicable, problem, undecided, untested } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'play2/pool-fits',
  reads: 'application',
  after: ['play2/config-resource-exists'],
  check(application) {
    const configuration = configurationOf(application);
    if (!configuration) return openRun(application) ?? notApplicable('no-database');
    const database = hasDatabase(configuration);
    if (database !== true) return database || notApplicable('no-database');
    const { maxConnections, instances = 2 } = application;
    if (maxConnections === undefined)
      return untested('needs-input', { needs: '--max-connections: how many connections the database allows' });
    const pool = poolOf(configuration);
    if ('verdict' in pool) return pool;
    if (pool.beside !== undefined) return undecided('pool-by-another-key', { key: pool.beside });
    const { size, reason } = pool;
    const parallel = Math.max(2, instances);
    const total = size * parallel;
    if (total <= maxConnections) return [];
    const { file = configuration.file, position } = pool.value ?? {};
    return [problem('too-many', { file, position }, { allowed: maxConnections, total, instances: parallel, size, reason })];
  },
});
