import { type Answered, defineRule, isSuccess, notRun, problem } from '../../../shared/rule.ts';

export default defineRule({
  requirement: 'invoice/keeps-organisations-apart',
  reads: ['invoice/of-another-organisation', 'invoice/pdf'],
  after: ['invoice/is-a-pdf'],
  check(seen) {
    const [own, others] = [seen.filter(({ label }) => label === 'invoice/pdf'), seen.filter(({ label }) => label !== 'invoice/pdf')];
    if (others.length === 0) return notRun();
    const marks = own.map(({ pdf }) => pdf?.mark);
    const served = others.filter(isDocument);
    // An organisation of the same user may have an invoice of its own with this number.
    const same = served.filter(({ variant, pdf }) => variant === 'empty' && marks.includes(pdf?.mark));
    return [
      ...served
        .filter(({ variant }) => variant === 'other')
        .map((call) => problem('served', call, { status: call.answer.status, with: call.what })),
      ...same.map((call) => problem('same-invoice', call, { status: call.answer.status })),
    ];
  },
});

const isDocument = ({ answer, pdf }: Answered): boolean => isSuccess(answer) && pdf?.opens === true;
