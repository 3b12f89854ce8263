import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Reporter } from '../../../library/assay.d.ts';
import { rules, sign } from '../../../library/index.ts';
import type { Reporter as Loaded } from '../../../runs/delivery/own-reporter.ts';

it('an incomplete manifest can be judged', () => {
  const outcomes = rules.judgeManifest({ id: 'x' });
  assert.equal(outcomes.find(({ id }) => id === 'manifest/id-is-present')?.verdict, 'pass');
  assert.ok(outcomes.some(({ verdict }) => verdict === 'fail'));
});

it('a signed form has six fields by name', () => {
  const {
    id,
    timestamp,
    'nav-data': navData,
    email,
    user_id,
    signature,
    ...more
  } = sign.form({
    ...{ id: 'res_1', userId: 'user_1', email: 'jane@example.com', salt: 'salt', timestamp: 1 },
  });
  assert.deepEqual([id, timestamp, navData, email, user_id, more], ['res_1', '1', '', 'jane@example.com', 'user_1', {}]);
  assert.match(signature, /^[0-9a-f]{128}$/);
});

it('a reporter is what --reporter loads', () => {
  const reporter: Reporter = ({ verdict }) => [{ file: 'verdict.txt', text: verdict }];
  const loaded: Loaded = reporter;
  const declared: Reporter = loaded;
  assert.deepEqual(declared({ verdict: 'conforming' } as Parameters<Reporter>[0]), [{ file: 'verdict.txt', text: 'conforming' }]);
});
