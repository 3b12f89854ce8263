// Written by `npm run generate`; edit its source instead.

import comparesTheReturnedToken from '../client/compares-the-returned-token.ts';
import exchangesWithVerifier from '../client/exchanges-with-verifier.ts';
import headerIsWellFormed from '../client/header-is-well-formed.ts';
import noncesAndTimestampsMove from '../client/nonces-and-timestamps-move.ts';
import sendsTokensToTheBridge from '../client/sends-tokens-to-the-bridge.ts';
import signatureVerifies from '../client/signature-verifies.ts';

export const clientRules = [
  comparesTheReturnedToken,
  exchangesWithVerifier,
  headerIsWellFormed,
  noncesAndTimestampsMove,
  sendsTokensToTheBridge,
  signatureVerifies,
];
