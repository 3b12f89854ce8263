import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { it } from 'node:test';
import { isLabel, type Label } from '../../../engine/recording/recording.ts';
import { isChosen } from '../../../fixtures/plays/play.ts';
import { playsThatJudge } from '../../../runs/plays/choice.ts';
import { providerRules } from '../../../suites/registry/provider.ts';
import { declaredIn } from '../../../tools/outputs/labels.ts';

it('the labels of plays are read with their kinds, from texts and from lists of the same file', () => {
  const text = `
    const more = ['sso/b', 'sso/c'] as const;
    export const one = play('one', { records: { signOn: ['sso/a', ...more] }, controls: { install: ['auth/control'] } }, act);
    const two = declares({ request: ['client/request'] });`;
  const found = declaredIn('suites/sso/plays.ts', text).map(({ kind, label }) => `${kind} ${label}`);
  assert.deepEqual(found, ['signOn sso/a', 'signOn sso/b', 'signOn sso/c', 'install auth/control', 'request client/request']);
});

it('the labels of plays are read from a list of a file beside theirs', () => {
  const text = "import { more } from './more.ts';\nplay('one', { records: { signOn: more } }, act);";
  const found = declaredIn('suites/sso/plays.ts', text, (path) => `export const more = ['${path}'] as const;`);
  assert.deepEqual(
    found.map(({ label }) => label),
    ['suites/sso/more.ts'],
  );
});

it('a label that cannot be read is refused with its line', () => {
  const text = "\nplay('one', { records: { signOn: [named('a')] } }, act);";
  assert.throws(() => declaredIn('suites/sso/plays.ts', text), /^Error: suites\/sso\/plays.ts:2: write the labels of a play as texts/);
});

it('one requirement needs few plays', () => {
  const choice = (id: string) => playsThatJudge(providerRules(), (one) => one === id);
  const showing = (...shows: Label[]) => ({ title: '', part: [], shows, besides: ['sso/control'] as const });
  const always = { ...showing(), part: ['always'] as const };
  const stale = choice('sso/refuses-a-stale-timestamp');
  for (const play of [always, showing('sso/valid'), showing('sso/recent', 'sso/stale')]) assert.ok(isChosen(play, stale));
  for (const play of [showing('sso/any-user'), showing('provision/any-body'), { ...showing('sso/stale'), part: ['smoke-only'] as const }])
    assert.ok(!isChosen(play, stale));
  assert.ok(!isChosen(always, choice('manifest/id-is-present')));
});

it('deployments are recorded under labels that rules know', () => {
  const rows: Record<string, { label: string }[]> = createRequire(import.meta.url)('#specs/clients/deployments.json');
  const wrong = Object.values(rows).flatMap((group) => group.filter(({ label }) => !isLabel(label)));
  assert.deepEqual(wrong, []);
});
