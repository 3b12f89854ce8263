import type { Certain, RunEvent } from '../../engine/recording/events.ts';
import { fold } from '../../reporters/fold.ts';
import type { Recording } from '../../specs/generated/schemas.ts';
import { type Io, printable } from '../run.ts';
import type { PreparedTarget } from './prepared-target.ts';

/** Passes the events of a run to `io.onEvent` and to the terminal; adds verdicts as soon as they are certain, if anybody looks. */
export function createNews(targets: readonly PreparedTarget[], isQuiet: boolean, io: Io) {
  const show = isQuiet ? () => {} : terminalNews(targets, io);
  const prepared = targets.length === 1 ? targets[0] : undefined;
  const tell = (event: RunEvent): void => {
    show(event);
    io.onEvent?.(event);
    judge(event);
  };
  const isJudging = prepared?.certain !== undefined && !(isQuiet && io.onEvent === undefined);
  const judge = isJudging ? createJudge(prepared, (verdicts) => tell({ kind: 'certain', verdicts })) : () => {};
  return { tell, isWatched: isJudging || io.onEvent !== undefined };
}

/** Judges after each play, one at a time; each verdict is reported once. */
function createJudge({ certain }: PreparedTarget, onVerdicts: (verdicts: Certain[]) => void): (event: RunEvent) => void {
  const recordings: Recording[] = [];
  const known = new Set<string>();
  const labelsOf = new Map<string, readonly string[]>();
  let looking = Promise.resolve();
  let isBroken = false;
  return (event) => {
    if (event.kind === 'plays') for (const { title, labels } of event.plays) labelsOf.set(title, labels);
    if (event.kind === 'recording') recordings.push(event.recording);
    if (event.kind !== 'finished') return;
    const just = labelsOf.get(event.play) ?? [];
    labelsOf.delete(event.play);
    const seen = [...recordings];
    const awaited = new Set([...labelsOf.values()].flat());
    const look = async () => {
      const found = isBroken ? [] : ((await certain?.(seen, awaited, just)) ?? []);
      const fresh = found.filter(({ id }) => !known.has(id));
      for (const { id } of fresh) known.add(id);
      if (fresh.length > 0) onVerdicts(fresh);
    };
    // An error of ours shows when the whole run is judged; here it would end the process before anything is cleaned up.
    looking = looking.then(look).catch(() => {
      isBroken = true;
    });
  };
}

function terminalNews(targets: readonly PreparedTarget[], io: Io): (event: RunEvent) => void {
  const names = new Map(targets.map(({ run, name }) => [run.run, name === undefined ? '' : `${printable(name)}: `]));
  const whose = (run = '') => names.get(run) ?? '';
  let isTold = false;
  return (event) => {
    // Only a terminal shows progress, in one line that changes: in a log it would be a line for each play.
    if (event.kind === 'started') io.status?.(`${whose(event.run)}${String(event.number).padStart(2)}/${event.of} ${event.play}`);
    if (event.kind === 'said') io.err(`${whose(event.run)}${event.text.trimEnd()}`);
    if (event.kind === 'cleaning') io.status?.('');
    const failure = event.kind === 'certain' && !isTold && event.verdicts.find(({ verdict }) => verdict === 'fail');
    if (!failure) return;
    isTold = true;
    io.err(fold(`First failure (the run continues): ${failure.id}`, io.columns));
  };
}
