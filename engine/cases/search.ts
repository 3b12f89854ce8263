import fc from 'fast-check';
import { type Body, type BodyParts, type BodyRun, bodyOfParts, isLonger, longerParts, ordinaryParts } from './bodies.ts';
import { shaped } from './shapes.ts';

/** refused: 4xx. broken: 5xx, or no valid answer. stop: the network failed, or the target throttles, so the search ends. */
export type SendOutcome = 'accepted' | 'refused' | 'broken' | 'stop';

export type Send = (body: Body, about: { what: string; isLonger: boolean }) => Promise<SendOutcome>;

type FoundBody = { body: Body; parts: BodyParts; what: string; outcome: 'refused' | 'broken' };

type BodySearch = {
  /** How many shapes and drawn bodies were answered; bodies that shrink an earlier one do not count. */
  tried: number;
  sent: number;
  /** The smallest body whose failure breaks a must. */
  smallest?: FoundBody;
  /** That body was accepted when it was sent again, so the body is not the reason. */
  isAcceptedAgain: boolean;
  /** The smallest longer body that was refused, which breaks a should. */
  smallestLonger?: FoundBody;
  isStopped: boolean;
};

type Options = BodyRun & { seed: number; cases: number; budget: number; send: Send };

const breaksMust = ({ body, outcome }: FoundBody) => outcome === 'broken' || !isLonger(body);

/** Sends the shapes, then drawn bodies, and shrinks what fails twice; at most `budget` are sent in all. */
export async function searchBodies({ seed, cases, budget, send, ...run }: Options): Promise<BodySearch> {
  const search: BodySearch = { tried: 0, sent: 0, isAcceptedAgain: false, isStopped: false };
  const thrown: unknown[] = [];

  async function attempt(parts: BodyParts, what: string): Promise<FoundBody | undefined> {
    search.sent += 1;
    const body = bodyOfParts(parts, run);
    try {
      const outcome = await send(body, { what, isLonger: isLonger(body) });
      if (outcome === 'refused' || outcome === 'broken') return { body, parts, what, outcome };
      search.isStopped = outcome === 'stop';
    } catch (error) {
      // Thrown here, fast-check would take it for a failing body and continue; so it is thrown at the end.
      thrown.push(error);
      search.isStopped = true;
    }
    return undefined;
  }

  const isOver = () => search.isStopped || search.isAcceptedAgain || search.sent >= budget;

  /** Sends a body that failed once more, before it is shrunk: a service that fails now and then accepts it. */
  async function isAcceptedAgain({ parts, what }: FoundBody): Promise<boolean> {
    if (isOver()) return false;
    const again = await attempt(parts, `${what}, sent again`);
    return again === undefined && !search.isStopped;
  }

  const { plans, schema } = run;
  const drawn = fc.oneof({ weight: 9, arbitrary: ordinaryParts(plans, schema) }, { weight: 1, arbitrary: longerParts(plans, schema) });
  const check = (examples: BodyParts[], numRuns: number, holds: (parts: BodyParts) => Promise<boolean>) =>
    fc.check(
      fc.asyncProperty(drawn, async (parts) => isOver() || (await holds(parts))),
      { seed, numRuns, examples: examples.map((parts): [BodyParts] => [parts]), endOnFailure: false, ignoreEqualValues: true },
    );

  const shapes = shaped(plans, schema, seed);
  let origin = '';
  let refused: BodyParts | undefined;
  const examples = shapes.map(({ parts }) => parts);
  await check(examples, cases, async (parts) => {
    const isShrinking = search.smallest !== undefined;
    if (!isShrinking) origin = shapes[search.tried]?.what ?? `drawn body ${search.tried + 1}`;
    const found = await attempt(parts, isShrinking ? `${origin}, made smaller` : origin);
    if (!isShrinking && !search.isStopped) search.tried += 1;
    if (found && breaksMust(found)) {
      search.smallest = found;
      if (!isShrinking) search.isAcceptedAgain = await isAcceptedAgain(found);
    } else if (found && search.smallestLonger === undefined) {
      search.smallestLonger = found;
      refused = parts;
    }
    return found === undefined || !breaksMust(found);
  });

  if (refused && search.smallestLonger) {
    const { what } = search.smallestLonger;
    await check([refused], 1, async (parts) => {
      // fast-check shrinks only what fails, so the body that is known to be refused fails at once.
      if (parts === refused) return false;
      const found = isLonger(parts) ? await attempt(parts, `${what}, made smaller`) : undefined;
      if (found && breaksMust(found)) search.smallest ??= found;
      else if (found) search.smallestLonger = found;
      return found === undefined || breaksMust(found);
    });
  }

  if (thrown.length > 0) throw thrown[0];
  return search;
}
