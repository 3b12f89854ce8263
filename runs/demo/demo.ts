import { join } from 'node:path';
import { canListen, freePort } from '../../fixtures/free-port.ts';
import { demoEnd, demoLine, demoStart, type Judged } from '../../reporters/demo.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { applicationPort } from '../../suites/shared/application/port.ts';
import { writeApplication } from '../../targets/reference/application/folder.ts';
import { clientConfiguration } from '../../targets/reference/client/configuration.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { providerManifest, startPlatform } from '../../targets/reference/platform/index.ts';
import { app } from '../application/app.ts';
import { client } from '../client/client.ts';
import { reporterNames } from '../delivery/publish.ts';
import { inTemporaryFolder } from '../files.ts';
import { hasBrowser } from '../plan/browser.ts';
import { gate } from '../platform/gate.ts';
import { certify } from '../provider/certify.ts';
import { type Arguments as Declared, defaultArguments, type Io, type JudgingArguments, type LiveArguments } from '../run.ts';

type Arguments = LiveArguments & JudgingArguments;
type Judge = (args: Arguments, io: Io) => Promise<number>;

/** Judges the references and sums up; the status is that of the first that does not conform. */
export async function demo(given: Declared['demo'], io: Io): Promise<number> {
  const args = { ...defaultArguments, ...given };
  const isSummed = !args['dry-run'] && reporterNames(args.reporter).includes('terminal');
  const isFree = await canListen(applicationPort());
  const browser = await browserFor(args, io);
  const leftOut = [...(browser === args.browser ? [] : [noBrowser]), ...(isFree ? [] : [portTaken()])];
  const chosen = { ...args, browser, ...(isSummed && { reporter: `${args.reporter},html`, quiet: true }) };
  const parts: [string, string, Judge][] = [
    ['partner', args.out, partner],
    ['platform', join(args.out, 'platform'), platform],
    ['application', join(args.out, 'application'), (...given) => application(isFree, ...given)],
    ['client', join(args.out, 'client'), caller],
  ];
  const judged: Judged[] = [];
  const statuses: number[] = [];
  if (isSummed && !args.quiet) io.out(demoStart);
  for (const [what, out, judge] of parts) {
    const onReport = (report: Report) => {
      const one = { what, report, page: join(out, 'report.html') };
      judged.push(one);
      io.out(demoLine(one, io));
    };
    const status = await judge({ ...chosen, out }, isSummed ? summedUp(what, onReport, io) : io);
    statuses.push(status);
    // An interruption ends the demo, not only the run that it stopped.
    if (status > 128) return status;
  }
  if (isSummed && !args.quiet) io.out(demoEnd(judged, leftOut));
  return statuses.find((status) => status !== 0) ?? 0;
}

/** Prints only the verdict of a run, which step it is at, and errors; the reports have the rest. */
function summedUp(what: string, onReport: (report: Report) => void, io: Io): Io {
  io.status?.(`  ${what} …`);
  return {
    ...io,
    out: () => {},
    onEvent(event) {
      if (event.kind === 'started') io.status?.(`  ${what} ${event.number}/${event.of} ${event.play}`);
      if (event.kind === 'reported') onReport(event.report);
    },
  };
}

const noBrowser = [
  'Left out: sign-on in a real browser, because none was found. To install one:',
  '  npx assay doctor --fix',
  'Until then, the partner\'s report says "partial".',
].join('\n');

const applicationPlan = () =>
  `The application reference-application is started with node server.js on port ${applicationPort()}, once for each way to end, and asked for its health-check paths.`;

const portTaken = () => `Left out: starting the application, because another program uses port ${applicationPort()}.`;

/** Without a browser, the demo still shows everything else. */
const browserFor = async ({ browser }: Arguments, { env }: Io): Promise<Arguments['browser']> =>
  browser !== 'auto' || (await hasBrowser(env)) ? browser : 'off';

async function partner(args: Arguments, io: Io): Promise<number> {
  const reference = await startPartner({ manifest: partnerManifest() });
  return inFolder({ 'manifest.json': JSON.stringify(reference.manifest, null, 2) }, (folder) =>
    certify(join(folder, 'manifest.json'), args, io),
  ).finally(() => reference.close());
}

async function platform(args: Arguments, io: Io): Promise<number> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const reference = await startPlatform({ manifest: providerManifest({ origin }) });
  const settings = { ...args, plan: 'test', 'driver-timeout': 120 };
  const itsIo = { ...io, env: { ...io.env, ...reference.environment } };
  return inFolder(reference.files(), (folder) => gate(join(folder, 'platform.yaml'), settings, itsIo)).finally(() => reference.close());
}

async function application(isFree: boolean, args: Arguments, io: Io): Promise<number> {
  if (args['dry-run']) {
    io.out(applicationPlan());
    return 0;
  }
  const chosen = { env: ['NODE_ENV=production'], 'inherit-env': false, 'ready-within': 30, 'end-within': 10 };
  const start = isFree ? 'node server.js' : undefined;
  return inFolder({}, (folder) => {
    writeApplication(folder);
    return app(folder, { ...args, ...chosen, start }, io);
  });
}

async function caller(args: Arguments, io: Io): Promise<number> {
  const settings = { ...args, listen: undefined, login: 'honest' as const };
  return inFolder({ 'client.yaml': JSON.stringify(clientConfiguration(), null, 2) }, (folder) =>
    client(join(folder, 'client.yaml'), settings, io),
  );
}

const inFolder = (files: Record<string, string>, use: (folder: string) => Promise<number>) => inTemporaryFolder('assay-demo-', files, use);
