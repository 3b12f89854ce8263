import { rmdirSync } from 'node:fs';
import type { RunList, RunSettings } from './run-settings.ts';

/** The variable that names the folder where the plays leave their files for the command. */
export const folderVariable = 'ASSAY_RUN';

/** The variable with the list of runs without secrets, which a worker has to know before its settings reach it. */
export const runListVariable = 'ASSAY_RUN_LIST';

/** Which plays run for which target, without any secret. */
type PublicRunList = Pick<RunList, 'workers' | 'isFollowed'> & { runs: Pick<RunSettings, 'run' | 'kind' | 'plays'>[] };

let given: Promise<RunList> | undefined;

/**
 * The command sends the list of runs over a channel, so that its secrets are in no file. A worker gets undefined here, and the
 * list from Playwright, over a channel too. Without a command, the process ends.
 */
export async function receiveRunList(): Promise<RunList | undefined> {
  if (!given && process.env[runListVariable] !== undefined) return undefined;
  given ??= new Promise((resolve) => {
    if (!process.connected) process.exit();
    const end = () => {
      removeIfEmpty(process.env[folderVariable] ?? '');
      process.exit();
    };
    process.once('disconnect', end);
    process.once('message', (runList: RunList) => {
      process.off('disconnect', end);
      const { isFollowed = false, workers, runs } = runList;
      const listed: PublicRunList = { isFollowed, workers, runs: runs.map(({ run, kind, plays }) => ({ run, kind, plays })) };
      process.env[runListVariable] = JSON.stringify(listed);
      resolve(runList);
    });
  });
  return given;
}

/** A command that is killed leaves its folder behind, which is still empty before the plays begin. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It is not there, or no longer empty.
  }
}

export const readPublicRunList = (): PublicRunList => JSON.parse(process.env[runListVariable] ?? '') as PublicRunList;

/** Whether somebody watches single exchanges as they happen; false outside of a run. */
export const isFollowed = (): boolean => Boolean(process.env[runListVariable]) && readPublicRunList().isFollowed === true;
