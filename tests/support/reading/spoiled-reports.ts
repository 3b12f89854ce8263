import type { Report } from '../../../specs/generated/schemas.ts';

/** A report with few exchanges and passes, because axe is slow. */
export function brief(one: Report): Report {
  const against = new Set(one.requirements.flatMap(({ exchanges = [] }) => exchanges));
  const passes = one.requirements.filter(({ verdict }) => verdict === 'pass').slice(5);
  return {
    ...one,
    requirements: one.requirements.filter((outcome) => !passes.includes(outcome)),
    exchanges: one.exchanges.filter(({ number = 0 }) => number < 10 || against.has(number)),
  };
}

/** Fills the parts of a report that this run leaves empty. */
export const withEverything = (one: Report): Report => ({
  ...one,
  facts: { entry: 'main', scripts: ['a', 'b'], poolSize: null },
  gaps: [{ id: 'gaps/retries', question: 'Are calls repeated?', reason: 'It costs.', source: 'marketplace §8', observed: 'never' }],
  exclusions: [{ id: 'exclusions/pages', question: 'Is it shown?', reason: 'It is a page.', source: 'platform §2' }],
  assumptions: [{ id: 'assumptions/prefix', question: 'Is there a prefix?', assumes: 'none', setting: 'path_prefix' }],
  resources: {
    made: 3,
    undone: 1,
    unknown: [{ at: 'now', addonId: 'addon_1' }],
    left: [{ at: 'then', kind: 'resource', reason: 'refused' }],
  },
  target: { ...one.target, address: 'http://127.0.0.1' },
});

/** Adds hostile text to every string, except to the words that Assay itself puts into a report. */
export function spoiled(one: Report): Report {
  const hostile = [
    '<script>window.__pwned = 1</script>',
    '</script></style></title></pre><img src=x onerror="window.__pwned = 1">',
    `" onmouseover="window.__pwned = 1" x='`,
    '\u0000\u001b[2J\u007f\u0085\u2028',
    '\u202etxet\u2066',
    'x'.repeat(10_000),
    '👩‍👩‍👧🐘',
    'Z\u0351\u0352'.repeat(300),
    'שלום עולם',
    '\ud800',
    '%zz&amp;',
    'javascript:window.__pwned=1',
  ];
  const kept = ['verdict', 'level', 'kind', 'started', 'edition'];
  let turn = 0;
  return JSON.parse(JSON.stringify(one), (name, value) =>
    typeof value === 'string' && !kept.includes(name) ? `${value} ${hostile[turn++ % hostile.length]}` : value,
  ) as Report;
}
