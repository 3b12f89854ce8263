import assert from 'node:assert/strict';
import test from 'node:test';
import type { Addon } from '../../../../../fixtures/as-platform/addon.ts';
import type { AsPlatform } from '../../../../../fixtures/as-platform/platform.ts';
import { describe as described, oddUsers, signsOnOddly, userWith } from '../../../../../suites/sso/plays/odd-users.ts';

const plain = { userId: 'user_1', email: 'jane@example.com', ownerId: '', ownerName: '', addonName: '' };

/** Signs on at a service that refuses some users. */
const seenBy = (refuses: (user: { userId: string; email: string }) => boolean) => {
  const signsOn: AsPlatform['signsOn'] = async (_addon, { what, customer = plain } = {}) => ({
    exchanges: [],
    what,
    opened: !refuses(customer),
  });
  const signsOnBeside: AsPlatform['signsOnBeside'] = (addon, all) => Promise.all(all.map((choices) => signsOn(addon, choices)));
  return signsOnOddly({ run: { seed: 1 }, signsOn, signsOnBeside } as AsPlatform, {} as Addon, plain);
};

test('each odd user is somebody else, whose e-mail a person can have', () => {
  for (const [, parts] of oddUsers(1)) {
    for (const chosen of [parts, ...parts.map((part) => [part])]) {
      const { userId, email } = userWith(chosen, plain);
      assert.notEqual(email, plain.email, described(chosen));
      assert.notEqual(userId, plain.userId, described(chosen));
      const isOfEmail = chosen.some((part) => part.in === 'e-mail');
      assert.match(email, isOfEmail ? /^jane[^@\s]{0,60}@([\w-]+\.)+(com|internal)$/ : /^[^@\s]+@[^@\s]+$/);
    }
  }
});

test('users are long, have capitals, spaces around them, zeros at their start, and odd domains', () => {
  const users = oddUsers(1).map(([label, parts]) => ({ label, ...userWith(parts, plain) }));
  const isTried = (is: (user: { userId: string; email: string }) => boolean) =>
    assert.ok(
      users.some((user) => user.label === 'sso/decoded-fields' && is(user)),
      String(is),
    );
  isTried(({ email }) => email.length > 64);
  isTried(({ email }) => /@.*\..*\.[a-z]{5,}$/.test(email));
  isTried(({ userId }) => /^00\d{17,}$/.test(userId));
  isTried(({ userId }) => userId.length === 64);
  isTried(({ userId }) => userId !== userId.trim() && userId !== userId.toLowerCase());
});

test('a service that accepts all sees each user once', async () => {
  const observations = await seenBy(() => false);
  assert.equal(observations.length, oddUsers(1).length);
});

test('a refusal names the character that breaks it', async () => {
  const closed = (await seenBy(({ email }) => email.includes("'"))).filter(([, { opened }]) => !opened);
  assert.deepEqual(
    closed.map(([label, { what }]) => [label, what]),
    [['sso/decoded-fields', 'an apostrophe in the e-mail']],
  );
});

test('a refusal that no single part explains keeps the whole user', async () => {
  const closed = (await seenBy(({ email }) => email.includes("'") && email.includes('+'))).filter(([, { opened }]) => !opened);
  assert.equal(closed.length, 1);
  assert.match(
    closed[0]?.[1].what ?? '',
    /^an apostrophe, capital letters, an ampersand, a plus sign, .* in the e-mail, and .* in the user_id$/,
  );
});
