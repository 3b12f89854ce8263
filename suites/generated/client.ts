// Written by `npm run generate`; edit its source instead.

export { default as cliTokensCanBeMadeListedRevoked } from '../client/rules/cli/tokens-can-be-made-listed-revoked.ts';
export { default as clientExchangesWithVerifier } from '../client/rules/client/exchanges-with-verifier.ts';
export { default as clientHeaderIsWellFormed } from '../client/rules/client/header-is-well-formed.ts';
export { default as clientSendsTokensToTheBridge } from '../client/rules/client/sends-tokens-to-the-bridge.ts';
export { default as clientSignatureVerifies } from '../client/rules/client/signature-verifies.ts';
