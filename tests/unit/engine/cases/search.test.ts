import assert from 'node:assert/strict';
import test from 'node:test';
import { type Body, isLonger } from '../../../../engine/cases/bodies.ts';
import { type Send, type SendOutcome, searchBodies } from '../../../../engine/cases/search.ts';
import { shapesOf } from '../../../../engine/cases/shapes.ts';

const shapes = shapesOf(42);

type Judge = (body: Body) => SendOutcome;

const accepts: Judge = () => 'accepted';
const refuses =
  (isRefused: (body: Body) => boolean): Judge =>
  (body) =>
    isRefused(body) ? 'refused' : 'accepted';

async function search(judge: Judge, options: { seed?: number; cases?: number; budget?: number; send?: Send } = {}) {
  let count = 0;
  const bodies: Body[] = [];
  const found = await searchBodies({
    seed: 42,
    cases: 60,
    budget: 200,
    plans: ['test', 'big'],
    addonId: () => `assay_${++count}`,
    callbackUrl: (id) => `https://platform.example/${id}`,
    send: async (body, about) => {
      assert.equal(about.isLonger, isLonger(body));
      bodies.push(body);
      return judge(body);
    },
    ...options,
  });
  return { ...found, bodies };
}

const uuidOf = (seed: number) => String(shapesOf(seed).find(({ what }) => what === 'ids that are UUIDs')?.changes.owner_id);
const plain = { owner_id: 'orga_1', user_id: 'user_1', plan: 'test', region: 'EU', options: {} };
const variable = ({ addon_id: _id, callback_url: _url, ...rest }: Body) => rest;

test('all accepted: the shapes come first, then drawn bodies, each sent once', async () => {
  const { tried, sent, smallest, smallestLonger, isStopped, bodies } = await search(accepts);
  assert.deepEqual(
    { tried, sent, smallest, smallestLonger, isStopped },
    {
      tried: 60,
      sent: 60,
      smallest: undefined,
      smallestLonger: undefined,
      isStopped: false,
    },
  );
  shapes.forEach(({ changes: { addon_tail, ...changes } }, place) => {
    assert.deepEqual({ ...bodies[place], ...changes }, bodies[place]);
  });
  assert.equal(new Set(bodies.map(({ addon_id }) => addon_id)).size, 60);
});

for (const seed of [1, 42, -7]) {
  const shrinks: [string, Judge, Partial<Body>][] = [
    ['outside ASCII', refuses(({ owner_name }) => /[^ -~]/.test(owner_name)), { owner_name: 'é' }],
    ['a single quote', refuses(({ owner_name }) => owner_name.includes("'")), { owner_name: "'" }],
    ['a backslash', refuses(({ owner_name }) => owner_name.includes('\\')), { owner_name: '\\' }],
    ['over 100 characters', refuses(({ owner_name }) => owner_name.length > 100), { owner_name: 'a'.repeat(101) }],
    ['over 300 bytes', refuses(({ owner_name }) => Buffer.byteLength(owner_name) > 300), { owner_name: 'é'.repeat(151) }],
    ['a UUID as owner', refuses(({ owner_id }) => /^[0-9a-f-]{36}$/.test(owner_id)), { owner_name: 'a', owner_id: uuidOf(seed) }],
    ['user as owner', refuses(({ owner_id, user_id }) => owner_id === user_id), { owner_name: 'a', user_id: 'orga_1' }],
    ['the other plan', refuses(({ plan }) => plan === 'big'), { owner_name: 'a', plan: 'big' }],
    ['options break it', ({ options }) => (Object.keys(options).length ? 'broken' : 'accepted'), { owner_name: 'a', options: { a: 'a' } }],
    ['a long name breaks it', ({ owner_name }) => (owner_name.length > 255 ? 'broken' : 'accepted'), { owner_name: 'a'.repeat(256) }],
    ['everything is refused', () => 'refused', { owner_name: 'a' }],
  ];
  for (const [what, judge, expected] of shrinks) {
    test(`shrinks to the smallest body, seed ${seed}: ${what}`, async () => {
      const { smallest, bodies } = await search(judge, { seed });
      assert.ok(smallest);
      assert.deepEqual(variable(smallest.body), { ...plain, ...expected });
      assert.ok(bodies.includes(smallest.body), 'the smallest was sent');
      assert.ok(bodies.length <= 60, `${bodies.length} sent`);
    });
  }

  test(`drawn bodies shrink as well, seed ${seed}`, async () => {
    const isFound = ({ owner_name }: Body) => owner_name.includes('ø');
    const { smallest, tried } = await search(refuses(isFound), { seed, cases: 500, budget: 600 });
    assert.ok(smallest && tried > shapes.length);
    assert.deepEqual(variable(smallest.body), { ...plain, owner_name: 'ø' });
    assert.match(smallest.what, /^drawn body \d+/);
  });
}

test('a refusal of longer bodies is shrunk apart and does not end the search', async () => {
  const { tried, smallest, smallestLonger, bodies } = await search(refuses(isLonger));
  assert.equal(tried, 60);
  assert.equal(smallest, undefined);
  assert.deepEqual(variable(smallestLonger?.body as Body), { ...plain, owner_name: 'a', options: { a: 'a' } });
  assert.equal(smallestLonger?.what, 'options that are not empty, made smaller');
  assert.ok(bodies.length <= 80, `${bodies.length} sent`);
});

