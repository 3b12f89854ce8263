import { parentPort, workerData } from 'node:worker_threads';
import { exchangeOf } from '../../engine/wire/traffic/passed.ts';
import type { PassedExchange } from '../../engine/wire/traffic/tap.ts';
import { createObserver, type Sighting, sides, type TrafficSide } from '../../fixtures/traffic/observer.ts';
import { kept } from '../traffic/kept.ts';
import { judgeSide, whoseTraffic } from '../traffic/report.ts';
import type { FoundProblem, JudgedPassage, WorkerAnswer, WorkerData, WorkerQuestion } from './judge.ts';

const { whose, origin } = workerData as WorkerData;
const observe = createObserver(whose);
const traffic = whoseTraffic(whose);

/** What the reports are made of; of what comes later, only what is wrong is kept, and of that no more than as much again. */
const KEPT = 5_000;
const sightings: Sighting[] = [];
let forgotten = 0;

const answer = (told: WorkerAnswer) => parentPort?.postMessage(told);
async function judged(passed: PassedExchange): Promise<JudgedPassage | undefined> {
  const exchange = exchangeOf(passed, origin);
  const sighting = exchange && (await observe(exchange));
  if (!sighting) return undefined;
  const found: FoundProblem[] = [];
  for (const side of sides) found.push(...(await foundIn(side, sighting)));
  if (sightings.length < KEPT || (found.length > 0 && sightings.length < 2 * KEPT)) sightings.push(sighting);
  else forgotten += 1;
  const { request, response, started, ms } = sighting.exchange;
  return {
    ...{ time: new Date(started).toISOString(), method: request.method, url: request.url },
    ...(response && { status: response.status }),
    ...{ ms: Math.round(ms.total), found, seen: kept(sighting, traffic) },
  };
}

async function foundIn(side: TrafficSide, sighting: Sighting): Promise<FoundProblem[]> {
  if (sighting[side].length === 0) return [];
  const { judged: all } = await judgeSide(side, [sighting], traffic.has);
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
parentPort?.on('message', (question: WorkerQuestion) => {
  last = last.then(async () => {
    if ('end' in question) return answer({ sightings, forgotten });
    try {
      answer({ judged: await judged(question.passed) });
    } catch (error) {
      answer({ broken: (error as Error).message });
    }
  });
});
