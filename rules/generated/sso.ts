// Written by `npm run generate`; edit its source instead.

import acceptsAValidCall from '../sso/accepts-a-valid-call.ts';

export const ssoRules = [
  acceptsAValidCall,
];
