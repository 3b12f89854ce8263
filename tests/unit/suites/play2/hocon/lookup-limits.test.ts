// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references of HOCON, not of templates
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { given, look } from './looking.ts';

/** Each limit is met, or nearly, and passed by one. */
describe('what grows without end is followed so far', () => {
  const chain = (length: number) => Array.from({ length }, (_, index) => `k${index} = \${k${index + 1}}`).join('\n');
  const doubled = (levels: number) =>
    Array.from({ length: levels }, (_, index) => `k${index} = \${k${index + 1}}\${k${index + 1}}`).join('\n');
  const nested = (parts: number) => `${'a.'.repeat(99)}a { ${'b.'.repeat(parts - 101)}b = 1 }`;
  const keys = (count: number) => `${'x=1\n'.repeat(count - 1)}a=1`;
  const long = (length: number) => `b = ${'x'.repeat(length / 2)}\na = \${b}\${b}`;

  const limits: [what: string, within: string, beyond: string, key: string, reason: RegExp][] = [
    [
      '100 references in a row',
      `a = \${k0}\n${chain(99)}\nk99 = 1`,
      `a = \${k0}\n${chain(100)}\nk100 = 1`,
      'a',
      /more often than Assay follows/,
    ],
    ['1,500,000 steps', `a = \${k0}\n${doubled(8)}\nk8 = ""`, `a = \${k0}\n${doubled(20)}\nk20 = ""`, 'a', /more often than Assay follows/],
    ['65,536 characters', long(65_536), long(65_538), 'a', /^a value in a\.conf is too long$/],
    ['100 variables', `a = ${'${NAME}'.repeat(100)}`, `a = ${'${NAME}'.repeat(101)}`, 'a', /^a value in a\.conf is too long$/],
    ['200 parts of a key', nested(200), nested(201), `${'a.'.repeat(100)}${'b.'.repeat(99)}b`, /^a\.conf has keys of more than 200 parts$/],
    ['100,000 keys', keys(100_000), keys(100_001), 'a', /^a\.conf holds more than 100000 keys$/],
  ];
  for (const [what, within, beyond, key, reason] of limits)
    it(what, () => {
      assert.equal(look(within, key)?.kind, 'text');
      const value = look(beyond, key);
      assert.match(value?.kind === 'unknown' ? value.reason : '', reason);
    });

  const files = (count: number, textOf: (index: number) => string) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index + 1}`, textOf(index + 1)]));
  const inARow = (count: number) =>
    look(
      'include "f1"',
      'a',
      given,
      files(count, (n) => (n === count ? 'a = 1' : `include "f${n + 1}"`)),
    );
  const atOnce = (count: number) =>
    look(
      Object.keys(files(count, () => ''))
        .map((name) => `include "${name}"`)
        .join('\n'),
      'a',
      given,
      files(count, () => 'a = 1'),
    );

  for (const [what, look, most] of [
    ['20 inclusions in a row', inARow, 20],
    ['100 inclusions', atOnce, 100],
  ] as const)
    it(what, () => {
      assert.equal(look(most)?.kind, 'text');
      const value = look(most + 1);
      assert.match(value?.kind === 'unknown' ? value.reason : '', /^a\.conf includes more files than Assay follows$/);
    });
});
