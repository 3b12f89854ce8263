import { arch, platform } from 'node:os';

/** Says that we are wrong, not the user and not the target, and what to send. */
export const bugText = (version: string): string =>
  [
    'This is a bug in Assay, not in your service; the verdict is inconclusive. assay reap deletes what the run left behind.',
    `Please report it with the lines above, the command that you ran, and: Assay ${version}, Node ${process.versions.node}, ${platform()} ${arch()}.`,
  ].join('\n');
