import { parentPort, workerData } from 'node:worker_threads';
import { isWrong } from '../../engine/judging/verdict.ts';
import { exchangeOf } from '../../engine/wire/traffic/passed.ts';
import type { PassedExchange } from '../../engine/wire/traffic/tap.ts';
import { createObserver, type Sighting, sides } from '../../suites/traffic/observer.ts';
import type { TrafficSide } from '../../suites/traffic/owner.ts';
import { judgeSide, kept, whoseTraffic } from '../traffic/report.ts';
import { type FoundProblem, type JudgedPassage, maxKept, type WorkerAnswer, type WorkerData, type WorkerQuestion } from './messages.ts';

const { whose, origin, contract } = workerData as WorkerData;
// A thread has its own modules, and so none of the choices of the run.
if (contract !== undefined) (await import('../../engine/contract/choose.ts')).chooseContract(contract);
const observe = createObserver(whose);
const traffic = whoseTraffic(whose);

const sightings: Sighting[] = [];
let forgotten = 0;

async function judged(passed: PassedExchange): Promise<JudgedPassage | undefined> {
  const exchange = exchangeOf(passed, origin);
  const sighting = exchange && (await observe(exchange));
  if (!sighting) return undefined;
  const found = (await Promise.all(sides.map((side) => foundIn(side, sighting)))).flat();
  if (sightings.length < maxKept.all || (found.length > 0 && sightings.length < maxKept.withWrong)) sightings.push(sighting);
  else forgotten += 1;
  const { request, response, started, ms } = sighting.exchange;
  return {
    time: new Date(started).toISOString(),
    method: request.method,
    url: request.url,
    ...(response && { status: response.status }),
    ms: Math.round(ms.total),
    found,
    seen: kept(sighting, traffic),
  };
}

async function foundIn(side: TrafficSide, sighting: Sighting): Promise<FoundProblem[]> {
  if (sighting[side].length === 0) return [];
  const { judged: all } = await judgeSide(side, [sighting], traffic.has);
  const wrong = [...all].filter(([, { verdict }]) => isWrong(verdict));
  const verdictAt = (level: string) => (level === 'must' ? 'fail' : 'warn');
  return wrong.flatMap(([requirement, { problems }]) =>
    problems.map(({ level, expected, got }) => ({ side, requirement, expected, got, verdict: verdictAt(level) })),
  );
}

const answer = (message: WorkerAnswer) => parentPort?.postMessage(message);

// One after another: what an exchange shows depends on those before it.
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
