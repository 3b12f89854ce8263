import type { ManifestDocument } from '../engine/document/manifest.ts';
import type { Unplayed } from '../engine/judge-recording.ts';
import { join } from '../engine/recording.ts';
import { repeater } from '../engine/repeat.ts';
import type { Manifest } from '../engine/rule.ts';
import { UsageError } from '../engine/usage-error.ts';
import { defineCommand, type Io } from './command.ts';
import { statusOf } from './interruption.ts';
import { chosenPlays, type Part } from './live/choice.ts';
import { live } from './live/options.ts';
import { perform } from './live/perform.ts';
import { plan } from './live/plan.ts';
import { type LiveArguments, runSettings } from './live/settings.ts';
import { judging, leftOutBy } from './options.ts';
import { deliver, readyToDeliver } from './output.ts';
import { loadManifest, providerReport, registeredSecrets } from './provider.ts';

export default defineCommand({
  usage: 'certify <manifest>',
  positionals: { manifest: { type: 'string', demandOption: true, describe: 'the manifest file' } },
  options: {
    previous: { type: 'string', requiresArg: true, describe: 'the manifest that was pushed before: its id may not change' },
    ...live,
    ...judging,
  },
  examples: [
    ['assay certify manifest.json', 'judge the service behind the test URLs'],
    ['assay certify manifest.json --plan basic', 'with a plan that the service knows'],
    ['assay certify manifest.json --dry-run', 'show what would be done'],
    ['assay certify manifest.json --smoke', 'one install, one sign-on, one delete'],
    ["assay certify manifest.json --only 'sso/*'", 'a part'],
  ],
  run: (args, io) => certify(args.manifest, args, io),
});

export interface Arguments extends LiveArguments {
  previous?: string | undefined;
  only?: string[] | undefined;
  skip?: string[] | undefined;
  strict: boolean;
  baseline?: string | undefined;
  reporter: string;
  out: string;
  quiet: boolean;
}

/** Certifies a provider: the manifest offline, then the service behind it. */
export async function certify(file: string, args: Arguments, io: Io): Promise<number> {
  const started = new Date();
  const document = loadManifest(file, args.previous, io);
  const selected = leftOutBy(args.only, args.skip);
  const hidden = registeredSecrets(document, args);
  await readyToDeliver(args, io);
  // Read while the plays start.
  const loading = import('../rules/provider.ts');
  const common = { command: `assay certify ${file}`, document, strict: args.strict, started };
  const wrong = unusable(document, args.environment);
  if (wrong) {
    const untested = { reason: `the manifest has to be mended first: ${wrong}`, byChoice: false };
    const leftOut = (id: string) => selected(id) ?? (id.startsWith('manifest/') ? undefined : untested);
    return deliver(providerReport({ ...common, rules: (await loading).providerRules, leftOut }, io), args, io, hidden);
  }
  const manifest = document.object as unknown as Manifest;
  const run = runSettings(args, file, manifest.api[args.environment as 'test' | 'production'], io);
  const part = chosenPlays(args);
  const stop = io.interruption();
  if (!args.quiet || args['dry-run']) io.err(`${plan(run, manifest.id, part.why ?? '')}\n`);
  if (args['dry-run']) return 0;
  await agree(args, io);
  const { collected, resources, isComplete } = await perform(run, manifest, part, args.deadline, io, stop);
  const played = join(collected.recordings);
  const secrets = { id: manifest.id, password: manifest.api.password, sso_salt: manifest.api.sso_salt };
  const report = providerReport(
    {
      ...common,
      rules: (await loading).providerRules,
      evidence: {
        played,
        unplayed: unplayed(part, isComplete, collected.errors.length),
        repeat: repeater(secrets, `${args.out}/report.json`),
      },
      leftOut: (id) => selected(id),
      more: { ...played, resources, seed: run.seed, complete: isComplete },
    },
    io,
  );
  for (const { play, message } of collected.errors) io.err(`An error of Assay's own in "${play}":\n${message}`);
  const status = await deliver(report, args, io, hidden);
  return stop.aborted ? statusOf(stop.reason) : status;
}

/** The first part of the manifest without which no call can be made. */
function unusable(document: ManifestDocument, environment: string): string | undefined {
  const needed: Record<string, string> = {
    '/id': 'manifest/id-is-present',
    '/api/password': 'manifest/password-is-present',
    '/api/sso_salt': 'manifest/sso-salt-is-present',
    [`/api/${environment}/base_url`]: `manifest/${environment}-urls-are-present`,
    [`/api/${environment}/sso_url`]: `manifest/${environment}-urls-are-present`,
  };
  const isUsable = (pointer: string) => {
    const value = document.value(pointer);
    return (
      typeof value === 'string' && value !== '' && (!pointer.endsWith('_url') || (/^https?:\/\/\S+$/i.test(value) && URL.canParse(value)))
    );
  };
  return Object.entries(needed).find(([pointer]) => !isUsable(pointer))?.[1];
}

async function agree({ environment, yes }: Arguments, io: Io): Promise<void> {
  if (environment !== 'production' || yes) return;
  const answer = await io.confirm('This installs and deletes add-ons in production. Go on?');
  if (answer === undefined) throw new UsageError('assay: production has to be confirmed; add --yes');
  if (!answer) throw new UsageError('assay: stopped; nothing was changed');
}

/** Why there are plays that recorded nothing: an error of ours, a run cut short, or the user's choice. */
function unplayed(part: Part, isComplete: boolean, errors: number): Unplayed | undefined {
  if (errors > 0) return { verdict: 'undecided', reason: "an error of Assay's own", byChoice: false };
  if (!isComplete) return { verdict: 'undecided', reason: 'the run was cut short', byChoice: false };
  return part.why === undefined ? undefined : { verdict: 'untested', reason: part.why, byChoice: true };
}
