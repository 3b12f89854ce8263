import { ofRequests, type Request, requestsOf } from '../../shared/received.ts';
import { defineRule, type ProblemOf, problem, type RecordingPlace } from '../../shared/rule.ts';

const installs = ['calls/install', 'calls/broken-answer'] as const;
const deletions = ['calls/uninstall', 'calls/refused-uninstall', 'calls/uninstall-again'] as const;

export default defineRule({
  requirement: 'calls/use-basic-credentials',
  isGrouped: true,
  reads: [...installs, ...deletions, 'calls/sso'],
  evenUnanswered: true,
  isAboutHeads: true,
  check(seen) {
    const under = (labels: readonly string[]) => seen.filter(({ label }) => labels.includes(label));
    const found = [ofRequests(under(installs), 'provision', problemsOf), ofRequests(under(deletions), 'deprovision', problemsOf)];
    const problems = found.flatMap((one) => ('verdict' in one ? [] : one));
    const doubt = found.find((one) => 'verdict' in one);
    if (problems.length === 0 && doubt) return doubt;
    // The contract sends credentials with every call, but a sign-on comes from a browser: both are accepted.
    const signOn = requestsOf(seen, 'sso').find(({ credentials }) => credentials !== 'missing');
    return signOn ? [...problems, noteOn(signOn)] : problems;
  },
});

type Found = RecordingPlace & ProblemOf<'calls/use-basic-credentials'>;

const noteOn = ({ credentials, instead, seen }: Request): Found =>
  credentials === 'manifest' ? problem('on-a-sign-on', seen, {}) : problem('others-on-a-sign-on', seen, { instead });

function problemsOf({ credentials, instead, seen, exchange }: Request): Found[] {
  if (credentials === 'manifest') return [];
  const { method } = exchange.request;
  return [
    credentials === 'missing' ? problem('no-credentials', seen, { method }) : problem('other-credentials', seen, { method, instead }),
  ];
}
