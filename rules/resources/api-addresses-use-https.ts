import { defineRule } from '../../engine/judging/rule.ts';
import { plainHttp } from '../shared/addresses.ts';
import { collapsed } from '../shared/collapsed.ts';

export default defineRule({
  requirement: 'resources/api-addresses-use-https',
  reads: ['self/record', 'bearer/valid'],
  check: (seen) =>
    collapsed(
      seen.flatMap((one) =>
        plainHttp(one.exchange.request.url).map((problem) => ({ ...problem, in: one, expected: 'https in the address of the API' })),
      ),
      ({ got }) => got,
    ),
});
