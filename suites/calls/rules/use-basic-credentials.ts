import { ofRequests, type Request, requestsOf } from '../../shared/received.ts';
import { defineRule } from '../../shared/rule.ts';

const installs = ['calls/install', 'calls/broken-answer'] as const;
const deletions = ['calls/uninstall', 'calls/refused-uninstall', 'calls/uninstall-again'] as const;

export default defineRule({
  requirement: 'calls/use-basic-credentials',
  watches: [...installs, ...deletions, 'calls/sso'],
  isAboutHeads: true,
  check(seen) {
    const under = (labels: readonly string[]) => seen.filter(({ label }) => labels.includes(label));
    const found = [ofRequests(under(installs), 'provision', problemsOf), ofRequests(under(deletions), 'deprovision', problemsOf)];
    const problems = found.flatMap((one) => ('verdict' in one ? [] : one));
    const doubt = found.find((one) => 'verdict' in one);
    if (problems.length === 0 && doubt) return doubt;
    const signOn = requestsOf(seen, 'sso').find(({ credentials }) => credentials !== 'missing');
    if (!signOn) return problems;
    // The contract sends credentials with every call, but a sign-on comes from a browser: both are accepted.
    const expected = 'a sign-on with or without Basic credentials';
    return [...problems, { in: signOn.seen, expected, got: `a sign-on with ${sent(signOn)}`, level: 'note' }];
  },
});

const sent = ({ credentials, instead }: Request) =>
  instead ?? { manifest: "the manifest's credentials", missing: 'no credentials', wrong: 'other credentials' }[credentials];

const problemsOf = (request: Request) =>
  request.credentials === 'manifest'
    ? []
    : [{ expected: "Basic with the manifest's id and password", got: `a ${request.exchange.request.method} with ${sent(request)}` }];
