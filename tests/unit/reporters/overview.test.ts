import assert from 'node:assert/strict';
import { it } from 'node:test';
import { htmlOverview } from '../../../reporters/overview/html.ts';
import type { Overview, OverviewTarget } from '../../../specs/generated/schemas.ts';

const day = (number: number): string => `2026-03-${String(number).padStart(2, '0')}T02:00:00.000Z`;

const target = (name: string, failed: string[], past: string[], more: Partial<OverviewTarget> = {}): OverviewTarget => ({
  ...{ name, kind: 'provider', because: '', seconds: 2, status: failed.length > 0 ? 1 : 0 },
  verdict: failed.length > 0 ? 'not-conforming' : 'conforming',
  verdicts: { 'a/b': 'pass', ...Object.fromEntries(failed.map((id) => [id, 'fail' as const])) },
  trend: past.map((standing, index) => ({ at: day(30 - past.length + 1 + index), standing })) as NonNullable<OverviewTarget['trend']>,
  ...more,
});

const pageOf = (...targets: OverviewTarget[]): string => {
  const overview: Overview = { assay: '4.0.0', edition: '2026-11', at: day(30), targets, history: [] };
  return htmlOverview(overview);
};

/** The words of the section, without markup. */
const thisWeek = (html: string): string =>
  (/<section aria-labelledby="worse">.*?<\/section>/s.exec(html)?.[0] ?? '').replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');

const fine = Array(10).fill('fine') as string[];

it('says which targets stand worse than a week ago, or fail more', () => {
  const text = thisWeek(
    pageOf(
      target('broke', ['c/d'], [...fine, 'failing'], { since: { 'c/d': day(28) } }),
      target('more', ['c/d', 'e/f'], Array(11).fill('failing'), { since: { 'c/d': day(2), 'e/f': day(29) } }),
      target('as-bad', ['c/d'], Array(11).fill('failing'), { since: { 'c/d': day(2) } }),
      target('better', [], [...Array(10).fill('failing'), 'fine']),
      target('steady', [], [...fine, 'fine']),
      target('warned', [], [...fine, 'fine'], { verdicts: { 'c/d': 'warn' }, since: { 'c/d': day(28) } }),
      target('excused', ['c/d'], [...Array(10).fill('failing'), 'known'], { since: { 'c/d': day(28) }, status: 0 }),
    ),
  );
  assert.match(text, /Worse than a week ago \(2\)/);
  assert.match(text, /broke was fine, is failing: c\/d/);
  assert.match(text, /more fails more: e\/f/);
  assert.doesNotMatch(text, /as-bad|better|steady|excused|warned/);
});

it('says that no target is worse, which run was compared, and that two runs are not enough', () => {
  assert.match(
    thisWeek(pageOf(target('steady', [], [...fine, 'fine']))),
    /\(0\) No target\.Compared with the run of 2026-03-23 02:00 UTC;/,
  );
  assert.match(
    thisWeek(pageOf(target('short', [], ['fine', 'fine', 'fine']))),
    /The history does not go back a week\. Compared with the run of 2026-03-28/,
  );
  const short = thisWeek(pageOf(target('new', ['c/d'], ['fine', 'failing'], { since: { 'c/d': day(30) } })));
  assert.match(short, /Worse than a week ago Not enough history yet: the first run was on 2026-03-29 02:00 UTC\./);
});

it('leads to the requirement in the report of each target, names a moment once, and cuts a long list of changes', () => {
  const ids = ['c/d', 'e/f', 'g/h', 'i/j'];
  const since = Object.fromEntries(ids.map((id) => [id, day(29)]));
  const changes = ids.map((id) => ({ id, before: 'pass' as const, after: 'fail' as const }));
  const more = { since, changes, was: 'fine' as const };
  const targets = [target('one', ids, [], { ...more, report: 'report.html' }), target('two', ids, [], { ...more, report: 'report.json' })];
  const history = [{ at: day(29), counts: { fine: 2 } }];
  const html = htmlOverview({ assay: '4.0.0', edition: '2026-11', at: day(30), targets, history });
  assert.match(
    html,
    /<a href="one\/report.html#c\/d">one<\/a>, <a href="two\/report.json">two<\/a> since <time[^>]*>2026-03-29 02:00 UTC<\/time><\/td>/,
  );
  assert.match(html, /newly failing: c\/d, e\/f, g\/h and 1 more</);
});

it('lists the last runs of a target in words, the latest first', () => {
  const broke = target('broke', ['c/d'], ['fine', 'fine', 'failing']);
  const html = pageOf({ ...broke, trend: broke.trend?.map((run) => (run.standing === 'fine' ? run : { ...run, wrong: ['c/d'] })) ?? [] });
  assert.match(
    html,
    /<ul><li><span>2026-03-30 02:00 UTC: failing<\/span> <code><bdi>c\/d<\/bdi><\/code> <\/li><li><span>2026-03-29 02:00 UTC: fine<\/span> <\/li>/,
  );
});

for (const was of ['fine', 'failing'] as const)
  it(`says first that a target which was ${was} is unsure now, also where something else is fixed`, () => {
    const changes = [{ id: 'a/b', before: 'warn' as const, after: 'pass' as const }];
    const more = { verdict: 'inconclusive' as const, status: 3, because: '60 undecided', was, changes };
    const history = [{ at: day(29), counts: { [was]: 1 } }];
    const html = htmlOverview({ assay: '4.0.0', edition: '2026-11', at: day(30), targets: [target('slow', [], [], more)], history });
    assert.ok(html.includes(`was ${was}, is unsure: 60 undecided; fixed: a/b<`));
  });

it('is red when a target is down, and says what got worse in a week before what changed since the run before', () => {
  const dead = target('dead', [], [...fine, 'down'], { down: { why: 'nothing listens' }, was: 'fine' });
  const history = [{ at: day(29), counts: { fine: 1 } }];
  const html = htmlOverview({ assay: '4.0.0', edition: '2026-11', at: day(30), targets: [dead], history });
  assert.match(html, /class="opening many is-not-conforming"/);
  assert.match(html, /<a href="#worse">Worse than a week ago<\/a>/);
  assert.ok(html.indexOf('id="worse"') < html.indexOf('id="changes"'));
});

it('does not call a new warning newly failing', () => {
  const changes = (['fail', 'warn'] as const).map((after) => ({ id: `x/${after}`, before: 'pass' as const, after }));
  const history = [{ at: day(29), counts: { fine: 1 } }];
  const broke = target('broke', ['x/fail'], [], { was: 'fine', changes });
  const html = htmlOverview({ assay: '4.0.0', edition: '2026-11', at: day(30), targets: [broke], history });
  assert.match(html, /newly failing: x\/fail; new warning: x\/warn</);
});
