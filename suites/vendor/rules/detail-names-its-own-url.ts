import { isText, ofField } from '../../shared/add-ons.ts';
import { isAbsolute, pathOf } from '../../shared/addresses.ts';
import { type Answered, defineRule, show, type UnplacedProblem } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'vendor/detail-names-its-own-url',
  reads: ['vendor/detail'],
  check: (details) => ofField(details, 'callback_url', isText, problemsOf),
});

function problemsOf(given: string, { exchange }: Answered): UnplacedProblem[] {
  if (!isAbsolute(given)) return [{ expected: 'a complete address as callback_url', got: show(given) }];
  const called = exchange.request.url;
  if (pathOf(given) !== pathOf(called)) return [{ expected: `callback_url with the path ${new URL(called).pathname}`, got: show(given) }];
  const [own, other] = [new URL(called).origin, new URL(given).origin];
  return own === other ? [] : [{ expected: `callback_url at ${own}, which was called`, got: other, level: 'note' }];
}
