import { isText, ofField } from '../../shared/add-ons.ts';
import { isAbsolute, pathOf } from '../../shared/addresses.ts';
import { type Answered, defineRule, type ProblemOf, problem, type RecordingPlace, show } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'vendor/detail-names-its-own-url',
  isGrouped: true,
  reads: ['vendor/detail'],
  check: (details) => ofField(details, 'callback_url', isText, problemsOf),
});

function problemsOf(given: string, detail: Answered): (RecordingPlace & ProblemOf<'vendor/detail-names-its-own-url'>)[] {
  const url = show(given);
  if (!isAbsolute(given)) return [problem('relative', detail, { url })];
  const called = detail.exchange.request.url;
  if (pathOf(given) !== pathOf(called)) return [problem('other-path', detail, { path: new URL(called).pathname, url })];
  const [wanted, origin] = [new URL(called).origin, new URL(given).origin];
  return wanted === origin ? [] : [problem('other-origin', detail, { wanted, origin })];
}
