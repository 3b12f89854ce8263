import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContractChoice } from '../../../../engine/contract/contract.ts';
import type { PassedExchange } from '../../../../engine/wire/traffic/tap.ts';
import { createJudge } from '../../../../runs/proxy/judge.ts';
import type { JudgedPassage } from '../../../../runs/proxy/messages.ts';

const origin = 'http://127.0.0.1:1';
const addresses = [{ baseUrl: `${origin}/resources`, ssoUrl: `${origin}/sso` }];
const whose = { addresses, isOneTarget: true, hasCredentials: false, hasCookies: true, resources: [], plans: [], shownHeaders: [] };
const headers: [string, string][] = [['content-type', 'application/json']];
const bodyOf = (value: object) => ({ headers, body: new TextEncoder().encode(JSON.stringify(value)), isCut: false });
const install = {
  ...{ addon_id: 'addon_1', owner_id: 'orga_1', owner_name: 'Acme', user_id: 'user_1', plan: 'test', region: 'EU' },
  callback_url: 'http://127.0.0.1:1/v2/vendor/apps/addon_1',
};
const passed: PassedExchange = {
  request: { method: 'POST', target: '/resources', ...bodyOf(install) },
  response: { status: 200, statusText: 'OK', httpVersion: '1.1', informational: 0, ...bodyOf({ id: 'res_1' }) },
  started: 0,
  ms: { total: 1 },
};

/** What the thread finds wrong with an install without options. */
async function found(contract?: ContractChoice): Promise<string[]> {
  const all: JudgedPassage[] = [];
  const data = { whose, origin, ...(contract && { contract }) };
  const judge = createJudge(new URL('../../../../runs/proxy/worker.js', import.meta.url), data, (one) => all.push(one), assert.fail);
  judge.hears(passed);
  await judge.ends();
  return all.flatMap((one) => one.found).map(({ requirement, verdict }) => `${requirement} ${verdict}`);
}

test('the thread judges by the published contract, unless the run has chosen another', async () => {
  const edition = { edition: 'own', rows: [{ id: 'calls/provision-body-is-complete', level: 'should' as const }] };
  assert.deepEqual(await found(), ['calls/provision-body-is-complete fail']);
  assert.deepEqual(await found({ edition, file: 'own.yaml' }), ['calls/provision-body-is-complete warn']);
});
