// Written by `npm run generate`; edit its source instead.

export { default as cliTokensCanBeMadeListedRevoked } from '../cli/tokens-can-be-made-listed-revoked.ts';
export { default as clientExchangesWithVerifier } from '../client/exchanges-with-verifier.ts';
export { default as clientHeaderIsWellFormed } from '../client/header-is-well-formed.ts';
export { default as clientSendsTokensToTheBridge } from '../client/sends-tokens-to-the-bridge.ts';
export { default as clientSignatureVerifies } from '../client/signature-verifies.ts';
