import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { callsInOrder } from '../../../../../engine/signatures/sso/calls.ts';
import { type FormFields, isRight } from '../../../../../engine/signatures/sso/form.ts';
import { type Recipe, recipesInOrder } from '../../../../../engine/signatures/sso/recipes.ts';
import type { Exchange } from '../../../../../engine/wire/http/exchange.ts';
import type { Visit } from '../../../../../engine/wire/visit/visit.ts';
import { customersOf } from '../../../../../fixtures/as-platform/callers/customers.ts';
import type { Manifest } from '../../../../../specs/generated/schemas.ts';
import { diagnosed } from '../../../../../suites/sso/plays/diagnosis.ts';
import { isWhole } from '../../../share.ts';

interface Answer {
  status: number;
  headers?: [string, string][];
  body?: string;
  /** The page that a redirect leads to; left out: it is not followed. */
  leads?: { url: string; status: number; body: string };
}

const id = '0b0d8d4e-8f0a-4f6e-9d53-6d1f1a3b7c21';
const ssoUrl = 'https://acme.example/marketplace/sso';
const stage = {
  manifest: { api: { sso_salt: 'Xk3-salt-4f', password: 'Pw9-secret' } } as unknown as Manifest,
  customers: customersOf(7),
};
const secrets = { salt: 'Xk3-salt-4f', password: 'Pw9-secret' };

const exchange = (url: string, { status, headers = [], body = '' }: Answer): Exchange => ({
  request: { method: 'POST', url, headers: [] },
  response: { status, statusText: '', httpVersion: '1.1', headers, body, bytes: body.length },
  started: 0,
  ms: { total: 1 },
});

const visitOf = (answer: Answer): Visit => {
  const first = exchange(ssoUrl, answer);
  const location = answer.headers?.find(([name]) => name === 'location')?.[1];
  const { leads } = answer;
  const common = { jar: [] };
  const at = { method: 'POST', url: ssoUrl, status: answer.status, body: answer.body ?? '' };
  if (!leads) return { hops: [first], end: at, ...(location && { stopped: { reason: 'foreign-host' as const, location } }), ...common };
  return { hops: [first, exchange(leads.url, leads)], end: { method: 'GET', ...leads }, ...common };
};

const leading = (location: string, then?: { status: number; body: string }): Answer => ({
  status: 302,
  headers: [['location', location]],
  ...(then && { leads: { url: new URL(location, ssoUrl).href, ...then } }),
});

/** The ways in which a service lets somebody in, and the answer that it gives to anybody else. */
const ways: Record<string, { accepts: () => Answer; refuses: () => Answer }> = {
  'the panel': {
    accepts: () => leading(`/panel/${id}`, { status: 200, body: 'Your database is up' }),
    refuses: () => ({ status: 403, body: 'Forbidden' }),
  },
  'a redirect to another host': {
    accepts: () => leading('https://console.acme-panel.example/start'),
    refuses: () => ({ status: 403, body: 'Forbidden' }),
  },
  'a redirect to a page that is 404': {
    accepts: () => leading(`/dashboard/${id}`, { status: 404, body: 'not found' }),
    refuses: () => ({ status: 401, body: '{"error":"invalid token"}' }),
  },
  'a page without a redirect': {
    accepts: () => ({ status: 200, body: 'Welcome to Acme' }),
    refuses: () => ({ status: 403, body: `Forbidden, request ${Math.random().toString(16).slice(2)}` }),
  },
  'another page, both with 200': {
    accepts: () => ({ status: 200, body: 'Welcome to Acme' }),
    refuses: () => ({ status: 200, body: 'Wrong signature' }),
  },
  'another redirect': {
    accepts: () => leading('/home', { status: 200, body: 'home' }),
    refuses: () => leading('/login', { status: 200, body: 'log in' }),
  },
  'a cookie alone': {
    accepts: () => ({
      ...leading('/', { status: 200, body: 'Acme' }),
      headers: [
        ['location', '/'],
        ['set-cookie', 'sid=abc; Path=/'],
      ],
    }),
    refuses: () => leading('/', { status: 200, body: 'Acme' }),
  },
  'a crash after the check': { accepts: () => ({ status: 500, body: 'oops' }), refuses: () => ({ status: 403, body: 'Forbidden' }) },
};

