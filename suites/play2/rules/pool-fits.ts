import { valuesOf } from '../../../engine/contract/contract.ts';
import { defineRule, notApplicable, problem, undecided, untested } from '../../shared/rule.ts';
import { configurationOf, hasDatabase, poolOf } from '../configuration.ts';
import { openRun } from '../run-file.ts';

export default defineRule({
  requirement: 'play2/pool-fits',
  reads: 'application',
  after: ['play2/config-resource-exists'],
  check(application) {
    const configuration = configurationOf(application);
    if (!configuration) return openRun(application) ?? notApplicable('no-database');
    const database = hasDatabase(configuration);
    if (database !== true) return database || notApplicable('no-database');
    const { maxConnections, instances = 1 } = application;
    if (maxConnections === undefined)
      return untested('needs-input', { needs: '--max-connections: how many connections the database allows' });
    const pool = poolOf(configuration);
    if ('verdict' in pool) return pool;
    if (pool.beside !== undefined) return undecided('pool-by-another-key', { key: pool.beside });
    const { size, reason } = pool;
    const parallel = Math.max(valuesOf('runtimes').play2.pool.instances, instances);
    const total = size * parallel;
    if (total <= maxConnections) return [];
    const { file = configuration.file, position } = pool.value ?? {};
    return [problem('too-many', { file, position }, { allowed: maxConnections, total, instances: parallel, size, reason })];
  },
});
