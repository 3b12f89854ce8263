import { requirements } from '../../engine/judging/catalogue.ts';
import type { Report } from '../../engine/judging/report.ts';
import type { RunEvent } from '../../engine/recording/events.ts';
import type { RecordedExchange } from '../../engine/recording/recording.ts';
import { countText, lines, type Markup, markup, nothing, outsideText } from '../html/markup.ts';
import { icon } from '../html/verdicts.ts';
import { titles } from '../words.ts';
import { MOST_ROWS, type Patch } from './patch.ts';
import { createResources } from './resources.ts';
import { result } from './result.ts';
import { exchangeRow, failureRow, liveRow } from './rows.ts';

export type State = 'idle' | 'running' | 'stopping' | 'ended';

interface Play {
  title: string;
  state: 'to come' | 'running' | 'done' | 'broken';
}

/** What the page shows, kept up to date by the events of a run; each change goes out as a patch, and whoever comes late gets all of it. */
export function createView({ canReplay, send }: { canReplay: boolean; send(patches: Patch[]): void }) {
  const regions = new Map<string, string>();
  const lists = new Map<string, string[]>();
  let state: State = 'idle';
  let plays: Play[] = [];
  let exchanges: RecordedExchange[] = [];
  let passed = 0;
  let failed = 0;
  let warned = 0;
  let last: Report | undefined;
  /** The last one that came to its end, to compare with. */
  let whole: Report | undefined;
  const resources = createResources();

  const set = (at: string, { markup: html }: Markup): void => {
    if (regions.get(at) === html) return;
    regions.set(at, html);
    send([{ at, how: 'set', html }]);
  };
  const append = (at: string, rows: readonly Markup[]): void => {
    const html = rows.map((row) => row.markup);
    lists.set(at, [...(lists.get(at) ?? []), ...html].slice(-MOST_ROWS));
    send(html.map((one) => ({ at, how: 'append', html: one })));
  };
  const clear = (...names: string[]): void => {
    for (const at of names) {
      lists.delete(at);
      regions.delete(at);
      send([{ at, how: 'set', html: '' }]);
    }
  };
  /** For people who hear the page: only what they wait for. */
  const announce = (text: string): void => set('announced', markup`${text}`);
  const status = (text: string): void => set('status', markup`${text}`);
  const enter = (next: State): void => {
    state = next;
    send([{ at: '', how: 'state', html: state }]);
  };
  const showPlays = (): void => {
    const done = plays.filter(({ state: own }) => own === 'done' || own === 'broken').length;
    set(
      'progress',
      plays.length === 0
        ? nothing
        : markup`<progress max="${plays.length}" value="${done}" aria-label="Plays"></progress> <span>${done} of ${countText(plays.length, 'play')}</span> <span>${passed} passed, ${failed} failed, ${warned} warned so far</span>`,
    );
  };
  const showPlay = (play: Play): void => set(`play-${plays.indexOf(play)}`, playRow(play));

  const listeners: { [K in RunEvent['kind']]?: (event: Extract<RunEvent, { kind: K }>) => void } = {
    planned: ({ plan }) => set('planned', markup`<pre>${lines(plan)}</pre>`),
    plays({ plays: all }) {
      plays = all.map(({ title }) => ({ title, state: 'to come' }));
      append(
        'plays',
        plays.map((play, index) => markup`<li id="play-${index}">${playRow(play)}</li>`),
      );
      showPlays();
    },
    started({ play, number, of }) {
      status(`Play ${number} of ${of}: ${play}`);
      const found = plays.find(({ title, state: own }) => title === play && own === 'to come');
      if (!found) return;
      found.state = 'running';
      showPlay(found);
    },
    finished({ play, hasFailed }) {
      const found = plays.find(({ title, state: own }) => title === play && own !== 'done' && own !== 'broken');
      if (!found) return;
      found.state = hasFailed ? 'broken' : 'done';
      showPlay(found);
      showPlays();
    },
    said: ({ text }) => append('said', [markup`<li>${text.trimEnd()}</li>`]),
    exchange: ({ exchange }) => append('now', [liveRow(exchange)]),
    recording({ recording }) {
      clear('now');
      const own = recording.exchanges ?? [];
      append(
        'exchanges',
        own.map((exchange, index) => exchangeRow(exchange, exchanges.length + index)),
      );
      exchanges.push(...own);
      set(
        'exchange-count',
        markup`${countText(exchanges.length, 'exchange')}${exchanges.length > MOST_ROWS && `, the last ${MOST_ROWS} are listed`}`,
      );
    },
    ledger: ({ line }) => set('resources', resources.take(line)),
    certain({ verdicts }) {
      const bad = verdicts.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn');
      if (failed + warned === 0 && bad[0]) announce(`First failure, the run goes on: ${bad[0].id}`);
      warned += bad.filter(({ verdict }) => verdict === 'warn').length;
      failed += bad.filter(({ verdict }) => verdict === 'fail').length;
      passed += verdicts.length - bad.length;
      append(
        'failures',
        bad.map((one) => failureRow(one, requirements().find(({ id }) => id === one.id)?.text ?? one.id)),
      );
      showPlays();
    },
    cleaning: () => status('Cleaning up'),
    cleaned: ({ resources: counts }) => set('resources', resources.settle(counts)),
    reported({ report }) {
      set('result', result(report, whole, canReplay));
      clear('failures', 'now');
      last = report;
      if (report.complete) whole = report;
      exchanges = report.exchanges;
      status(titles[report.verdict]);
      announce(`The run is over: ${titles[report.verdict]}, ${report.because}`);
    },
  };

  return {
    state: () => state,
    enter,
    status,
    announce,
    set,
    append,
    clear,
    on(event: RunEvent): void {
      (listeners[event.kind] as ((event: RunEvent) => void) | undefined)?.(event);
    },
    /** A run begins: nothing of the one before is shown any more, but its result until there is another. */
    begin(what: string): void {
      plays = [];
      exchanges = [];
      passed = 0;
      failed = 0;
      warned = 0;
      for (const name of [...regions.keys()]) if (name.startsWith('play-')) regions.delete(name);
      clear('plays', 'now', 'exchanges', 'exchange-count', 'failures', 'said', 'progress', 'replayed');
      resources.reset();
      clear('resources');
      if (last) set('result', markup`<p class="remark">Of the run before:</p>${result(last, undefined, false)}`);
      set('clock', markup`<time data-since="${new Date().toISOString()}">0 s</time>`);
      status(what);
      announce(what);
      enter('running');
    },
    /** Why a run ended without a report, or nothing more to tell. */
    end(problem?: string): void {
      set('clock', nothing);
      if (problem !== undefined) {
        append('said', [markup`<li class="alarm">${outsideText(problem)}</li>`]);
        status(problem);
        announce(problem);
      }
      enter('idle');
    },
    /** How much of the run is to come. */
    left: (): string => `${countText(plays.filter(({ state: own }) => own === 'to come').length, 'play')} to come.`,
    exchange: (number: number): RecordedExchange | undefined => exchanges[number],
    report: (): Report | undefined => last,
    /** All that there is to see now. */
    snapshot(): Patch[] {
      // A list stands in a region, and a play in a list.
      const shown = [...regions].map(([at, html]): Patch => ({ at, how: 'set', html }));
      return [
        { at: '', how: 'state', html: state },
        ...shown.filter(({ at }) => !at.startsWith('play-')),
        ...[...lists].map(([at, rows]): Patch => ({ at, how: 'set', html: rows.join('') })),
        ...shown.filter(({ at }) => at.startsWith('play-')),
      ];
    },
  };
}

export type LiveView = ReturnType<typeof createView>;

const marks = { 'to come': 'untested', running: 'undecided', done: 'pass', broken: 'fail' } as const;

/** A play judges nothing: done is not green, it is over. */
const playRow = ({ title, state }: Play): Markup =>
  markup`<span class="play-state ${state === 'to come' ? 'later' : state}">${state === 'broken' ? icon(marks.broken) : nothing}${state}</span> ${outsideText(title)}`;
