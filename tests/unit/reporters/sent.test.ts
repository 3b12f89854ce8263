import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sentTexts } from '../../../reporters/sent.ts';
import type { Outcome, Report } from '../../../specs/generated/schemas.ts';

const id = (digit: string) => `addon_${digit.repeat(8)}-1111-4111-8111-111111111111`;
const install = (status: number, body: Record<string, unknown>, url = 'http://127.0.0.1:1/resources') => ({
  request: { method: 'POST', url, headers: [['Content-Type', 'application/json']], body: JSON.stringify(body) },
  response: { status, headers: [] },
});
const sent = (...exchanges: ReturnType<typeof install>[]) =>
  sentTexts({ surface: 'provisioning', problems: [{ exchanges: [0] }] } as unknown as Outcome, { exchanges } as unknown as Report);

it('shows a refused body, and what differs from the accepted one that is most like it', () => {
  const refused = install(422, { addon_id: id('1'), owner_name: 'Société', plan: 'test', extra: 1 });
  const near = install(201, { addon_id: id('2'), owner_name: 'Acme', plan: 'test' });
  const far = install(201, { addon_id: id('3'), owner_name: 'Other', plan: 'big' });
  assert.deepEqual(sent(refused, far, near), [
    `Sent: POST /resources ${refused.request.body}`,
    'Accepted: the same call, apart from owner_name, which was "Acme"; extra, which was left out',
  ]);
});

it('compares only with accepted bodies of the same call', () => {
  const refused = install(422, { plan: 'a' });
  const alike = [install(200, { plan: 'b' }, 'http://127.0.0.1:1/other'), install(400, { plan: 'b' })];
  assert.deepEqual(sent(refused, ...alike), ['Sent: POST /resources {"plan":"a"}']);
  assert.deepEqual(sent(install(200, { plan: 'a' })), [], 'a body that was accepted is not the reason');
});

it('cuts a long body, and shows no body that is no JSON', () => {
  const [text = ''] = sent(install(500, { plan: 'x'.repeat(5_000) }));
  assert.ok(text.length < 700 && text.endsWith('… (5011 characters)'), text);
  const odd = install(500, {});
  odd.request.body = '<xml>';
  assert.deepEqual(sent(odd), []);
});
