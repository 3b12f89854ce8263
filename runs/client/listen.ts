import type { Recording } from '../../engine/recording/recording.ts';
import { followFlows } from '../../fixtures/clients/under-test/flows.ts';
import { recordMissing } from '../../fixtures/clients/under-test/scene.ts';
import type { ClientStage } from '../../fixtures/clients/under-test/stage.ts';
import { type LoginName, loginNames } from '../../fixtures/stand-ins/api/logins.ts';
import type { JudgedRequest } from '../../fixtures/stand-ins/api/server.ts';
import type { Io } from '../io.ts';
import { exportsOf, requestText, written } from '../stand-in/platform.ts';
import type { StandInApi } from '../stand-in/start.ts';

/** One request as it arrives, with what is right and wrong about it. */
export const tells = (judged: JudgedRequest, isQuiet: boolean, io: Io): void => {
  if (!isQuiet) io.err(requestText(judged));
};

/** Waits for a client that somebody else starts, until it is interrupted. */
export async function listens(stage: ClientStage, api: StandInApi, { login }: { login: string }, io: Io): Promise<Recording> {
  api.front.plays(login === 'all' ? loginNames : [login as LoginName]);
  const flows = followFlows(stage);
  io.err(`${written(exportsOf(api))}\n# Start the client now; Ctrl-C ends with the report.`);
  const { stop } = stage;
  await new Promise<void>((ended) => (stop.aborted ? ended() : stop.addEventListener('abort', () => ended(), { once: true })));
  recordMissing(stage);
  flows.records();
  return stage.recording();
}
