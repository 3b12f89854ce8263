import { rmdirSync } from 'node:fs';
import type { Programme, RunSettings } from './run-settings.ts';

/** The variable that names the folder where the plays leave their files for the command. */
export const folderVariable = 'ASSAY_RUN';

/** The variable with the outline, which a worker has to know before its settings reach it. */
export const outlineVariable = 'ASSAY_OUTLINE';

/** Which plays run for which target, without any secret. */
type Outline = Pick<Programme, 'workers' | 'isFollowed'> & { runs: Pick<RunSettings, 'run' | 'kind' | 'plays'>[] };

let given: Promise<Programme> | undefined;

/**
 * The command sends the programme over a channel, so that its secrets are in no file. A worker gets undefined here, and the
 * programme from Playwright, over a channel too. Without a command, the process ends.
 */
export async function receiveProgramme(): Promise<Programme | undefined> {
  if (!given && process.env[outlineVariable] !== undefined) return undefined;
  given ??= new Promise((resolve) => {
    if (!process.connected) process.exit();
    const end = () => {
      removeIfEmpty(process.env[folderVariable] ?? '');
      process.exit();
    };
    process.once('disconnect', end);
    process.once('message', (programme: Programme) => {
      process.off('disconnect', end);
      const { isFollowed = false, workers, runs } = programme;
      const outline: Outline = { isFollowed, workers, runs: runs.map(({ run, kind, plays }) => ({ run, kind, plays })) };
      process.env[outlineVariable] = JSON.stringify(outline);
      resolve(programme);
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

export const readOutline = (): Outline => JSON.parse(process.env[outlineVariable] ?? '') as Outline;

/** Whether somebody watches single exchanges as they happen; false outside of a run. */
export const isFollowed = (): boolean => Boolean(process.env[outlineVariable]) && readOutline().isFollowed === true;