type Answers = { accepts: () => Answer; refuses: () => Answer };

function target(isSigned: (form: FormFields) => boolean, { accepts, refuses }: Answers, begins = Date.now()) {
  let [posts, time] = [0, begins];
  return {
    // This target reads nothing but the body, as the contract sends it.
    posts: async (form: FormFields, way?: object) => {
      posts++;
      return visitOf(way === undefined && isSigned(form) ? accepts() : refuses());
    },
    visits: async () => visitOf({ status: 403, body: 'Forbidden' }),
    timestamp: () => String(++time),
    counted: () => posts,
  };
}

const { userId, email } = stage.customers.first;
const sample = { id, userId, email, navData: '', timestamp: '1700000000123' };
/** Recipes that these values tell apart from the contract's, each with the name that a diagnosis gives it. */
const known = callsInOrder(sample, secrets).flatMap(({ recipes }) => recipes.map((recipe) => ({ recipe, told: recipes[0]?.name })));

/** A clock that is off takes only what was sent by it. */
function isInTime({ name }: Recipe, { timestamp = '' }: FormFields): boolean {
  const [, hours, side] = /^clock-(an-hour|two-hours)-(behind|ahead)$/.exec(name) ?? [];
  const by = (hours === 'an-hour' ? 1 : 2) * (side === 'behind' ? -1 : 1) * 3_600_000;
  return side === undefined || Math.abs(Number(timestamp) - Date.now() - by) < 600_000;
}

const signedBy = (recipe: Recipe) => (form: FormFields) =>
  recipe.isRight(form, secrets) && isInTime(recipe, form) && recipe.name.includes('seconds-sent') === (form.timestamp ?? '').length <= 10;

describe('every known mistake is named', () => {
  it('there are many', () => assert.ok(known.length > 110 && known.length <= recipesInOrder().length, String(known.length)));
  for (const [index, [way, answers]] of Object.entries(ways).entries())
    it(`where the target lets in by ${way}`, async () => {
      // All recipes with all ways take long: `npm test` tries each recipe with one way.
      for (const { recipe, told } of known.filter((_, at) => isWhole || at % Object.keys(ways).length === index)) {
        const found = await diagnosed(stage, target(signedBy(recipe), answers), id);
        assert.equal(found.recipe?.name, told, recipe.name);
      }
    });
});

it('a right form that is taken by chance, because its digest has no zeros to lose, hides no mistake', async () => {
  const recipe = known.find(({ told }) => told === 'digest-without-zeros')?.recipe;
  if (!recipe) throw new Error('the recipe is gone');
  let taken = 0;
  const isSigned = (form: FormFields) => signedBy(recipe)(form) || (isRight(form, secrets.salt) && ++taken === 1);
  // One digest in sixty has no zeros to lose; those of these moments have some.
  const service = target(isSigned, ways['the panel'] as (typeof ways)[string], 1_700_000_000_000);
  assert.equal((await diagnosed(stage, service, id)).recipe?.name, 'digest-without-zeros');
});

it('a form that gets no answer once is posted again', async () => {
  const { recipe } = known.at(-1) ?? assert.fail();
  const partner = target(signedBy(recipe), ways['the panel'] ?? assert.fail());
  let asked = 0;
  const posts = async (form: FormFields, way?: object): Promise<Visit> => {
    const visit = await partner.posts(form, way);
    return ++asked % 9 === 0 ? { ...visit, stopped: { reason: 'failed' } } : visit;
  };
  assert.equal((await diagnosed(stage, { ...partner, posts }, id)).recipe?.name, known.at(-1)?.told);
});

