import { countText } from '../../engine/documents/show.ts';
import { requirements } from '../../engine/judging/catalogue.ts';
import { isWrong } from '../../engine/judging/verdict.ts';
import type { Line } from '../../engine/ledger/ledger.ts';
import type { RunEvent } from '../../engine/recording/events.ts';
import type { RecordedExchange } from '../../engine/recording/recording.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { lines, type Markup, markup, nothing, outsideText } from '../html/markup.ts';
import { icon } from '../html/verdicts.ts';
import { titleOf } from '../words.ts';
import { MAX_ROWS, type Patch } from './patch.ts';
import { result } from './result.ts';
import { exchangeRow, failureRow, liveRow, settledLedger, shownLedger } from './rows.ts';

type Play = { title: string; state: 'to come' | 'running' | 'done' | 'broken' };

/** What is known of the current run. */
const emptyRun = () => ({
  plays: [] as Play[],
  exchanges: [] as RecordedExchange[],
  ledger: [] as Line[],
  passed: 0,
  failed: 0,
  warned: 0,
});

/** What the page shows, updated by the events of a run: each change is sent as a patch, and a new visitor gets a snapshot. */
export function createView({ canReplay, send }: { canReplay: boolean; send(patches: Patch[]): void }) {
  /** The rows of each element of the page; an element comes before the lists in it. */
  const shown = new Map<string, string[]>();
  let state = 'idle';
  let run = emptyRun();
  let last: Report | undefined;
  /** The last complete report, to compare with. */
  let lastComplete: Report | undefined;

  const set = (at: string, { markup: html }: Markup): void => {
    if (shown.get(at)?.join('') === html) return;
    shown.set(at, [html]);
    send([{ at, how: 'set', html }]);
  };
  const append = (at: string, rows: readonly Markup[]): void => {
    const added = rows.map(({ markup: html }) => html);
    shown.set(at, [...(shown.get(at) ?? []), ...added].slice(-MAX_ROWS));
    send(added.map((html) => ({ at, how: 'append', html })));
  };
  const clear = (...places: string[]): void => {
    for (const at of places) shown.delete(at);
    send(places.map((at) => ({ at, how: 'set', html: '' })));
  };
  /** For screen readers: only what people wait for. */
  const announce = (text: string): void => set('announced', markup`${text}`);
  const status = (text: string): void => set('status', markup`${text}`);
  const enter = (next: 'idle' | 'running' | 'stopping' | 'ended'): void => {
    state = next;
    send([{ at: '', how: 'state', html: state }]);
  };
  const showPlays = (): void => {
    const { plays, passed, failed, warned } = run;
    const done = plays.filter(({ state: own }) => own === 'done' || own === 'broken').length;
    const progress = markup`<progress max="${plays.length}" value="${done}" aria-label="Plays"></progress> <span>${done} of ${countText(plays.length, 'play')}</span> <span>${passed} passed, ${failed} failed, ${warned} warned so far</span>`;
    set('plays', markup`${plays.map(playRow)}`);
    set('progress', plays.length === 0 ? nothing : progress);
  };
  /** Moves the first play of this title that is in one of these states into another. */
  const movePlay = (play: string, from: readonly Play['state'][], to: Play['state']): void => {
    const found = run.plays.find((one) => one.title === play && from.includes(one.state));
    if (found) found.state = to;
    showPlays();
  };

  const listeners: { [K in RunEvent['kind']]?: (event: Extract<RunEvent, { kind: K }>) => void } = {
    planned: ({ plan }) => set('planned', markup`<pre>${lines(plan)}</pre>`),
    plays({ plays }) {
      run.plays = plays.map(({ title }) => ({ title, state: 'to come' }));
      showPlays();
    },
    started({ play, number, of }) {
      status(`Play ${number} of ${of}: ${play}`);
      movePlay(play, ['to come'], 'running');
    },
    finished: ({ play, hasFailed }) => movePlay(play, ['to come', 'running'], hasFailed ? 'broken' : 'done'),
    said: ({ text }) => append('said', [markup`<li>${text.trimEnd()}</li>`]),
    exchange: ({ exchange }) => append('now', [liveRow(exchange)]),
    recording({ recording: { exchanges: own = [] } }) {
      clear('now');
      const { exchanges } = run;
      const rows = own.map((exchange, index) => exchangeRow(exchange, exchanges.length + index));
      append('exchanges', rows);
      exchanges.push(...own);
      const more = exchanges.length > MAX_ROWS && `, the last ${MAX_ROWS} are listed`;
      set('exchange-count', markup`${countText(exchanges.length, 'exchange')}${more}`);
    },
    ledger({ line }) {
      run.ledger.push(line);
      set('resources', shownLedger(run.ledger));
    },
    certain({ verdicts }) {
      const bad = verdicts.filter(({ verdict }) => isWrong(verdict));
      if (run.failed + run.warned === 0 && bad[0]) announce(`First failure (the run continues): ${bad[0].id}`);
      run.warned += bad.filter(({ verdict }) => verdict === 'warn').length;
      run.failed += bad.filter(({ verdict }) => verdict === 'fail').length;
      run.passed += verdicts.length - bad.length;
      const rows = bad.map((one) => failureRow(one, requirements().find(({ id }) => id === one.id)?.text ?? one.id));
      append('failures', rows);
      showPlays();
    },
    cleaning: () => status('Cleaning up'),
    cleaned: ({ resources }) => set('resources', settledLedger(resources)),
    reported({ report }) {
      set('result', result(report, lastComplete, canReplay));
      clear('failures', 'now');
      last = report;
      if (report.complete) lastComplete = report;
      run.exchanges = report.exchanges;
      status(titleOf(report.verdict));
      announce(`The run is over: ${titleOf(report.verdict)}, ${report.because}`);
    },
  };

  return {
    enter,
    status,
    announce,
    set,
    append,
    clear,
    on(event: RunEvent): void {
      (listeners[event.kind] as ((event: RunEvent) => void) | undefined)?.(event);
    },
    /** Starts a new run: only the result of the run before stays visible, until there is a new one. */
    begin(what: string): void {
      run = emptyRun();
      clear('plays', 'now', 'exchanges', 'exchange-count', 'failures', 'said', 'progress', 'replayed', 'resources');
      if (last) set('result', markup`<p class="remark">From the run before:</p>${result(last, undefined, false)}`);
      set('clock', markup`<time data-since="${new Date().toISOString()}">0 s</time>`);
      status(what);
      announce(what);
      enter('running');
    },
    /** Ends a run; `problem` says why it has no report. */
    end(problem?: string): void {
      set('clock', nothing);
      if (problem !== undefined) {
        append('said', [markup`<li class="alarm">${outsideText(problem)}</li>`]);
        status(problem);
        announce(problem);
      }
      enter('idle');
    },
    /** How many plays are left, in words. */
    left: (): string => `${countText(run.plays.filter(({ state: own }) => own === 'to come').length, 'play')} to come.`,
    exchange: (number: number): RecordedExchange | undefined => run.exchanges[number],
    report: (): Report | undefined => last,
    /** The whole page as it is now. */
    snapshot: (): Patch[] => [
      { at: '', how: 'state', html: state },
      ...[...shown].map(([at, rows]): Patch => ({ at, how: 'set', html: rows.join('') })),
    ],
  };
}

export type LiveView = ReturnType<typeof createView>;

/** A play judges nothing: `done` means that it is over, not that it passed. */
const playRow = ({ title, state }: Play): Markup =>
  markup`<li><span class="play-state ${state === 'to come' ? 'later' : state}">${state === 'broken' && icon('fail')}${state}</span> ${outsideText(title)}</li>`;
