/** Statements that no conforming reference can show, each with the reason. */
export const unnoticed: Record<string, string> = {
  'provider paths/~1{endpoint}~1{addon_id}/put/security/0: none':
    'Nobody has to offer this operation: without credentials it is refused, and then counts as not offered.',
  'provider components/schemas/Options/additionalProperties: type integer':
    'Options are drawn by a generator of their own, which draws strings, and no reference minds.',
  'sso paths/~1{endpoint}/post/security/0: none': 'Credentials are optional on sign-on, and the platform that we play sends none.',
  'sso paths/~1{endpoint}/post/responses/3XX/headers/Set-Cookie: X-Changed':
    'The cookie may be set by a later step on the way to the panel, so the header of this answer is optional.',
  'provider components/responses/Unauthorised/headers/WWW-Authenticate: X-Changed': 'The contract lets a partner leave the challenge out.',
  'platform components/schemas/TokenPair: type array': 'A form has no other type than named fields.',
  'platform components/schemas/Zone/anyOf/0: type integer': 'The contract does not show the shape of an entry, so none is judged.',
  'platform components/schemas/Zone/anyOf/1: type array': 'The contract does not show the shape of an entry, so none is judged.',
};
