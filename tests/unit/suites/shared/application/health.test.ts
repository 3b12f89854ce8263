import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { healthFact, healthPaths, healthVariables } from '../../../../../suites/shared/application/health.ts';

const named = (...names: string[]) => ({ env: Object.fromEntries(names.map((name) => [name, '/x'])) });

describe('the health-check variables', () => {
  it('are the plain one, and those with a number, in order', () => {
    const names = ['_10', '_2', '', '_0', '_18446744073709551616', '_18446744073709551615'].map((end) => `CC_HEALTH_CHECK_PATH${end}`);
    assert.deepEqual(healthVariables(named(...names)), {
      isPlain: true,
      numbers: [0n, 2n, 10n, 18446744073709551615n, 18446744073709551616n],
      unknown: [],
    });
  });

  it('may be none', () => {
    assert.deepEqual(healthVariables(named('PORT', 'NODE_ENV', 'HEALTHY', 'MY_HEALTH_CHECK_PATH', 'HEALTHCHECK_PATH_OF_MINE')), {
      isPlain: false,
      numbers: [],
      unknown: [],
    });
  });

  const similar = [
    'CC_HEALTH_CHECK_PATH_',
    'CC_HEALTH_CHECK_PATH_01',
    'CC_HEALTH_CHECK_PATH_1a',
    'CC_HEALTH_CHECK_PATH_-1',
    'CC_HEALTH_CHECK_PATHS',
    'CC_HEALTHCHECK_PATH',
    'CCHEALTH',
    'cc_health_check_path',
    'HEALTH_CHECK_PATH',
    'HEALTHCHECKURL',
    'HEALTH_CHECK_URLS_12',
    'healthcheck_path1',
    'CCHEALTHCHECKPATH2',
  ];
  for (const name of similar)
    it(`are not ${name}, which looks like one`, () =>
      assert.deepEqual(healthVariables(named(name)), { isPlain: false, numbers: [], unknown: [name] }));
});

describe('the paths of a health check', () => {
  it('are those that variables name, with a slash before them', () => {
    const env = { CC_HEALTH_CHECK_PATH_1: 'ready', CC_HEALTH_CHECK_PATH_0: ' /live ', CC_HEALTH_CHECK_PATH: '/health?a=/b' };
    assert.deepEqual(healthPaths({ env }), [
      { path: '/health?a=/b', variable: 'CC_HEALTH_CHECK_PATH' },
      { path: '/live', variable: 'CC_HEALTH_CHECK_PATH_0' },
      { path: '/ready', variable: 'CC_HEALTH_CHECK_PATH_1' },
    ]);
    assert.deepEqual(healthFact({ env }), {
      value: ['/health?a=/b', '/live', '/ready'],
      reason: 'CC_HEALTH_CHECK_PATH, CC_HEALTH_CHECK_PATH_0, CC_HEALTH_CHECK_PATH_1',
    });
  });

  it('are the root where none is named', () => {
    for (const env of [{}, { HEALTH_CHECK_PATH: '/x' }]) assert.deepEqual(healthPaths({ env }), [{ path: '/' }]);
    for (const env of [{}, { CC_HEALTH_CHECK_PATH: '' }, { CC_HEALTH_CHECK_PATH_0: ' \t' }, { HEALTH_CHECK_PATH: '/x' }]) {
      assert.deepEqual(healthFact({ env }), { value: ['/'], reason: 'no health-check variable names a path' });
    }
  });

  it('are in doubt where a variable is defined and empty', () => {
    for (const variable of ['CC_HEALTH_CHECK_PATH', 'CC_HEALTH_CHECK_PATH_0'])
      assert.deepEqual(healthPaths({ env: { [variable]: ' ' } }), [{ path: '/', doubt: `${variable} is defined and empty` }]);
  });

  it('are in doubt after a number that names none', () => {
    const env = { CC_HEALTH_CHECK_PATH: '/p', CC_HEALTH_CHECK_PATH_0: '/a', CC_HEALTH_CHECK_PATH_2: '/b', CC_HEALTH_CHECK_PATH_3: '/c' };
    const doubt = 'CC_HEALTH_CHECK_PATH_1 names no path';
    const certain = [
      { path: '/p', variable: 'CC_HEALTH_CHECK_PATH' },
      { path: '/a', variable: 'CC_HEALTH_CHECK_PATH_0' },
    ];
    const later = [
      { path: '/b', variable: 'CC_HEALTH_CHECK_PATH_2', doubt },
      { path: '/c', variable: 'CC_HEALTH_CHECK_PATH_3', doubt },
    ];
    assert.deepEqual(healthPaths({ env }), [...certain, ...later]);
    assert.deepEqual(healthPaths({ env: { ...env, CC_HEALTH_CHECK_PATH_1: '' } }), [...certain, ...later]);
    assert.deepEqual(
      healthPaths({ env: { ...env, CC_HEALTH_CHECK_PATH_1: '/x' } }).filter(({ doubt: why }) => why !== undefined),
      [],
    );
  });
});
