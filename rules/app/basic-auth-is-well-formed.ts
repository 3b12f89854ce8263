import { defineRule, notApplicable } from '../rule.ts';

export default defineRule({
  requirement: 'app/basic-auth-is-well-formed',
  reads: 'application',
  check({ env: { CC_NPM_BASIC_AUTH: credentials } }) {
    if (credentials === undefined) return notApplicable('CC_NPM_BASIC_AUTH is not set');
    const got = mistake(credentials);
    return got === undefined ? [] : [{ variable: 'CC_NPM_BASIC_AUTH', expected: 'user:password', got }];
  },
});

/** What is wrong with the credentials, without a word of them. */
function mistake(credentials: string): string | undefined {
  const colon = credentials.indexOf(':');
  if (credentials === '') return 'an empty string';
  if (colon < 0) return 'a text without a colon';
  if (colon === 0) return 'no user before the colon';
  return colon === credentials.length - 1 ? 'no password after the colon' : undefined;
}
