import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withCauses } from '../../../../engine/judging/causes.ts';
import type { Observed } from '../../../../engine/recording/recording.ts';
import { earlyDetails, sharedIds } from '../../../../suites/calls/causes.ts';
import { outcome } from '../test-outcomes.ts';

const detail = (label: string, status: number, body: string) =>
  ({
    label,
    addonId: 'addon_1',
    exchanges: [{ request: { method: 'GET', url: 'https://api.example/', headers: [] }, response: { status, headers: [], body } }],
  }) as unknown as Observed;

const failing = ['vendor/detail-shows-the-config', 'calls/detail-waits-for-the-answer'];
const causes = (...seen: Observed[]) =>
  withCauses(
    failing.map((id) => outcome(id, 'fail')),
    [earlyDetails],
    seen,
  ).map(({ cause, sameCauseAs }) => cause ?? sameCauseAs);

test('a detail that is served too early, and kept, is one cause', () =>
  assert.deepEqual(causes(detail('calls/detail-during', 200, '{"config":{}}'), detail('vendor/detail', 200, '{"config":{}}')), [
    'calls/detail-waits-for-the-answer',
    'The platform keeps the detail of an add-on as it was before the partner had answered',
  ]));

test('a detail that is served too early, and changes, is not', () =>
  assert.deepEqual(causes(detail('calls/detail-during', 200, '{"config":{}}'), detail('vendor/detail', 200, '{"config":{"A":"b"}}')), [
    undefined,
    undefined,
  ]));

const install = (resourceId: string, before: boolean) =>
  ({ label: 'calls/install', addonId: 'addon_1', resourceId, isListed: { before, after: true }, exchanges: [] }) as unknown as Observed;

const causesOfLists = (...seen: Observed[]) =>
  withCauses(
    ['vendor/detail-shows-the-config', 'calls/list-follows'].map((id) => outcome(id, 'fail')),
    [sharedIds],
    seen,
  ).map(({ cause, sameCauseAs }) => cause ?? sameCauseAs);

test('an addon_id that two add-ons have is one cause', () =>
  assert.deepEqual(causesOfLists(install('r-1', false), install('r-2', true)), [
    'calls/list-follows',
    'The platform gives the addon_id addon_1 to two add-ons',
  ]));

test('an addon_id that comes again after its add-on was deleted is not', () =>
  assert.deepEqual(causesOfLists(install('r-1', false), install('r-2', false)), [undefined, undefined]));
