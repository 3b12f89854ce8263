import { requestsOf } from '../../shared/received.ts';
import { defineRule, notRun, type Observed, problem, undecided } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'calls/deprovision-heeds-a-refusal',
  reads: ['calls/refused-uninstall', 'calls/uninstall-again', 'calls/uninstall'],
  evenUnanswered: true,
  check(seen) {
    const refused = seen.filter(({ label }) => label === 'calls/refused-uninstall');
    if (refused.length === 0) return notRun();
    const judged = refused.filter((one) => statuses(one).some((status) => status !== 200));
    if (judged.length === 0) return undecided('no-deletion-with-an-error');
    if (judged.every(({ isListed }) => isListed?.before === false)) return undecided('not-listed-before');
    // A list that keeps deleted add-ons proves nothing about a refusal.
    const uninstalled = seen.filter(({ label, trigger }) => label === 'calls/uninstall' && trigger?.outcome === 'done');
    const isKept = uninstalled.some(({ isListed }) => isListed?.after);
    const again = seen.filter((one) => one.label === 'calls/uninstall-again' && statuses(one).includes(200) && !isKept);
    // A platform that tried again until the partner agreed may remove the add-on.
    const gone = judged.filter((one) => one.isListed?.before !== false && one.isListed?.after === false && !statuses(one).includes(200));
    const stays = again.filter(({ isListed }) => isListed?.after);
    const problems = [
      ...gone.map((one) => problem('gone', one, { status: statuses(one).at(-1) })),
      ...stays.map((one) => problem('still-listed', one)),
    ];
    const canTell = seen.some(
      (one) => (!refused.includes(one) || statuses(one).includes(200)) && one.isListed?.before && !one.isListed.after,
    );
    return problems.length > 0 || canTell ? problems : undecided('list-does-not-follow');
  },
});

/** The statuses that the DELETE got: a platform may retry it on its own. */
const statuses = (seen: Observed): number[] => requestsOf([seen], 'deprovision').flatMap(({ exchange }) => exchange.response?.status ?? []);
