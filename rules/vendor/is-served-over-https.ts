import { defineRule } from '../../engine/judging/rule.ts';
import { plainHttp } from '../shared/addresses.ts';
import { collapsed } from '../shared/collapsed.ts';

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
