import { defineRule, type NoVerdict, type Observed, problem, untested } from '../../../shared/rule.ts';
import { inputsNotShown, ofUsage } from '../../tool-usage.ts';

/** For each command, why nothing shows that it works; undefined if something does. */
const EVIDENCE: Record<string, (one: Observed) => NoVerdict | undefined> = {
  tokens_create: (one) => inputsNotShown(one, ['name']),
  tokens_list: ({ run }) => (run && run.requests > 0 && (run.tokens ?? 0) > 0 ? undefined : untested('no-listed-token')),
  tokens_revoke: (one) => inputsNotShown(one, ['identifier']),
};

export default defineRule({
  requirement: 'cli/tokens-can-be-made-listed-revoked',
  reads: ['cli/tokens'],
  evenUnanswered: true,
  check(seen) {
    const found = ofUsage(seen);
    const lists = seen.filter(({ run }) => run?.command === 'tokens_list' && run.status === 0 && !run.isJson);
    const unread = lists.map((one) => problem('no-list', one, {}));
    if ('verdict' in found) return found;
    if (found.length + unread.length > 0) return [...found, ...unread];
    const missing = Object.keys(EVIDENCE).find((name) => !seen.some(({ run }) => run?.command === name));
    if (missing !== undefined) return untested('needs-input', { needs: `commands.${missing} in client.yaml` });
    return seen.map((one) => EVIDENCE[one.run?.command ?? '']?.(one)).find((reason) => reason !== undefined) ?? found;
  },
});
