import { randomUUID } from 'node:crypto';
import { rmdirSync } from 'node:fs';
import { UsageError } from '../documents/usage-error.ts';
import type { RunList, RunSettings } from './run-settings.ts';

/** The variable that names the folder where the plays leave their files for the command. */
export const folderVariable = 'ASSAY_RUN';

/** The variable with the list of runs without secrets, which a worker has to know before its settings reach it. */
export const runListVariable = 'ASSAY_RUN_LIST';

/** Which plays run for which target, without any secret; `mark` begins what a worker says to the collector. */
type PublicRunList = Pick<RunList, 'workers' | 'isFollowed'> & { mark: string; runs: Pick<RunSettings, 'run' | 'kind' | 'plays'>[] };

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
      const listed: PublicRunList = {
        isFollowed,
        mark: randomUUID(),
        workers,
        runs: runs.map(({ run, kind, plays }) => ({ run, kind, plays })),
      };
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
export const isFollowed = (): boolean => hasRunList() && readPublicRunList().isFollowed === true;

const hasRunList = (): boolean => Boolean(process.env[runListVariable]);

/** What a worker says to the collector through Playwright, which passes on only text. Nothing else that is printed or thrown has the mark of the run. */
export const marked = (said: object): string => `${readPublicRunList().mark}${JSON.stringify(said)}`;

/** What a worker said in a text; undefined if it is the text of somebody else. */
export function saidIn(text: string): unknown {
  const { mark } = readPublicRunList();
  const start = text.indexOf(mark);
  return start < 0 ? undefined : JSON.parse(text.slice(start + mark.length).split('\n', 1)[0] ?? '');
}

/** A mistake of the user, as an error that keeps its kind on the way through Playwright. */
export async function tellingMistakes<Result>(act: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof UsageError) || !hasRunList()) throw error;
    throw new Error(marked({ mistake: error.message }));
  }
}

/** The mistake of the user in the error of a play. */
export const userMistakeIn = (text: string): string | undefined => (saidIn(text) as { mistake?: string } | undefined)?.mistake;
