import { because } from '../../../engine/catalogue/reason.ts';
import { contract } from '../../../engine/contract/contract.ts';
import { textsBelow } from '../../../engine/documents/text.ts';
import { isObject, jsonIn } from '../../../engine/documents/values.ts';
import { shellQuoted } from '../../../engine/wire/http/curl.ts';
import { creationInputs, type Input, isCopyOf, keptIn, objectOf, shownIn } from './inputs.ts';
import type { ClientLabel, ClientSetup, Ran } from './setup.ts';

/** Commands of the contract, by name; `inputs` finds the values in a command line that a request has to contain. */
const KNOWN: Record<string, { label: ClientLabel; inputs?(command: string): Input[] }> = {
  create: { label: 'cli/create', inputs: creationInputs },
  tokens_create: { label: 'cli/tokens', inputs: (command) => objectOf('create', 'name', command) },
  tokens_list: { label: 'cli/tokens' },
  tokens_revoke: { label: 'cli/tokens', inputs: (command) => objectOf('revoke', 'identifier', command) },
};

const SHOW_TOKENS = ['tokens_create', 'tokens_list'];

/** Runs the commands of the configuration; commands of the contract get their own label. */
export async function playCommands(setup: ClientSetup, wanted: (name: string) => boolean): Promise<void> {
  for (const [name, command] of Object.entries(setup.configuration.commands ?? {})) {
    if (setup.stop.aborted) return;
    const { label, inputs } = KNOWN[name] ?? {};
    if (wanted(name)) await playCommand(setup, { name, command, label, inputs: inputs?.(command) });
  }
}

const VARIABLE = 'ASSAY_VARIABLE';
const VALUES: [variant: string, what: string, value: string][] = [
  ['plain', 'a plain value', 'assay'],
  ['blanks', 'a value with blanks and an equals sign', 'two words=and more'],
  ['address', 'an address', 'postgresql://user@db.example:5432/name?ssl=true&a=b'],
];

/** Sets variables with the configured command, followed by a name and a value. */
export async function setsVariables(setup: ClientSetup): Promise<void> {
  const { env_set: command } = setup.configuration;
  if (command === undefined || command === 'none') return;
  for (const [variant, what, value] of VALUES) {
    if (setup.stop.aborted) return;
    const line = `${command} ${VARIABLE} ${shellQuoted(value)}`;
    const inputs = Object.entries({ name: VARIABLE, value }).map(([input, given]) => ({ what: input, value: given }));
    await playCommand(setup, { name: 'env_set', command: line, label: 'cli/env-set', variant, what, inputs });
  }
}

type CommandRun = {
  name: string;
  command: string;
  label: ClientLabel | undefined;
  variant?: string;
  what?: string;
  inputs?: Input[] | undefined;
};

async function playCommand(setup: ClientSetup, { name, command, label, variant, what, inputs }: CommandRun): Promise<void> {
  const start = Date.now();
  const ran = await setup.runs(command, { command: name });
  if (setup.stop.aborted) return;
  const undecided = ran.broken === undefined ? undefined : because('command-broken', { command: name, why: ran.broken });
  const run = {
    ...runOf(setup, name, ran, what),
    inputs: inputs && shownIn(inputs, [...sentBy(ran), ...keptIn(setup.home, start).filter((text) => !isCopyOf(command, text))]),
  };
  const seen = { exchanges: ran.arrivals.map(({ exchange }) => exchange), variant, run, undecided };
  setup.record('client/command', seen);
  if (label !== undefined) setup.record(label, seen);
  if (undecided !== undefined) setup.record('client/request', { exchanges: [], undecided });
  const isError = ran.broken === undefined && ran.status !== 0;
  const error = isError ? setup.whyEnded(ran.output) : '';
  const ended = { command: name, status: ran.status ?? undefined, error };
  if (error !== '' && ran.arrivals.length === 0) setup.crashes.push(ended);
  if (isError && isServed(ran)) setup.record('client/request', { exchanges: [], undecided: because('client-ended-later', ended) });
  setup.log(`${name}: ${ran.broken ?? `exit status ${ran.status}`}, requests: ${ran.arrivals.length}${error && `: ${error}`}`);
}

/** Whether all requests of a command were accepted: then it ended for another reason than a refusal. */
const isServed = ({ arrivals }: Ran): boolean =>
  arrivals.length > 0 && arrivals.every(({ exchange }) => (exchange.response?.status ?? 500) < 400);

const sentBy = ({ arrivals }: Ran): string[] => arrivals.flatMap(({ exchange: { request } }) => [request.url, request.body ?? '']);

function runOf(setup: ClientSetup, command: string, { status, stdout, output, arrivals, ms }: Ran, what?: string) {
  const json = jsonIn(stdout.toString('utf8'));
  const run = { command, what, status, output: setup.shown(output), requests: arrivals.length, ms, isJson: json !== undefined };
  if (json === undefined) return run;
  const entries = SHOW_TOKENS.includes(command) ? entriesOf(json).filter(isAnswered(arrivals)) : [];
  const tokens = SHOW_TOKENS.includes(command) && {
    identifiers: entries.slice(0, MAX_TOKENS).flatMap(identifierOf),
    tokens: entries.length,
  };
  return { ...run, fields: fieldsOf(json), ...tokens };
}

/** Whether an entry has a text from one of these answers, also without its prefix; a tool that prints the same always shows nothing. */
function isAnswered(arrivals: Ran['arrivals']): (entry: unknown) => boolean {
  const answers = arrivals.map(({ exchange: { response } }) => jsonIn(response?.body));
  const given = new Set(answers.flatMap(textsIn).flatMap((text) => [text, text.replace(contract().identifierPrefix, '')]));
  return (entry) => textsIn(entry).some((text) => given.has(text));
}

const textsIn = (json: unknown): string[] => [...textsBelow([json], () => true)].map(({ value }) => value);

const fieldsOf = (value: unknown): string[] => {
  const [first] = Array.isArray(value) ? value : [value];
  return typeof first === 'object' && first !== null ? Object.keys(first).slice(0, 40) : [];
};

const MAX_TOKENS = 40;

/** Field names that tools use for the identifier of a token; the contract gives none. */
const IDENTIFIER = /^(?:(?:api)?[_-]?tokens?[_-]?)?(?:id|identifier)$/i;

/** The tokens in a tool's JSON output: a list, one token, or a list inside an object. */
function entriesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const lists = isObject(value) ? Object.values(value).filter((one) => Array.isArray(one)) : [];
  return lists.length > 0 ? lists.flat() : [value];
}

const isPrefixed = (value: unknown): boolean => typeof value === 'string' && value.startsWith(contract().identifierPrefix);

function identifierOf(entry: unknown): { field: string; isPrefixed: boolean }[] {
  if (isPrefixed(entry)) return [{ field: '', isPrefixed: true }];
  if (!isObject(entry)) return [];
  const fields = Object.entries(entry);
  const right = fields.find(([, value]) => isPrefixed(value));
  const [field] = right ?? fields.find(([name]) => IDENTIFIER.test(name)) ?? [];
  return field === undefined ? [] : [{ field: field.slice(0, 60), isPrefixed: right !== undefined }];
}
