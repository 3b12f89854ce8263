export { type ClientUnderTest, readClient, type Values } from '../client/configuration.ts';
export { followFlows } from '../client/plays/login.ts';
export { type ClientSetup, createClientSetup } from '../client/plays/setup.ts';
export { clientFacts, partsFor, playClient, recordMissing } from '../client/plays.ts';
