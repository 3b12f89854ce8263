import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { InferredOptionTypes, Options } from 'yargs';
import { parseConfiguration } from '../engine/document/configuration.ts';
import { readDocument } from '../engine/document/read.ts';
import { printable } from '../engine/redaction/printable.ts';
import type { Report } from '../engine/report.ts';
import { UsageError } from '../engine/usage-error.ts';
import { exitStatus } from '../engine/verdict.ts';
import { json } from '../reporters/json.ts';
import type { components } from '../specs/generated/schemas.ts';
import { prepare } from './certify.ts';
import { defineCommand, type Io } from './command.ts';
import { chosenEdition } from './edition.ts';
import { blastRadius } from './fleet/blast-radius.ts';
import { prepareGate } from './gate.ts';
import { statusOf } from './interruption.ts';
import type { Candidate } from './live/candidate.ts';
import { agree } from './live/conduct.ts';
import { live } from './live/options.ts';
import { perform } from './live/perform.ts';
import { judging } from './options.ts';
import { createPublisher } from './publish.ts';

type Fleet = components['schemas']['Fleet'];
type FleetTarget = components['schemas']['FleetTarget'];

const options = {
  workers: { type: 'number', default: 2, requiresArg: true, describe: 'targets at the same time' },
  recordings: { type: 'string', requiresArg: true, describe: 'judge the reports below this folder again, by --edition; contacts nobody' },
  'driver-timeout': { type: 'number', default: 120, requiresArg: true, describe: 'seconds for one driver of a platform' },
  ...live,
  ...judging,
} as const satisfies Record<string, Options>;

type FleetArguments = InferredOptionTypes<typeof options>;

export default defineCommand({
  usage: 'fleet [targets]',
  positionals: { targets: { type: 'string', describe: 'a YAML file with the targets' } },
  options,
  examples: [
    ['assay fleet targets.yaml', 'judge every target, a report for each'],
    ['assay fleet --recordings reports --edition next', 'who would break, by which requirement'],
  ],
  run(args, io) {
    const { targets, recordings } = args;
    if ((targets === undefined) === (recordings === undefined))
      throw new UsageError('assay: fleet needs <targets>, or --recordings. See assay fleet --help');
    return targets === undefined ? blastRadius(recordings ?? '', args, io) : fleet(targets, args, io);
  },
});

/** Judges many targets in one run, each with a report of its own. */
async function fleet(file: string, args: FleetArguments, io: Io): Promise<number> {
  await chosenEdition(args.edition, io);
  const { targets } = parseConfiguration<Fleet>(file, readDocument(file, resolve(io.cwd, file)), io.env, 'fleet');
  const twice = targets.find(({ name }, index) => targets.findIndex((other) => other.name === name) < index);
  if (twice) throw new UsageError(`${file}: two targets are named "${twice.name}"; each needs a name of its own`);
  const all = targets.map((target) => {
    const own = argumentsFor(target, args);
    return { ...target, out: own.out, prepared: preparedFor(target, file, own, io) };
  });
  const candidates = all.flatMap(({ prepared }) => ('run' in prepared ? [prepared] : []));
  const stop = io.interruption();
  if (!args.quiet || args['dry-run']) for (const { plan } of candidates) io.err(`${plan}\n`);
  if (args['dry-run']) return 0;
  await agree(candidates.some(({ isProduction }) => isProduction) && !args.yes, io);
  const performances = await perform(candidates, { deadline: args.deadline, isQuiet: args.quiet, workers: args.workers }, io, stop);
  const statuses: number[] = [];
  for (const { name, out, prepared } of all) {
    const report = await ('run' in prepared ? reportOn(prepared, performances[candidates.indexOf(prepared)], io) : prepared.report());
    const publisher = createPublisher(report, prepared.secrets, out, io);
    const path = publisher.write('report.json', json);
    statuses.push(publisher.hasWithheld() ? 3 : exitStatus(report.verdict, report.requirements));
    io.out(printable(line(name, report, path ?? out)));
  }
  return stop.aborted ? statusOf(stop.reason) : worst(statuses);
}

/** Paths are relative to the file that names them. */
function preparedFor({ manifest, platform = '', plans }: FleetTarget, file: string, args: FleetArguments, io: Io) {
  const within = (path: string) => (isAbsolute(path) ? path : join(dirname(file), path));
  if (manifest !== undefined) return prepare(within(manifest), { ...args, ...(plans && { plan: plans }) }, io);
  return prepareGate(within(platform), { ...args, plan: plans?.[0] ?? args.plan?.[0] ?? 'test' }, io);
}

const argumentsFor = ({ name, environment }: FleetTarget, args: FleetArguments): FleetArguments => ({
  ...args,
  out: join(args.out, name),
  ...(environment && { environment }),
});

async function reportOn(candidate: Candidate, performance: Parameters<Candidate['report']>[0] | undefined, io: Io): Promise<Report> {
  if (!performance) throw new Error('nothing was performed');
  for (const { play, message } of performance.collected.errors) io.err(`An error of Assay's own in "${play}":\n${message}`);
  return candidate.report(performance);
}

function line(name: string, { verdict, requirements }: Report, path: string): string {
  const wrong = requirements.filter((one) => one.verdict === 'fail' || one.verdict === 'warn').map(({ id }) => id);
  return `${verdict}: ${name}${wrong.length > 0 ? `, ${wrong.join(', ')}` : ''} (${path})`;
}

/** What is certain comes before what is not: a failure, then an open question, then a part that is missing. */
const worst = (statuses: readonly number[]): number => [1, 3, 4].find((status) => statuses.includes(status)) ?? 0;
