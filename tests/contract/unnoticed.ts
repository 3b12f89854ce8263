/** Statements that no conforming reference can show, each with the reason. */
export const unnoticed: Record<string, string> = {
  'sso paths/~1{endpoint}/post/responses/3XX/headers/Set-Cookie: X-Changed':
    'The cookie may be set by a later step on the way to the panel, so the header of this answer is optional.',
  'provider components/responses/Unauthorised/headers/WWW-Authenticate: X-Changed': 'The contract lets a partner leave the challenge out.',
  'platform components/schemas/TokenPair: type array': 'A form has no other type than named fields.',
  'platform components/schemas/Zone/anyOf/0: type integer': 'The contract does not show the shape of an entry, so none is judged.',
  'platform components/schemas/Zone/anyOf/1: type array': 'The contract does not show the shape of an entry, so none is judged.',
};
