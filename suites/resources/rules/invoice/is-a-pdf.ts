import { defineRule, header, notRun, ofEach, type ProblemOf, problem, type RecordingPlace } from '../../../shared/rule.ts';
import { problemsIn } from '../../../shared/wire/answers.ts';

export default defineRule({
  requirement: 'invoice/is-a-pdf',
  isGrouped: true,
  reads: ['invoice/pdf'],
  check: (seen) =>
    ofEach(seen, notRun(), (invoice): (RecordingPlace & ProblemOf<'invoice/is-a-pdf'>)[] => {
      const { answer, pdf } = invoice;
      const documented = problemsIn('invoice/is-a-pdf', invoice);
      if (documented.length > 0) return documented;
      if (pdf?.opens) return pdf.isReencoded ? [problem('reencoded', invoice, {})] : [];
      const type = header(answer, 'content-type');
      return [pdf?.bytes === 0 ? problem('empty', invoice, {}) : problem('no-pdf', invoice, { type })];
    }),
});
