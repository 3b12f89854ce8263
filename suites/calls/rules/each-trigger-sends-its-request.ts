import { operation } from '../../../engine/contract/contract.ts';
import { collapsed, defineRule, notRun, type RecordingProblem, type Seen, undecided } from '../../shared/rule.ts';

const triggers = [
  { label: 'calls/install', does: 'install', kind: 'provision', sends: 'provision', when: 'after an install' },
  { label: 'calls/uninstall', does: 'uninstall', kind: 'deprovision', sends: 'deprovision', when: 'after an uninstall' },
  { label: 'calls/sso', does: 'sign-on', kind: 'sso', sends: 'signOn', when: 'when the dashboard is opened' },
] as const;

type Trigger = (typeof triggers)[number];

export default defineRule({
  requirement: 'calls/each-trigger-sends-its-request',
  watches: triggers.map(({ label }) => label),
  check(seen) {
    const triggered = triggers.flatMap((trigger) => seen.filter(({ label }) => label === trigger.label).map((one) => ({ trigger, one })));
    const unsent = triggered.filter(({ trigger, one }) => !one.received?.some(({ kind }) => kind === trigger.kind));
    const problems = unsent.filter(({ one }) => !isRefused(one)).map(({ trigger, one }) => problemOf(trigger, one));
    if (problems.length > 0) return collapsed(problems);
    const [refused] = unsent;
    if (refused) return undecided(`the driver says that the platform refused the ${refused.trigger.does}${lastLineOf(refused.one)}`);
    return triggers.every((trigger) => triggered.some((one) => one.trigger === trigger)) ? [] : notRun;
  },
});

function lastLineOf({ trigger }: Seen): string {
  const last = trigger?.output?.trim().split('\n').at(-1) ?? '';
  return last === '' ? '' : `: ${last.slice(0, 200)}`;
}

/** A platform that refuses the action itself has nothing to send. */
const isRefused = ({ trigger, exchanges }: Seen) => trigger?.outcome === 'refused' && exchanges.length === 0;

function problemOf({ sends, when }: Trigger, seen: Seen): RecordingProblem {
  const { method, urls } = operation(sends);
  const expected = `${method} ${urls[0]} ${when}`;
  const others = seen.exchanges.map(({ request }) => `${request.method} ${request.url}`);
  return { in: seen, expected, got: others.length === 0 ? 'no request' : `${[...new Set(others)].join(', ')} instead` };
}
