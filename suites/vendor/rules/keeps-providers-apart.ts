import { arrayIn, defineRule, isSuccess, notRun, problem, undecided, untested } from '../../shared/rule.ts';

/** Each provider must be able to open its own: otherwise a refusal of what belongs to the other proves nothing. */
const controls = ['vendor/other-list', 'vendor/foreign-control', 'vendor/detail'] as const;

export default defineRule({
  requirement: 'vendor/keeps-providers-apart',
  isGrouped: true,
  reads: [...controls, 'vendor/foreign-detail'],
  check(seen) {
    const lists = seen.filter(({ label, answer }) => label === 'vendor/other-list' && isSuccess(answer));
    const foreign = seen.filter(({ label }) => label === 'vendor/foreign-detail');
    const shared = lists.filter(({ sharedAddons = 0 }) => sharedAddons > 0);
    const served = foreign.filter(({ answer }) => isSuccess(answer));
    const problems = [
      ...shared.map((list) => problem('in-both-lists', list, { shared: list.sharedAddons })),
      ...served.map((call) => problem('served', call, { status: call.answer.status, what: call.what, variant: call.variant })),
    ];
    if (problems.length > 0) return problems;
    if (!seen.some(({ label }) => label === 'vendor/other-list' || label === 'vendor/foreign-detail')) return notRun();
    const shut = seen.find(({ label, answer }) => label !== 'vendor/foreign-detail' && !isSuccess(answer));
    if (shut) return undecided('provider-locked-out', { status: shut.answer.status, on: shut.on });
    const hasLooked = foreign.length > 0 || lists.some(({ answer }) => (arrayIn(answer)?.length ?? 0) > 0);
    return hasLooked ? [] : untested('no-add-ons');
  },
});
