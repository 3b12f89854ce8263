import { writtenQuery } from '../../../engine/wire/url.ts';
import { type Answered, defineRule, isSuccess, notApplicable, notRun, problem, undecided, untested } from '../../shared/rule.ts';

const queryOf = ({ exchange }: Answered): string => writtenQuery(exchange.request.url);

/** What is asked for, without the query. */
const targetOf = ({ exchange: { request } }: Answered): string => `${request.method} ${new URL(request.url).pathname}`;

export default defineRule({
  requirement: 'oauth/verifies-any-query',
  isGrouped: true,
  reads: ['oauth/signed-query', 'oauth/forged-query', 'oauth/query-control', 'oauth/missing-header'],
  check(seen) {
    const under = (label: string) => seen.filter((call) => call.label === label);
    const [controls, calls] = [under('oauth/query-control'), under('oauth/signed-query')];
    if (controls.length === 0) return calls.length > 0 ? undecided('no-control-query') : notRun();
    const isBare = (call: Answered) => call.on === 'api' && call.onlyWith === undefined && targetOf(call) === targetOf(calls[0] ?? call);
    if (under('oauth/missing-header').some((call) => isBare(call) && isSuccess(call.answer)))
      return untested('header-not-read', { what: 'the signature' });
    const accepted = new Set(controls.filter(({ answer }) => isSuccess(answer)).map(queryOf));
    if (accepted.size === 0) return refusedAnyway(controls, calls, under('oauth/forged-query'));
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

/** A platform that takes no query on this path shows by its statuses whether it verified the signature before it looked at the query. */
function refusedAnyway(controls: readonly Answered[], calls: readonly Answered[], forged: readonly Answered[]) {
  const failed = controls.find(({ answer }) => answer.status >= 500);
  if (failed) return undecided('fails-on-queries', { status: failed.answer.status });
  const control = controls[0]?.answer.status;
  const statusOfForged = (call: Answered) => forged.find(({ signedWith }) => signedWith === call.signedWith)?.answer.status;
  const told = calls.filter((call) => statusOfForged(call) !== undefined && statusOfForged(call) !== control);
  if (told.length === 0) return notApplicable(forged.length > 0 ? 'refuses-queries-first' : 'refuses-queries', { status: control });
  return told
    .filter((call) => call.answer.status === statusOfForged(call))
    .map((call) => {
      const { answer, what, signedWith: method } = call;
      return problem('taken-for-forged', call, { status: answer.status, control, what, method, query: queryOf(call) });
    });
}
