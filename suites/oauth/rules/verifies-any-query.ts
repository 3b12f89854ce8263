import { writtenQuery } from '../../../engine/wire/url.ts';
import { type Answered, defineRule, isSuccess, notApplicable, notRun, problem, undecided, untested } from '../../shared/rule.ts';

const queryOf = ({ exchange }: Answered): string => writtenQuery(exchange.request.url);

export default defineRule({
  requirement: 'oauth/verifies-any-query',
  isGrouped: true,
  reads: ['oauth/signed-query', 'oauth/query-control', 'oauth/missing-header'],
  check(seen) {
    const under = (label: string) => seen.filter((call) => call.label === label);
    const [controls, calls] = [under('oauth/query-control'), under('oauth/signed-query')];
    if (controls.length === 0) return calls.length > 0 ? undecided('no-control-query') : notRun();
    if (under('oauth/missing-header').some(({ on, answer }) => on === 'api' && isSuccess(answer)))
      return untested('header-not-read', { what: 'the signature' });
    const accepted = new Set(controls.filter(({ answer }) => isSuccess(answer)).map(queryOf));
    if (accepted.size === 0) return refusedAnyway(controls);
    const refused = calls.filter((call) => accepted.has(queryOf(call)) && !isSuccess(call.answer));
    // The query with everything says less than the part of it that is refused as well.
    const least = refused.filter(
      (call) => !refused.some((other) => queryOf(other) !== queryOf(call) && queryOf(call).includes(queryOf(other))),
    );
    return least.map((call) => {
      const { answer, what, signedWith: method } = call;
      return problem('refused', call, { status: answer.status, what, method, query: queryOf(call) });
    });
  },
});

function refusedAnyway(controls: readonly Answered[]) {
  const failed = controls.find(({ answer }) => answer.status >= 500);
  return failed
    ? undecided('fails-on-queries', { status: failed.answer.status })
    : notApplicable('refuses-queries', { status: controls[0]?.answer.status });
}
