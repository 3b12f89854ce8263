import { requirements } from '../../engine/catalogue/catalogue.ts';
import { countText, momentText } from '../../engine/documents/show.ts';
import { isWrong } from '../../engine/judging/verdict.ts';
import type { Line } from '../../engine/ledger/ledger.ts';
import type { RunEvent } from '../../engine/recording/events.ts';
import type { RecordedExchange } from '../../engine/recording/recording.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { lines, type Markup, markup, nothing, outsideText } from '../html/markup.ts';
import { icon } from '../html/verdicts.ts';
import { outageWord, titleOf } from '../words.ts';
import { MAX_ROWS, type Patch } from './patch.ts';
import { result } from './result.ts';
import { exchangeRow, failureRow, liveRow, settledLedger, shownLedger } from './rows.ts';

type Play = { title: string; state: 'to come' | 'running' | 'done' | 'broken' | 'not run' };

/** The colour of the icon in the tab. */
const colours = { conforming: '#1b7a47', 'not-conforming': '#b8232a', inconclusive: '#275f8f', partial: '#8a5500', running: '#1557b0' };

/** How many reports of earlier runs the page keeps. */
const MAX_PAST = 10;

/** What is known of the current run. */
const emptyRun = () => ({
  plays: [] as Play[],
  exchanges: [] as RecordedExchange[],
  ledger: [] as Line[],
  passed: 0,
  failed: 0,
  warned: 0,
  /** Plays that sent nothing, because the run was stopped before. */
  idle: new Set<string>(),
  /** The seconds after which its time was over, before its end. */
  lateAfter: undefined as number | undefined,
});