test('both kinds are told apart in one search', async () => {
  const judge = refuses((body) => isLonger(body) || body.owner_name.includes('ø'));
  const { smallest, smallestLonger } = await search(judge, { cases: 500, budget: 700 });
  assert.equal(smallest?.body.owner_name, 'ø');
  assert.ok(smallestLonger && isLonger(smallestLonger.body));
});

test('what is sent says where it comes from, and what is made smaller keeps that', async () => {
  const words: string[] = [];
  const send: Send = async ({ owner_name }, { what }) => {
    words.push(what);
    return owner_name.includes('"') ? 'refused' : 'accepted';
  };
  const { tried, smallest } = await search(accepts, { send });
  assert.deepEqual(words.slice(0, 4), [
    'a plain name',
    'the user is the owner',
    'a name with accents',
    'a name with quotes and a backslash',
  ]);
  assert.equal(words[4], 'a name with quotes and a backslash, sent again');
  assert.deepEqual(new Set(words.slice(5)), new Set(['a name with quotes and a backslash, made smaller']));
  assert.deepEqual([tried, smallest?.what], [4, 'a name with quotes and a backslash, made smaller']);
  const drawn: string[] = [];
  const note: Send = async (_, { what }) => {
    drawn.push(what);
    return 'accepted';
  };
  await search(accepts, { cases: 20, send: note });
  assert.deepEqual(drawn.slice(shapes.length), ['drawn body 19', 'drawn body 20']);
});

test('a longer body that is refused is not sent a second time to begin with', async () => {
  const sent: string[] = [];
  const send: Send = async (body) => {
    sent.push(JSON.stringify(variable(body)));
    return isLonger(body) ? 'refused' : 'accepted';
  };
  await search(accepts, { send, cases: shapes.length });
  assert.ok(sent.length > shapes.length);
  const [first] = sent.slice(shapes.length);
  assert.ok(first && !sent.slice(0, shapes.length).includes(first), first);
});

test('a smaller longer body that breaks the provider is the smallest that breaks a must', async () => {
  const judge: Judge = ({ options: { version, encryption }, ...body }) =>
    !isLonger({ ...body, options: {} }) && version !== undefined ? (encryption === undefined ? 'broken' : 'refused') : 'accepted';
  const { smallest, smallestLonger } = await search(judge, { cases: shapes.length });
  assert.deepEqual([smallest?.outcome, Object.keys(smallest?.body.options ?? {})], ['broken', ['version']]);
  assert.deepEqual([smallestLonger?.outcome, Object.keys(smallestLonger?.body.options ?? {})], ['refused', ['version', 'encryption']]);
});

test('a body that fails is sent again first: a service that fails now and then accepts it', async () => {
  let count = 0;
  const flaky = await search(() => (++count % 9 === 0 ? 'broken' : 'accepted'));
  assert.ok(flaky.smallest && flaky.isAcceptedAgain && flaky.sent === 10);
  assert.deepEqual(variable(flaky.bodies.at(-1) as Body), variable(flaky.smallest.body));
  const refused = await search(refuses(({ owner_name }) => owner_name.includes('é')));
  assert.ok(refused.smallest && !refused.isAcceptedAgain);
});

test('never sends more than the budget', async () => {
  for (const judge of [accepts, refuses(isLonger), refuses(({ owner_name }) => owner_name.length > 100), () => 'broken' as const]) {
    for (const budget of [0, 1, 2, 7, 12, 20]) {
      const { sent, bodies } = await search(judge, { budget });
      assert.ok(bodies.length <= budget && sent === bodies.length, `${bodies.length} of ${budget}`);
    }
  }
});

test('a repeat with the same seed sends the same bodies', async () => {
  const judge = refuses(({ owner_name }) => /[ðþ]/.test(owner_name));
  const options = { seed: 9, cases: 300, budget: 400 };
  assert.deepEqual(await search(judge, options), await search(judge, options));
});

test('stop ends the search, also while shrinking, and keeps what was found', async () => {
  let left = 3;
  const stopped = await search(() => (--left ? 'accepted' : 'stop'));
  assert.deepEqual([stopped.tried, stopped.sent, stopped.isStopped, stopped.smallest], [2, 3, true, undefined]);
  left = 5;
  const found = await search(({ owner_name }) => (--left === 0 ? 'stop' : owner_name.includes('é') ? 'refused' : 'accepted'));
  assert.ok(found.isStopped && found.sent === 5 && found.smallest?.body.owner_name.includes('é'));
});

test('an error of ours is thrown, after one send', async () => {
  let sends = 0;
  const send = async () => {
    sends += 1;
    throw new TypeError('ours');
  };
  await assert.rejects(search(accepts, { send }), /ours/);
  assert.equal(sends, 1);
});

test('2000 cases are tried in a minute, on the slowest machine', { timeout: 60_000 }, async () => {
  const { tried } = await search(accepts, { cases: 2000, budget: 2000 });
  assert.ok(tried > 1950, `${tried}; equal bodies are sent once`);
});
