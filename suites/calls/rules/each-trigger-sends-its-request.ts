import { operation } from '../../../engine/contract/contract.ts';
import { defineRule, notRun, type Observed, problem, undecided } from '../../shared/rule.ts';

const triggers = [
  { label: 'calls/install', does: 'install', kind: 'provision', sends: 'provision' },
  { label: 'calls/uninstall', does: 'uninstall', kind: 'deprovision', sends: 'deprovision' },
  { label: 'calls/sso', does: 'sign-on', kind: 'sso', sends: 'signOn' },
] as const;

type Trigger = (typeof triggers)[number];

export default defineRule({
  requirement: 'calls/each-trigger-sends-its-request',
  isGrouped: true,
  reads: triggers.map(({ label }) => label),
  evenUnanswered: true,
  check(seen) {
    const triggered = triggers.flatMap((trigger) => seen.filter(({ label }) => label === trigger.label).map((one) => ({ trigger, one })));
    const unsent = triggered.filter(({ trigger, one }) => !one.received?.some(({ kind }) => kind === trigger.kind));
    const problems = unsent.filter(({ one }) => !isRefused(one)).map(({ trigger, one }) => problemOf(trigger, one));
    if (problems.length > 0) return problems;
    const [refused] = unsent;
    if (refused) return undecided('driver-refused', { action: refused.trigger.does, line: lastLineOf(refused.one) });
    return triggers.every((trigger) => triggered.some((one) => one.trigger === trigger)) ? [] : notRun();
  },
});

function lastLineOf({ trigger }: Observed): string | undefined {
  const last = trigger?.output?.trim().split('\n').at(-1) ?? '';
  return last === '' ? undefined : last.slice(0, 200);
}

/** A platform that refuses the action itself has nothing to send. */
const isRefused = ({ trigger, exchanges }: Observed) => trigger?.outcome === 'refused' && exchanges.length === 0;

function problemOf({ does, sends }: Trigger, seen: Observed) {
  const { method, urls } = operation(sends);
  const wanted = { method, address: urls[0] };
  const requests = [...new Set(seen.exchanges.map(({ request }) => `${request.method} ${request.url}`))];
  const methods = [...new Set(seen.exchanges.map(({ request }) => request.method))];
  return requests.length === 0
    ? problem(`${does}-sends-nothing`, seen, wanted)
    : problem(`${does}-sends-another`, seen, { ...wanted, requests, methods });
}
