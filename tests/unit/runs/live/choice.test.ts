import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { requirements } from '../../../../engine/catalogue/catalogue.ts';
import { defined } from '../../../../engine/documents/values.ts';
import { type Offer, runForm } from '../../../../reporters/live/forms.ts';
import { askedFor, chosenArguments, otherOptions, type PageArguments, startSeconds } from '../../../../runs/live/choice.ts';
import { defaultArguments, type Io } from '../../../../runs/run.ts';

const io = { cwd: '/nowhere', env: {} } as unknown as Io;
const ids = requirements().map(({ id }) => id);
const given = (more: Partial<PageArguments>) =>
  ({ ...defaultArguments, smoke: false, 'last-failed': false, watch: false, resume: false, ...more }) as PageArguments;

function offer(args: PageArguments): Offer {
  return {
    ...{
      kind: 'provider',
      title: 'acme-db',
      name: 'manifest.json',
      version: '0',
      surfaces: ['sso', 'auth'],
      ids,
      canResume: false,
      isWatching: false,
      isListed: false,
    },
    ...{ asked: askedFor(args, ids), others: otherOptions(args, 'provider') },
    ...{ plan: args.plan?.join(', ') ?? '', environment: args.environment, baseUrl: args['base-url'] ?? '', seed: args.seed },
  };
}

/** What a browser sends if nobody changes the form. */
function untouched(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input[^>]* name="([^"]+)"[^>]*?(?: value="([^"]*)")[^>]*>/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const selects = [...html.matchAll(/<select[^>]* name="([^"]+)">(.*?)<\/select>/gs)].map(([, name = '', inside = '']) => {
    const [, value, text = ''] = /<option(?: value="([^"]*)")? selected>([^<]*)/.exec(inside) ?? [];
    return [name, value ?? text];
  });
  return Object.fromEntries([...inputs, ...selects]);
}

const combinations: Partial<PageArguments>[] = [
  {},
  { smoke: true },
  { only: ['sso/*'] },
  { only: ['sso/accepts-a-valid-call'] },
  { only: ['sso/*,auth/*'] },
  { only: ['sso/*'], smoke: true },
  { 'last-failed': true, skip: ['auth/*'] },
  { smoke: true, plan: ['small', 'big'], seed: 7, environment: 'production', yes: true },
  { 'read-only': true, resource: 'res_1', strict: true, 'base-url': 'http://127.0.0.1:4100' },
  { cases: 0, 'max-installs': 3, timeout: 2_500, header: ['X-Key: a secret'], only: ['auth/*'], skip: ['auth/comes-first'] },
];

describe('the form of the page', () => {
  for (const options of combinations)
    it(`runs what the command line asks for: ${JSON.stringify(options)}`, async () => {
      const args = given(options);
      const { markup: html } = runForm(offer(args));
      const fields = untouched(html);
      for (const sent of [fields, {}]) {
        const { pinnedUrls: _, ...chosen } = await chosenArguments(args, { ...sent }, 42, io);
        assert.deepEqual(defined(chosen), defined({ seed: 42, ...args }));
      }
      for (const one of otherOptions(args, 'provider')) assert.ok(html.includes(one.replaceAll('"', '&quot;')), one);
      assert.ok(!html.includes('a secret'));
    });

  it('shows which options it has no field for, and no value that may be a secret', () => {
    const args = given({
      header: ['X-Key: a secret'],
      skip: ['auth/*'],
      'read-only': true,
      cases: 0,
      'sso-url': 'https://me:word@a.example',
    });
    assert.deepEqual(otherOptions(args, 'provider').sort(), [
      '--cases 0',
      '--header X-Key',
      '--read-only',
      '--skip auth/*',
      '--sso-url https://***@a.example',
    ]);
  });

  it('may choose otherwise', async () => {
    const args = given({ smoke: true, only: ['sso/*'], yes: true });
    const chosen = await chosenArguments(args, { what: 'all', seed: '3', environment: 'production' }, 42, io);
    assert.deepEqual([chosen.smoke, chosen.only, chosen.seed, chosen.yes], [false, undefined, 3, false]);
  });
});

it('an application gets its own time to start, unless the command line says another', () => {
  assert.equal(startSeconds(given({})), 30);
  assert.equal(startSeconds(given({ 'ready-within': 5 })), 5);
});