/** What the page shows, updated by the events of a run: each change is sent as a patch, and a new visitor gets a snapshot. */
export function createView({ name = '', canReplay, send }: { name?: string; canReplay: boolean; send(patches: Patch[]): void }) {
  /** The rows of each element of the page; an element comes before the lists in it. */
  const shown = new Map<string, string[]>();
  let state = 'idle';
  let run = emptyRun();
  let last: Report | undefined;
  /** The last complete report, to compare with. */
  let lastComplete: Report | undefined;
  const past: { report: Report; words: string }[] = [];
  let now: { words: string; verdict?: Report['verdict'] } = { words: 'Nothing has run yet.' };
  let tab: Patch = { at: colours.running, how: 'tab', html: `${name} · Assay live` };

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
  /** The tab says what came out, for somebody who looks at another one. */
  const showTab = (kind: keyof typeof colours, words: string): void => {
    now = { words, ...(kind !== 'running' && { verdict: kind }) };
    tab = { at: colours[kind], how: 'tab', html: `${words} · ${name}` };
    send([tab]);
  };
  const showRunning = (): void =>
    run.failed > 0 ? showTab('not-conforming', `${run.failed} failed, running`) : showTab('running', 'Running');
  const showPlays = (): void => {
    const { plays, passed, failed, warned } = run;
    const done = plays.filter(({ state: own }) => own !== 'to come' && own !== 'running').length;
    const progress = markup`<progress max="${plays.length}" value="${done}" aria-label="Plays"></progress> <span>${done} of ${countText(plays.length, 'play')}</span> <span>${passed} passed, ${failed > 0 ? markup`<b>${failed} failed</b>` : '0 failed'}, ${warned} warned so far</span>`;
    set('plays', markup`${plays.map(playRow)}`);
    set('progress', plays.length === 0 ? nothing : progress);
  };
  const countExchanges = (): void => {
    const more = run.exchanges.length > MAX_ROWS && `, the last ${MAX_ROWS} are listed`;
    set('exchange-count', run.exchanges.length === 0 ? nothing : markup`${countText(run.exchanges.length, 'exchange')}${more}`);
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
    finished({ play, hasFailed }) {
      const state = run.idle.has(play) ? 'not run' : 'done';
      movePlay(play, ['to come', 'running'], hasFailed ? 'broken' : state);
    },
    step: ({ text }) => status(text),
    said: ({ text }) => append('said', [markup`<li>${text.trimEnd()}</li>`]),
    exchange: ({ exchange }) => append('now', [liveRow(exchange)]),
    recording({ recording: { play, observations, exchanges: own = [] } }) {
      clear('now');
      if (own.length === 0 && observations.length > 0 && observations.every(({ skipped, undecided }) => skipped ?? undecided))
        run.idle.add(play);
      const { exchanges } = run;
      const rows = own.map((exchange, index) => exchangeRow(exchange, exchanges.length + index));
      append('exchanges', rows);
      exchanges.push(...own);
      countExchanges();
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
      if (run.failed > 0) showRunning();
      showPlays();
    },
    late({ seconds }) {
      run.lateAfter = seconds;
      enter('stopping');
      const text = `Its time is over after ${seconds} s (${MORE_TIME}); deleting what the run created`;
      status(text);
      announce(text);
    },
    cleaning() {
      if (run.lateAfter === undefined) status('Cleaning up');
    },
    cleaned: ({ resources }) => set('resources', settledLedger(resources)),
    reported({ report }) {
      set('result', result(report, lastComplete, canReplay));
      // The result has the numbers of the whole run: nothing beside it says "so far".
      clear('failures', 'now', 'progress', 'said');
      last = report;
      if (report.complete) lastComplete = report;
      const words = endText(report, run.lateAfter);
      past.push({ report, words });
      if (past.length > MAX_PAST) past.shift();
      set('past', past.length < 2 ? nothing : markup`${past.slice(0, -1).toReversed().map(pastRow)}`);
      run.exchanges = report.exchanges;
      countExchanges();
      // Nothing comes after the end.
      for (const play of run.plays) if (play.state === 'to come' || play.state === 'running') play.state = 'not run';
      set('plays', markup`${run.plays.map(playRow)}`);
      showTab(report.verdict, words);
      const isLate = run.lateAfter !== undefined && !report.complete;
      set('status', markup`<b class="verdict is-${report.verdict}">${icon(report.verdict)} ${words}</b>${isLate && ` ${MORE_TIME}.`}`);
      announce(`The run is over: ${words}, ${report.because}`);
    },
  };

  return {
    enter(next: 'idle' | 'running' | 'stopping' | 'ended'): void {
      if (next === 'ended') status('Assay has ended. To go on, start it again with the same command.');
      enter(next);
    },
    status,
    /** Somebody is asked: the tab says so, too, until the answer. */
    waits(isAsked: boolean): void {
      if (isAsked) showTab('running', 'Your turn');
      else if (state === 'running') showRunning();
    },
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
      if (last)
        set(
          'result',
          markup`<p class="remark">From the run before: ${titleOf(last.verdict).toLowerCase()}</p>${result(last, undefined, false)}`,
        );
      set('clock', markup`<time data-since="${new Date().toISOString()}">0 s</time>`);
      status(what);
      announce(what);
      showRunning();
      enter('running');
    },
    /** Ends a run; `problem` says why it has no report. */
    end(problem?: string): void {
      set('clock', nothing);
      if (problem !== undefined) {
        append('said', [markup`<li class="alarm">${outsideText(problem)}</li>`]);
        status(problem);
        announce(problem);
        showTab('inconclusive', 'No result');
      }
      enter('idle');
    },
    /** How many plays are left, in words. */
    left: (): string => `${countText(run.plays.filter(({ state: own }) => own === 'to come').length, 'play')} to come.`,
    exchange: (number: number): RecordedExchange | undefined => run.exchanges[number],
    /** The report of the last run, or of the one that began at this moment. */
    report: (started?: string): Report | undefined =>
      started === undefined ? last : past.find(({ report }) => report.started === started)?.report,
    /** What came out, in a word or two. */
    now: () => now,
    /** The whole page as it is now. */
    snapshot: (): Patch[] => [
      { at: '', how: 'state', html: state },
      tab,
      ...[...shown].map(([at, rows]): Patch => ({ at, how: 'set', html: rows.join('') })),
    ],
  };
}

export type LiveView = ReturnType<typeof createView>;

/** A play judges nothing: `done` means that it is over, not that it passed. */
const playRow = ({ title, state }: Play): Markup =>
  markup`<li><span class="play-state ${state === 'to come' || state === 'not run' ? 'later' : state}">${state === 'broken' && icon('fail')}${state}</span> ${outsideText(title)}</li>`;

const MORE_TIME = '--deadline gives it more time';

/** How a run ended, in a few words. */
const endText = ({ verdict, complete, outage }: Report, lateAfter: number | undefined): string => {
  const end = lateAfter === undefined ? 'Stopped' : `Out of time after ${lateAfter} s`;
  if (!complete) return `${end}: ${titleOf(verdict).toLowerCase()}`;
  return outage ? outageWord(outage) : titleOf(verdict);
};

const pastRow = ({ report, words }: { report: Report; words: string }): Markup =>
  markup`<li>${icon(report.verdict)} <a href="report/${encodeURIComponent(report.started)}" target="_blank" rel="noopener">${momentText(report.started)}</a>: ${words}, ${outsideText(report.because)}</li>`;
