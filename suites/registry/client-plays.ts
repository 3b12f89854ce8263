export { type ClientUnderTest, readClient, type Values } from '../client/configuration.ts';
export { followFlows } from '../client/plays/login.ts';
export { type ClientStage, createClientStage } from '../client/plays/stage.ts';
export { clientFacts, partsFor, playClient, recordMissing } from '../client/plays.ts';
