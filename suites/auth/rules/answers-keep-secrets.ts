import { type Answered, defineRule, problem } from '../../shared/rule.ts';

/** The names under which a recording masks the secrets of the manifest; `credentials` are user and password together. */
const names: Record<string, string> = { password: 'api.password', sso_salt: 'api.sso_salt', credentials: 'api.password' };

const marker = /\[redacted:(password|sso_salt|credentials)\]/;

export default defineRule({
  requirement: 'auth/answers-keep-secrets',
  reads: [
    'auth/control',
    'auth/missing-credentials',
    'auth/wrong-password',
    'auth/another-scheme',
    'auth/malformed-header',
    'auth/odd-request',
    'auth/nonsense',
    'provision/first',
    'deprovision/first',
    'deprovision/unknown-id',
    'deprovision/repeated',
    'update/put',
    'sso/valid',
    'sso/wrong-signature',
    'sso/missing-field',
    'sso/stale',
    'sso/odd-forgery',
    'sso/unknown-resource',
    'sso/get-request',
  ],
  isGrouped: true,
  check: (seen) => seen.flatMap(secretsIn),
});

/** The first secret that an answer shows. */
function secretsIn(call: Answered) {
  for (const { request, response } of call.exchanges) {
    if (!response) continue;
    const where = { body: response.body, header: response.headers.map(([, value]) => value).join('\n') };
    for (const [place, text] of Object.entries(where)) {
      const name = names[marker.exec(text)?.[1] ?? ''];
      if (name) return [problem('shown', call, { status: response.status, method: request.method, name, place })];
    }
  }
  return [];
}
