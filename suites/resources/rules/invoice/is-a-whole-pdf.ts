import { brokenOff } from '../../../shared/resources.ts';
import { defineRule, problem } from '../../../shared/rule.ts';

export default defineRule({
  requirement: 'invoice/is-a-whole-pdf',
  isGrouped: true,
  reads: ['invoice/pdf'],
  after: ['invoice/is-a-pdf'],
  check(seen) {
    const cut = seen.find(({ answer }) => answer.truncated);
    const problems = seen
      .filter(({ pdf, answer }) => pdf && !pdf.ends && !answer.truncated)
      .map((invoice) => problem('no-end-mark', invoice, { bytes: invoice.pdf?.bytes }));
    return problems.length === 0 && cut ? brokenOff(cut) : problems;
  },
});
