import { defineRule, header, notRun, ofEach, show } from '../../../shared/rule.ts';
import { problemsIn } from '../../../shared/wire/answers.ts';

export default defineRule({
  requirement: 'invoice/is-a-pdf',
  reads: ['invoice/pdf'],
  check: (seen) =>
    ofEach(seen, notRun, (invoice) => {
      const { answer, pdf } = invoice;
      const documented = problemsIn('invoice/is-a-pdf', invoice);
      if (documented.length > 0 || pdf?.opens) return documented;
      const type = header(answer, 'content-type');
      const got = pdf?.bytes === 0 ? 'an empty body' : `a body that is not a PDF${type === undefined ? '' : `, labelled ${show(type)}`}`;
      return [{ in: invoice, expected: 'a body that opens with %PDF-', got }];
    }),
});
