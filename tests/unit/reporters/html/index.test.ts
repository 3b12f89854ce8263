import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { html } from '../../../../reporters/html/index.ts';
import { headings, reading } from './reading.ts';
import { exchange, outcome, problem, report } from './test-report.ts';

describe('the page', () => {
  const page = html(report());

  it('has its parts in the order in which they are needed', () => {
    assert.deepEqual(headings(page), [
      '1 Not conforming',
      '2 What to do first',
      '3 The sentence of provision/answers-2xx.',
      '3 Still open',
      '2 Left behind',
      '2 Surfaces',
      '3 Provisioning',
      '3 Single sign-on',
      '2 Timeline',
      '3 a customer installs it',
      '2 Details',
      '3 What was not tested, and why',
      '3 Notes',
      '3 Gaps',
      '3 Assumptions',
      '3 Exclusions',
      '3 Facts',
      '3 About this run',
    ]);
  });

  it('says first what became of it, why, and what to change', () => {
    const lines = reading(page);
    assert.deepEqual(lines.slice(0, 8), [
      'Skip to the report',
      'Assay report',
      'To do',
      'Left behind',
      'Surfaces',
      'Timeline',
      'Details',
      'acme-db provider 2026-11-15 12:00 UTC',
    ]);
    assert.deepEqual(lines.slice(8, 10), ['Not conforming', '1 of 4 required checks failed.']);
    const first = lines.indexOf('What to do first');
    assert.deepEqual(lines.slice(first + 1, first + 13), [
      'fail The sentence of provision/answers-2xx.',
      'must blocks 1',
      'Expected',
      'status 200',
      'Got',
      'status 500',
      'What to change: Fix it .',
      'See it again',
      'curl &#39;x&#39;',
      'Copy the command Sent: POST /resources {&quot;plan&quot;:&quot;test&quot;}',
      'POST /resources · evidence at provision/answers-2xx',
      'blocks 1 other check',
    ]);
  });

  it('opens a requirement to all there is to know about it', () => {
    const own =
      /<details class="requirement is-fail is-root" id="provision\/answers-2xx"[\s\S]*?The contract says[\s\S]*?<\/dl>/.exec(page)?.[0] ??
      '';
    for (const part of [
      'status <mark>200</mark>',
      'status <mark>500</mark>',
      '<code><bdi>POST /resources</bdi></code>',
      'Fix <code>it</code>.',
    ]) {
      assert.ok(own.includes(part), `${part} in ${own}`);
    }
    for (const part of [
      'HTTP/1.1 500 Oops',
      '&quot;plan&quot;: &quot;test&quot;',
      'curl &#39;x&#39;',
      'class="copy"',
      'marketplace §4',
      'edition 2026-11',
    ]) {
      assert.ok(own.includes(part), `${part} in ${own}`);
    }
  });

  it('has a picture with words, unless everything passed', () => {
    assert.ok(page.includes('aria-label="All requirements: 1 fail, 1 blocked, 1 untested, 1 pass"'));
    assert.doesNotMatch(html(report({ requirements: [outcome('provision/json', 'pass')] })), /<svg class="picture"/);
  });

  it('opens a surface in which something is wrong, and folds what is not', () => {
    assert.match(page, /<details class="surface" data-surface="provisioning" id="surface-provisioning" open>/);
    assert.match(page, /<details class="folded quiet"><summary>The other 1 check<\/summary><details class="requirement is-pass"/);
    assert.match(page, /<details class="surface" data-surface="sso" id="surface-sso"><summary>/);
  });

  it('says what changed since the run before of the same kind of target', () => {
    const before = report({
      started: '2026-11-14T12:00:00.000Z',
      requirements: [outcome('provision/answers-2xx', 'pass'), outcome('provision/json', 'pass')],
    });
    const lines = reading(html(report(), before));
    const at = lines.findIndex((line) => line.startsWith('Since the run before'));
    assert.deepEqual(lines.slice(at, at + 4), [
      'Since the run before, 2026-11-14 12:00 UTC : 1 check as before.',
      '1 broken : provision/answers-2xx',
      '2 new : sso/opens',
      ', sso/browser',
    ]);
    assert.match(html(report(), report()), /every check came out as before/);
    assert.doesNotMatch(html(report(), { ...before, target: { kind: 'platform', name: 'acme-db' } }), /Since the run before/);
  });

  it('shows what a run without a failure rests on, each number computed from the report', () => {
    const evidence = { exchanges: 3, controls: 1, contexts: 2 };
    const contexts = [
      {
        surface: 'calls',
        attempts: 7,
        deviations: ['none', 'weak'],
        dimensions: [{ name: 'client', values: ['curl', 'go'], met: 3, possible: 4 }],
      },
    ];
    const requirements = [outcome('auth/refuses', 'pass', { evidence }), outcome('provision/json', 'pass')];
    const lines = reading(html(report({ requirements, contexts, resources: { made: 2, undone: 2, unknown: [], left: [] } })));
    const at = lines.indexOf('What this rests on', 8);
    assert.deepEqual(
      lines.slice(at + 1, at + 9),
      [
        '2 requests and their answers',
        ': 2 created, 2 deleted, 0 left behind',
        '7 attempts that had to be refused: wrong in 2 ways, from callers that differ in 2 details',
        '1 counted as a pass only because the same call with nothing wrong was accepted in this run',
        '1 of the sentences of the contract cannot be seen by a test from outside',
        'Surfaces',
      ].concat(lines.slice(at + 7, at + 9)),
    );
  });

  it('says beside a partial verdict what somebody left out', () => {
    const left = outcome('sso/redirects', 'untested', { reason: 'left out by --browser off', byChoice: true });
    const requirements = [outcome('auth/refuses', 'pass'), left];
    const lines = reading(html(report({ verdict: 'partial', because: '1 of 2 required checks not tested', requirements })));
    assert.equal(lines[lines.indexOf('Partial') + 1], '1 of 2 required checks not tested. Left out by --browser off.');
  });

  it('names the address of a platform only if its name does not, and breaks no option of a command', () => {
    const at = (name: string) => html(report({ target: { name, kind: 'platform', address: 'https://api.example' } }));
    assert.doesNotMatch(at('api.example'), /platform at/);
    assert.match(at('staging'), /platform at <code>/);
    const repeat = "assay replay 'report.json#1' --plan test";
    const requirements = [outcome('auth/refuses', 'fail', { problems: [{ ...problem, repeat, exchanges: [1] }] })];
    assert.match(html(report({ requirements })), /#1&#39; <span class="option">--plan<\/span> test/);
  });

  it('shows the calls of the same kind beside that of a finding, those that were answered otherwise first', () => {
    const seen = (number: number, client: string) => ({
      label: 'provision/first',
      exchanges: [number],
      what: 'a body',
      context: { client },
    });
    const shown = html(
      report({
        exchanges: [exchange(0), exchange(1), exchange(2), { ...exchange(3), response: { status: 200, headers: [], body: '' } }],
        recordings: [{ play: 'a customer installs it', observations: [seen(1, 'curl'), seen(2, 'go'), seen(3, 'node')] }],
      }),
    );
    const table = /<details class="folded siblings">[\s\S]*?<\/table>/.exec(shown)?.[0] ?? '';
    const cells = [...table.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''));
    assert.deepEqual(cells, ['#3', '200', 'node', '#2', '500', 'go']);
  });

  it('draws the requests of each operation over time, and each mark leads to its exchange', () => {
    const timeline = page.slice(page.indexOf('<div class="lanes">'), page.indexOf('Every exchange'));
    assert.match(
      timeline,
      /<b><bdi>POST \/resources<\/bdi><\/b> <span class="sum"><span class="of-broken">1 broken<\/span>, <span class="of-against">1 against/,
    );
    assert.match(timeline, /<a href="#exchange-1" tabindex="-1"><rect class="against"/);
    assert.match(page, /id="exchange-1"/);
  });

  it('shows in a table what calls differed in, and marks the odd values', () => {
    const contexts = [
      {
        surface: 'calls',
        attempts: 7,
        deviations: ['no-header'],
        dimensions: [
          { name: 'client', values: ['curl', 'go'], met: 1, possible: 2 },
          { name: 'family', values: ['missing-credentials'], met: 1, possible: 1 },
        ],
      },
    ];
    const observations = [{ label: 'auth/x', exchanges: [0], onlyWith: ['go'] }];
    const shown = html(report({ contexts, recordings: [{ play: 'strangers', observations }] }));
    assert.match(
      shown,
      /<th scope="row"><bdi>client<\/bdi><\/th><td[^>]*><ul class="values-met"><li><bdi>curl<\/bdi><\/li><li><mark><bdi>go<\/bdi><\/mark>/,
    );
    assert.match(shown, /<li><bdi>no header<\/bdi>/);
    assert.doesNotMatch(shown, /missing-credentials/);
  });

  it('leads nowhere that is not on the page, with many causes too', () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      outcome(`provision/${index}`, 'fail', { problems: [{ ...problem, exchanges: [1] }] }),
    );
    for (const shown of [page, html(report({ requirements: many })), html(report({ requirements: [outcome('sso/opens', 'pass')] }))]) {
      const ids = new Set([...shown.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const dead = [...shown.matchAll(/ href="#([^"]+)"/g)].filter(([, id]) => !ids.has(id)).map(([link]) => link);
      assert.deepEqual(dead, []);
    }
  });

  it('says how many causes the failures have, where they are fewer', () => {
    const failing = [outcome('sso/a', 'fail'), outcome('sso/b', 'fail', { sameCauseAs: 'sso/a' })];
    assert.match(html(report({ requirements: failing })), /checks failed\.<\/bdi> They have one cause\./);
    assert.doesNotMatch(page, /They have/);
  });

  it('counts warnings apart from the failures of the same cause', () => {
    const sameCauseAs = 'sso/a';
    const alike = [outcome('sso/b', 'fail', { sameCauseAs }), outcome('sso/c', 'warn', { sameCauseAs })];
    const shown = html(report({ requirements: [outcome('sso/a', 'fail'), ...alike] }));
    assert.match(shown, /1 other check failed and 1 warning for the same cause/);
  });
});
