import { defineRule, untested } from '../../engine/judging/rule.ts';
import { ofUsage } from '../shared/tool-usage.ts';

const COMMANDS = ['tokens_create', 'tokens_list', 'tokens_revoke'];

export default defineRule({
  requirement: 'cli/tokens-can-be-made-listed-revoked',
  watches: ['cli/tokens'],
  check(seen) {
    const found = ofUsage(seen);
    const lists = seen.filter(({ run }) => run?.command === 'tokens_list' && run.status === 0 && !run.isJson);
    const unread = lists.map((one) => ({ in: one, expected: 'a list of tokens in JSON', got: 'output that is no such list' }));
    if (!('verdict' in found) && found.length + unread.length > 0) return [...found, ...unread];
    const left = COMMANDS.find((name) => !seen.some(({ run }) => run?.command === name));
    return 'verdict' in found || left === undefined ? found : untested(`needs commands.${left} in client.yaml`);
  },
});
