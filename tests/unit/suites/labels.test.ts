import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { it } from 'node:test';
import { labelsOf } from '../../../engine/judging/rule.ts';
import { isLabel } from '../../../engine/recording/recording.ts';
import { playsThatJudge } from '../../../runs/live/choice.ts';
import { providerRules } from '../../../suites/registry/provider.ts';

const folder = new URL('suites/provider/', import.meta.resolve('#package'));
const files = readdirSync(folder).filter((name) => name.endsWith('.play.ts'));
const sources = files.map((name) => readFileSync(new URL(name, folder), 'utf8'));

it('a play has every label that it records as a tag, so that --only finds it', () => {
  for (const source of sources) {
    const [shared = '', ...plays] = source.split(/^test\(/m);
    for (const play of plays) {
      const [, title = ''] = /^'([^']+)'/.exec(play) ?? [];
      const tags = `${play.slice(0, play.indexOf('async'))} ${shared}`;
      for (const [, label] of play.matchAll(/record\(\s*'([\w/-]+)'/g)) assert.ok(tags.includes(`'@${label}'`), `${title}: ${label}`);
    }
  }
});

it('every label that a rule looks at stands in a play', () => {
  const text = sources.join();
  const known = new Set([...text.matchAll(/[a-z]+\/[\w-]+/g)].map(([label]) => label));
  const made = (label: string) => /^(auth|sso)\//.test(label);
  for (const rule of providerRules())
    if (!('reads' in rule && typeof rule.reads === 'string'))
      for (const label of labelsOf(rule as never)) assert.ok(known.has(label) || made(label), `${rule.requirement}: ${label}`);
});

it('one requirement needs few plays', () => {
  const grep = (id: string) => new RegExp(playsThatJudge(providerRules(), (one) => one === id));
  const stale = grep('sso/refuses-a-stale-timestamp');
  for (const tags of ['@always', '@resource @sso/valid', '@sso/recent @sso/stale']) assert.match(tags, stale);
  for (const tags of ['@sso/any-user @sso/control', '@provision/any-body', '@sso/stale-not', '@auth/nonsense'])
    assert.doesNotMatch(tags, stale);
  assert.doesNotMatch('@always', grep('manifest/id-is-present'));
});

it('deployments are recorded under labels that rules know', () => {
  const rows: Record<string, { label: string }[]> = createRequire(import.meta.url)('#specs/clients/deployments.json');
  const wrong = Object.values(rows).flatMap((group) => group.filter(({ label }) => !isLabel(label)));
  assert.deepEqual(wrong, []);
});
