import { type Answered, defineRule, type RecordingProblem } from '../rule.ts';
import { valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'sso/opens-in-a-browser',
  reads: ['sso/browser'],
  after: valid,
  needs: 'panel',
  check: (seen) => seen.flatMap(problemsOf),
});

function problemsOf(signOn: Answered): RecordingProblem[] {
  const { opened, reloaded, why } = signOn;
  if (!opened) return [{ in: signOn, expected: 'the browser to end on the panel', got: why ?? 'another page' }];
  if (reloaded !== false) return [];
  const hint = 'Keep the session for as long as its cookie lasts; do not end it after the first page.';
  return [{ in: signOn, expected: 'the panel again after a reload', got: 'no panel after the reload', hint }];
}
