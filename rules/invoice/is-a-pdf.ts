import { header } from '../../engine/http/exchange.ts';
import { defineRule, type RecordingProblem } from '../../engine/rule.ts';
import { show } from '../../engine/show.ts';
import { isSuccess } from '../answers.ts';
import { collapsed } from '../collapsed.ts';

export default defineRule({
  requirement: 'invoice/is-a-pdf',
  reads: ['invoice/pdf'],
  check: (seen) =>
    collapsed(
      seen.flatMap((invoice): RecordingProblem[] => {
        const { answer, pdf } = invoice;
        if (!isSuccess(answer)) return [{ in: invoice, expected: 'a status from 200 to 299', got: `status ${answer.status}` }];
        if (pdf?.opens) return [];
        const type = header(answer, 'content-type');
        const got = pdf?.bytes === 0 ? 'an empty body' : `something else${type === undefined ? '' : `, labelled ${show(type)}`}`;
        return [{ in: invoice, expected: 'a body that opens with %PDF-', got }];
      }),
    ),
});
