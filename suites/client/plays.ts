import { because } from '../../engine/catalogue/reason.ts';
import type { Label } from '../../engine/recording/recording.ts';
import { inapplicable, skipped } from '../../fixtures/recorder.ts';
import type { Recording, Report } from '../../specs/generated/schemas.ts';
import { playCommands, setsVariables } from './plays/commands.ts';
import { playCurl } from './plays/curl.ts';
import { playLogins } from './plays/login.ts';
import type { ClientLabel, ClientSetup } from './plays/setup.ts';

type Part = { play: (setup: ClientSetup, isWanted: (command: string) => boolean) => Promise<void>; labels: readonly ClientLabel[] };

/** The parts of a run with a client, with the labels that only they record; each part except the first is one command. */
const PARTS = {
  commands: { play: playCommands, labels: ['cli/create', 'cli/tokens'] },
  env_set: { play: setsVariables, labels: ['cli/env-set'] },
  curl: { play: playCurl, labels: ['cli/curl', 'cli/curl-arguments'] },
  login: { play: playLogins, labels: ['client/login', 'client/exchange'] },
} satisfies Record<string, Part>;

type ClientPart = keyof typeof PARTS;

/** The parts that record what the wanted rules read; all parts record client/request. */
export function partsFor(labels: ReadonlySet<Label>): ClientPart[] {
  const all = Object.keys(PARTS) as ClientPart[];
  return labels.has('client/request') ? all : all.filter((part) => PARTS[part].labels.some((label) => labels.has(label)));
}

/** Runs a client against the stand-in platform: the given parts, and only commands that are wanted. */
export async function playClient(setup: ClientSetup, parts: readonly ClientPart[], isWanted: (command: string) => boolean) {
  recordMissing(setup);
  for (const part of parts) if (part === 'commands' || isWanted(part)) await PARTS[part].play(setup, isWanted);
  const [crash] = setup.crashes;
  if (crash !== undefined && setup.arrived() === 0) setup.record('client/request', skipped(because('client-ended', crash)));
  return setup.recording();
}

/** Records what cannot be played, and which setting is missing. */
export function recordMissing({ configuration, record }: Pick<ClientSetup, 'configuration' | 'record'>): void {
  const { client, commands = {}, curl, env_set, login } = configuration;
  const tokens = commands.tokens_create ?? commands.tokens_list ?? commands.tokens_revoke;
  const tools: [labels: readonly ClientLabel[], given: string | undefined, needs: string][] = [
    [PARTS.curl.labels, curl, 'curl, the command of the wrapper,'],
    [['cli/create'], commands.create, 'commands.create'],
    [PARTS.env_set.labels, env_set, 'env_set'],
    [['cli/tokens'], tokens, 'commands.tokens_create, tokens_list and tokens_revoke'],
  ];
  for (const [labels, given, needs] of tools) {
    if (client.kind !== 'cli') record(labels, inapplicable(because('not-a-tool', { kind: client.kind })));
    else if (given === 'none') record(labels, inapplicable(because('none-in-configuration')));
    else if (given === undefined) record(labels, skipped(because('needs-input', { needs: `${needs} in client.yaml` })));
  }
  if (login === 'none') record('client/login', inapplicable(because('no-three-steps')));
  if (login === undefined) record('client/login', skipped(because('needs-input', { needs: 'login in client.yaml, or login: none' })));
}

/** What a report shows about a client besides its verdicts. */
export function clientFacts({ observations }: Recording): Report['facts'] {
  const requests = observations.flatMap(({ label, request }) => (label === 'client/request' && request ? [request] : []));
  const distinct = (values: (string | undefined)[]) => [...new Set(values.filter((value) => value !== undefined))];
  return {
    requests: requests.length,
    credentials: distinct(requests.map(({ scheme }) => scheme)),
    signatureMethods: distinct(requests.map(({ signatureMethod }) => signatureMethod)),
    oauthParametersIn: distinct(requests.map(({ place }) => place)),
  };
}
