import { type Answered, collapsed, defineRule } from '../../shared/rule.ts';

/** The names under which a recording masks the secrets of the manifest; `credentials` are user and password together. */
const names: Record<string, string> = { password: 'api.password', sso_salt: 'api.sso_salt', credentials: 'api.password' };

const marker = /\[redacted:(password|sso_salt|credentials)\]/;

export default defineRule({
  requirement: 'auth/answers-keep-secrets',
  reads: [
    'auth/control',
    'auth/missing-credentials',
    'auth/wrong-password',
    'auth/nonsense',
    'provision/first',
    'deprovision/first',
    'deprovision/unknown-id',
    'sso/valid',
    'sso/wrong-signature',
    'sso/missing-field',
  ],
  check: (seen) =>
    collapsed(
      seen.flatMap((call) => {
        const found = secretIn(call);
        return found ? [{ in: call, expected: 'no secret of the manifest', got: found, risk: true }] : [];
      }),
      ({ got }) => got,
    ),
});

function secretIn({ exchanges }: Answered): string | undefined {
  for (const { request, response } of exchanges) {
    if (!response) continue;
    const where = { body: response.body, header: response.headers.map(([, value]) => value).join('\n') };
    for (const [place, text] of Object.entries(where)) {
      const name = marker.exec(text)?.[1] ?? '';
      if (names[name]) return `the answer ${response.status} to ${request.method} has ${names[name]} in its ${place}`;
    }
  }
  return undefined;
}
