import { defineRule } from '../../engine/rule.ts';
import { plainHttp } from '../addresses.ts';
import { collapsed } from '../collapsed.ts';

export default defineRule({
  requirement: 'vendor/is-served-over-https',
  reads: ['vendor/list', 'vendor/detail', 'vendor/control'],
  check: (seen) =>
    collapsed(
      seen.flatMap((one) =>
        plainHttp(one.exchange.request.url).map((problem) => ({ ...problem, in: one, expected: 'https in the address of the vendor API' })),
      ),
    ),
});
