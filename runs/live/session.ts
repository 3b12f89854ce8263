import { randomInt } from 'node:crypto';
import { lines, markup } from '../../reporters/html/markup.ts';
import type { Offer } from '../../reporters/live/forms.ts';
import type { LiveView } from '../../reporters/live/view.ts';
import { asUsageError, type Io, UsageError, untilAborted } from '../run.ts';
import type { WatchedTarget, watchedChanges } from '../watch/watch.ts';
import { chosenArguments, type PageArguments } from './choice.ts';
import type { createPagePerson } from './person.ts';

/** What a page runs, again and again. */
export interface PageTarget {
  kind: Offer['kind'];
  watched(): WatchedTarget;
  plan(args: PageArguments, io: Io): Promise<string>;
  run(args: PageArguments, io: Io): Promise<number>;
}

export interface Stage {
  /** The name of the target in a list of targets. */
  name: string;
  target: PageTarget;
  args: PageArguments;
  changes: ReturnType<typeof watchedChanges>;
  view: LiveView;
  person: ReturnType<typeof createPagePerson>;
  stop: AbortSignal;
  /** Ends the whole command. */
  ending: AbortController;
  turn: Turn;
  io: Io;
}

/** One run at a time, also of several targets. */
export function createTurn() {
  let last = Promise.resolve();
  let holder: string | undefined;
  return {
    holder: (): string | undefined => holder,
    /** Waits until nobody else runs, and runs. */
    async take(name: string, run: () => Promise<void>): Promise<void> {
      const before = last;
      let leave = (): void => {};
      last = new Promise((resolve) => {
        leave = resolve;
      });
      await before;
      holder = name;
      await run().finally(() => {
        holder = undefined;
        leave();
      });
    },
  };
}

export type Turn = ReturnType<typeof createTurn>;

type Fields = Record<string, string>;

const drawnSeed = (): number => randomInt(2 ** 31);

/** The runs of one page, one at a time: a person starts them there, or a change starts them. */
export function createSession({ name, target, args, changes, view, person, stop, ending, turn, io }: Stage) {
  let isWaiting = false;
  let isWatching = args.watch;
  let wanted: { args: PageArguments; why: string } | undefined;
  let latest: PageArguments | undefined;
  let running: AbortController | undefined;
  let waking = new AbortController();
  let status = 0;
  /** The plan on the page is the plan of the next run, so both have this seed. */
  let seed = drawnSeed();
  let latestFields: Fields = {};
  const over = AbortSignal.any([stop, ending.signal]);

  const next = async (): Promise<typeof wanted> => {
    while (!over.aborted) {
      const chosen = wanted;
      wanted = undefined;
      if (chosen) return chosen;
      waking = new AbortController();
      const signal = AbortSignal.any([over, waking.signal]);
      // A changed file never starts a run against production; only a person does.
      const again = isWatching && latest?.environment !== 'production' ? latest : undefined;
      if (!again) await untilAborted(signal);
      const why = again && (await changes.next(signal));
      if (again && why !== undefined) return { args: { ...again, resume: false }, why };
    }
    return undefined;
  };

  const runOnce = async (given: PageArguments, why: string): Promise<void> => {
    running = new AbortController();
    const cut = changes.begins();
    const signal = AbortSignal.any([over, running.signal, ...(isWatching ? [cut] : [])]);
    view.begin(why);
    let problem: string | undefined;
    try {
      status = await target.run(given, {
        ...io,
        onEvent: (event) => view.on(event),
        interruption(beforeEnd) {
          io.interruption(beforeEnd);
          return signal;
        },
        confirm: person.confirm,
        terminal: person.terminal,
      });
    } catch (error) {
      problem = asUsageError(error).message;
      io.err(problem);
    } finally {
      running = undefined;
      person.close();
      view.end(problem);
    }
  };

  const show = async (fields: Fields): Promise<void> => {
    const plan = await target
      .plan(await chosenArguments(args, fields, seed, io), io)
      .catch((error: unknown) => asUsageError(error).message);
    if (!running) view.set('planned', markup`<pre>${lines(plan)}</pre>`);
  };

  return {
    isWatching: () => isWatching,
    latest: (): PageArguments => latest ?? args,
    isRunning: () => isWaiting || wanted !== undefined,
    /** Runs until the page or the terminal ends it; returns the status of the last run, or undefined after an interruption. */
    async run(): Promise<number | undefined> {
      for (let chosen = await next(); chosen; chosen = await next()) {
        const { args: given, why } = chosen;
        latest = given;
        isWaiting = true;
        if (turn.holder() !== undefined) view.status(`Waits for the run of ${turn.holder()}`);
        await turn.take(name, async () => {
          if (!over.aborted) await runOnce(given, why);
        });
        isWaiting = false;
        seed = drawnSeed();
        if (!over.aborted) await show(latestFields);
      }
      return stop.aborted ? undefined : status;
    },
    async start(fields: Fields): Promise<void> {
      const holder = isWaiting || wanted ? 'a run' : turn.holder() && `a run of ${turn.holder()}`;
      if (holder) throw new UsageError(`assay: ${holder} is going on; stop it first`);
      wanted = { args: await chosenArguments(args, fields, seed, io), why: 'The run starts' };
      latestFields = fields;
      waking.abort();
    },
    show,
    stop(): void {
      if (!running || running.signal.aborted) return;
      view.enter('stopping');
      view.status('Stopping, and cleaning up');
      view.announce('Stopping, and cleaning up');
      running.abort('SIGINT');
    },
    watch(on: boolean): void {
      // Earlier changes no longer count.
      if (on && !running) changes.begins();
      isWatching = on;
      waking.abort();
    },
    end: () => ending.abort('SIGINT'),
  };
}

export type Session = ReturnType<typeof createSession>;
