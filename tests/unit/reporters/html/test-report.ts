import { countVerdicts } from '../../../../engine/judging/verdict.ts';
import type { RecordedExchange } from '../../../../engine/recording/recording.ts';
import type { Outcome, Report } from '../../../../specs/generated/schemas.ts';

export const outcome = (id: string, verdict: Outcome['verdict'], more: Partial<Outcome> = {}): Outcome => ({
  id,
  surface: id.startsWith('sso/') ? 'sso' : 'provisioning',
  level: 'must',
  verdict,
  text: `The sentence of ${id}.`,
  hint: 'Fix `it`.',
  source: 'marketplace §4',
  ...more,
});

export const exchange = (number: number, body = '{"id":"res_1"}'): RecordedExchange => ({
  number,
  started: 1_000 + number * 10,
  ms: { total: 4 },
  request: {
    method: 'POST',
    url: 'http://127.0.0.1:1/resources',
    headers: [['Content-Type', 'application/json']],
    body: '{"plan":"test"}',
  },
  response: { status: 500, statusText: 'Oops', httpVersion: '1.1', headers: [['Content-Type', 'application/json']], body },
});

export const problem = {
  level: 'must',
  expected: 'status 200',
  got: 'status 500',
  at: 'POST /resources',
  exchanges: [1],
  repeat: "curl 'x'",
} as const;

export function report(more: Partial<Report> = {}): Report {
  const requirements = more.requirements ?? [
    outcome('provision/answers-2xx', 'fail', { ...problem, exchanges: [1], problems: [{ ...problem, exchanges: [1] }] }),
    outcome('provision/json', 'pass'),
    outcome('sso/opens', 'blocked', { reason: 'provision/answers-2xx fails', blockedBy: 'provision/answers-2xx' }),
    outcome('sso/browser', 'untested', { reason: 'no browser was found' }),
  ];
  return {
    assay: '0.1.0',
    edition: '2026-11',
    command: 'assay certify manifest.json',
    target: { kind: 'provider', name: 'acme-db', document: 'manifest.json' },
    started: '2026-11-15T12:00:00.000Z',
    verdict: 'not-conforming',
    because: '1 of 4 required checks failed',
    complete: true,
    counts: countVerdicts(requirements),
    requirements,
    notes: [{ id: 'auth/challenge', text: 'a challenge comes with it', exchanges: [0] }],
    facts: { entry: 'main' },
    gaps: [
      {
        id: 'gaps/retries',
        question: 'Are calls repeated?',
        reason: 'Partners pay for each.',
        source: 'marketplace §8',
        observed: 'never',
      },
    ],
    exclusions: [{ id: 'exclusions/pages', question: 'Is it shown?', reason: 'It is a page of the console.', source: 'platform §2' }],
    assumptions: [{ id: 'assumptions/prefix', question: 'Is there a prefix?', assumes: 'none', setting: 'path_prefix' }],
    recordings: [{ play: 'a customer installs it', observations: [{ label: 'provision/first', exchanges: [0, 1] }] }],
    exchanges: [exchange(0), exchange(1)],
    resources: { made: 2, undone: 1, unknown: [], left: [{ at: '2026-11-15', addonId: 'addon_1', reason: 'status 500' }] },
    seed: 42,
    ...more,
  };
}
