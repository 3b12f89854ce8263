import type { Programme, RunSettings } from './run.ts';

/** The variable that names the folder for what the plays leave to the command. */
export const folderVariable = 'ASSAY_RUN';

/** The variable with the outline, which a worker has to know before its settings reach it. */
export const outlineVariable = 'ASSAY_OUTLINE';

/** Which plays there are, for whom; nothing in it is a secret. */
type Outline = Pick<Programme, 'workers' | 'isFollowed'> & { runs: Pick<RunSettings, 'run' | 'kind' | 'plays'>[] };

let given: Promise<Programme> | undefined;

/**
 * The programme, as the command sends it over the channel, so that its secrets lie in no file; undefined in a worker, which
 * gets it from Playwright by a channel too. Without a command there is nothing to do.
 */
export async function receiveProgramme(): Promise<Programme | undefined> {
  if (!given && process.env[outlineVariable] !== undefined) return undefined;
  given ??= new Promise((resolve) => {
    if (!process.connected) process.exit();
    const end = () => process.exit();
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

export const readOutline = (): Outline => JSON.parse(process.env[outlineVariable] ?? '') as Outline;

/** Whether somebody looks at single exchanges while they happen; outside of a run nobody does. */
export const isFollowed = (): boolean => Boolean(process.env[outlineVariable]) && readOutline().isFollowed === true;
