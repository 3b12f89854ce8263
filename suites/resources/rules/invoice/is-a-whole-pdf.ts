import { brokenOff } from '../../../shared/resources.ts';
import { collapsed, defineRule } from '../../../shared/rule.ts';

export default defineRule({
  requirement: 'invoice/is-a-whole-pdf',
  reads: ['invoice/pdf'],
  after: ['invoice/is-a-pdf'],
  check(seen) {
    const cut = seen.find(({ answer }) => answer.truncated);
    const problems = seen
      .filter(({ pdf, answer }) => pdf && !pdf.ends && !answer.truncated)
      .map((invoice) => ({ in: invoice, expected: '%%EOF in the last kilobyte', got: `${invoice.pdf?.bytes} bytes that end without it` }));
    return problems.length === 0 && cut ? brokenOff(cut) : collapsed(problems);
  },
});