describe('no mistake is named', () => {
  const nobody = () => false;
  let turn = 0;
  const noisy = () => ({ status: 403, body: `no ${['red', 'green', 'blue', 'grey'][turn++ % 4]} ${Math.random()}` });
  let asked = 0;
  for (const [what, isSigned, answers] of [
    ['where every form is refused', nobody, ways['the panel']],
    ['where the words of a refusal change', nobody, { accepts: noisy, refuses: noisy }],
    ['where any form is accepted', () => true, ways['a redirect to a page that is 404']],
    [
      'where a target locks out after a while',
      nobody,
      { accepts: noisy, refuses: () => (++asked > 20 ? { status: 423, body: 'locked' } : { status: 403, body: 'no' }) },
    ],
  ] as const)
    it(what, async () => assert.equal((await diagnosed(stage, target(isSigned, answers ?? assert.fail()), id)).recipe, undefined));

  it('where the contract is kept and only the panel is missing, and few forms are tried for it', async () => {
    const partner = target((form) => isRight(form, secrets.salt), ways['a redirect to a page that is 404'] ?? assert.fail());
    assert.equal((await diagnosed(stage, partner, id)).recipe, undefined);
    assert.ok(partner.counted() < 10, String(partner.counted()));
  });

  it('where a form that is too old is answered in another way', async () => {
    const unknown = { status: 404, body: 'no such resource' };
    const posts = async (form: FormFields) => {
      if (!isRight(form, secrets.salt)) return visitOf({ status: 403, body: 'bad signature' });
      return visitOf((form.timestamp ?? '').length <= 10 ? { status: 403, body: 'expired' } : unknown);
    };
    const { recipe } = await diagnosed(stage, { ...target(nobody, ways['the panel'] ?? assert.fail()), posts }, id);
    assert.equal(recipe, undefined);
  });
});

describe('what the form carries, or when it comes, is named', () => {
  const panel = ways['the panel'] ?? assert.fail();
  const nobody = () => false;
  const service = (answerTo: (form: FormFields) => Answer) => ({
    ...target(nobody, panel),
    posts: async (form: FormFields, way?: object) => visitOf(way === undefined ? answerTo(form) : panel.refuses()),
  });
  const judged = (form: FormFields) => (isRight(form, secrets.salt) ? panel.accepts() : panel.refuses());
  const missing = (name: string) => ({ status: 400, body: `${name} is required` });
  const overflow = { status: 500, body: '' };

  const carried: [what: string, answerTo: (form: FormFields) => Answer, found: object][] = [
    [
      'where an empty nav-data counts as missing',
      (form) => (form['nav-data'] ? judged(form) : missing('nav-data')),
      { form: 'other-value', field: 'nav-data' },
    ],
    [
      'where user_id has to be a number',
      (form) => (/^[0-9]+$/.test(form.user_id ?? '') ? judged(form) : overflow),
      { form: 'not-shown', field: 'user_id' },
    ],
    [
      'where the timestamp is read in 32 bits',
      (form) => (Number(form.timestamp) > 2 ** 31 ? overflow : panel.refuses()),
      { form: 'read', field: 'timestamp' },
    ],
    [
      'where an old form is refused before a crash',
      (form) => (Number(form.timestamp) < Date.now() - 60_000 ? panel.refuses() : overflow),
      { form: 'read' },
    ],
  ];
  for (const [what, answerTo, found] of carried)
    it(what, async () => {
      const { form, field, recipe } = await diagnosed(stage, service(answerTo), id);
      assert.deepEqual({ form, ...(field && { field }) }, found);
      assert.equal(recipe, undefined);
    });

  const early: [what: string, answerTo: (form: FormFields) => Answer][] = [
    ['from the start, like any form', () => ({ status: 404, body: 'no such resource' })],
    [
      'after its signature was checked',
      (form: FormFields) => (isRight(form, secrets.salt) ? { status: 404, body: 'no such resource' } : panel.refuses()),
    ],
  ];
  for (const [what, answerTo] of early)
    it(`where the resource comes later, and is missing ${what}`, async () => {
      let posts = 0;
      const { form, recipe } = await diagnosed(
        stage,
        service((one) => (++posts > 8 ? judged(one) : answerTo(one))),
        id,
      );
      assert.deepEqual({ form, recipe: recipe?.name }, { form: 'later', recipe: undefined });
    });
});
