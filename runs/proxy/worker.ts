import { parentPort, workerData } from 'node:worker_threads';
import { exchangeOf } from '../../engine/wire/traffic/passed.ts';
import type { Passed } from '../../engine/wire/traffic/tap.ts';
import { createObserver, type Side, type Sighting } from '../../fixtures/traffic/observer.ts';
import { judgeSide } from '../traffic/report.ts';
import type { Answer, Found, Judged, Question, WorkerData } from './judge.ts';

const { whose, origin } = workerData as WorkerData;
const observe = createObserver(whose);

/** What the reports are made of; of what comes later, only what is wrong is kept, and of that no more than as much again. */
const KEPT = 5_000;
const sightings: Sighting[] = [];
let forgotten = 0;

const answer = (told: Answer) => parentPort?.postMessage(told);
async function judged(passed: Passed): Promise<Judged | undefined> {
  const exchange = exchangeOf(passed, origin);
  const sighting = exchange && (await observe(exchange));
  if (!sighting) return undefined;
  const found: Found[] = [...(await foundIn('provider', sighting)), ...(await foundIn('platform', sighting))];
  if (sightings.length < KEPT || (found.length > 0 && sightings.length < 2 * KEPT)) sightings.push(sighting);
  else forgotten += 1;
  const { request, response, started, ms } = sighting.exchange;
  return {
    ...{ time: new Date(started).toISOString(), method: request.method, url: request.url },
    ...(response && { status: response.status }),
    ...{ ms: Math.round(ms.total), found },
  };
}

async function foundIn(side: Side, sighting: Sighting): Promise<Found[]> {
  if (sighting[side].length === 0) return [];
  const { judged: all } = await judgeSide(side, [sighting], whose);
  return [...all].flatMap(([requirement, { verdict, problems }]) =>
    verdict === 'fail' || verdict === 'warn'
      ? problems.map(
          ({ level, expected, got }) => ({ ...{ side, requirement, expected, got }, verdict: level === 'must' ? 'fail' : 'warn' }) as const,
        )
      : [],
  );
}

// One after another: what an exchange tells depends on those before it.
let last = Promise.resolve();
parentPort?.on('message', (question: Question) => {
  last = last.then(async () => {
    if ('end' in question) return answer({ sightings, forgotten });
    try {
      answer({ judged: await judged(question.passed) });
    } catch (error) {
      answer({ broken: (error as Error).message });
    }
  });
});
