import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requirements } from '../../../engine/catalogue/catalogue.ts';
import { message } from '../../../engine/contract/contract.ts';
import { recordedUnder } from '../../../engine/contract/label-operations.ts';
import type { ApplicationSettings, ApplicationType } from '../../../engine/judging/application.ts';
import type { Judgement } from '../../../engine/judging/judgement.ts';
import { isDocumentRule, type RecordingRule, type Rule, type UnansweredRule } from '../../../engine/judging/rule.ts';
import type { Label, RecordedExchange } from '../../../engine/recording/recording.ts';
import { recentAges, windowMs } from '../../../engine/signatures/sso/window.ts';
import type { Observation } from '../../../specs/generated/schemas.ts';
import { kindOf } from '../../../suites/shared/wire/requests.ts';
import { readCases } from '../../../tools/cases.ts';
import { type MessageCase, messageCases } from './message-cases.ts';
import { onTheWire, type Wired } from './on-the-wire.ts';
import type { TestFiles } from './shared/application/test-application.ts';

interface CommonCase {
  case: string;
  verdict: Judgement['verdict'];
  /** A piece of what each problem expects, where the document decides it. */
  expected?: string[];
}

export interface DocumentCase extends CommonCase {
  manifest?: unknown;
  text?: string;
  base64?: string;
  previous?: string;
  at?: string[];
  places?: string[];
  notes?: number;
}

/** Exchanges say only what matters; the rest is filled in. */
export interface RecordingCase extends CommonCase {
  observations: (Omit<Observation, 'exchanges'> & { exchanges: ShortExchange[] })[];
  /** A piece of what each problem got, of each note, of the reason and of each hint. */
  got?: string[];
  notes?: string[];
  reason?: string;
  hints?: string[];
  /** The places of the problems. */
  at?: string[];
}

export interface ApplicationCase extends CommonCase, ApplicationSettings {
  files: TestFiles;
  type?: ApplicationType;
  /** The places of the problems and of the notes, a piece of what each got, and of the reason. */
  at?: string[];
  got?: string[];
  notes?: string[];
  reason?: string;
  /** Some of the facts that follow from it. */
  facts?: Record<string, unknown>;
}

type Short<T> = { [Key in keyof T]?: Partial<T[Key]> };
export type ShortExchange = Short<Pick<RecordedExchange, 'request' | 'response' | 'error' | 'ms'>>;
export type Case = DocumentCase | RecordingCase | ApplicationCase;

interface Validate {
  (value: unknown): boolean;
  errors?: unknown;
}

export const validators = createRequire(import.meta.url)('#specs/generated/validators.cjs') as { recording: Validate };

const root = fileURLToPath(new URL('.', import.meta.resolve('#package')));

export function casesOf({ requirement }: Rule): Case[] {
  const surface = requirements().find(({ id }) => id === requirement)?.surface ?? '';
  return withValues(readCases(root, surface, requirement)) as Case[];
}

/** What cases name instead of a value, so that they hold however long a sign-on form is valid. */
const named = new Map<unknown, unknown>([
  ['{{youngest form}}', recentAges()[0].variant],
  ['{{oldest form}}', windowMs() - 1_000],
]);

const withValues = (value: unknown): unknown => JSON.parse(JSON.stringify(value), (_, one) => named.get(one) ?? one);

/** Files of cases that belong to no rule. */
export function strayCases(rules: readonly Rule[]): string[] {
  const known = new Set(rules.map(({ requirement }) => requirement.replace(/^[^/]*\//, '')));
  return globbed('suites').filter((path) => path.includes('/cases/') && !known.has(basename(path, '.yaml')));
}

const globbed = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));

/** The cases that the documents themselves give to a rule that they judge by. */
export function madeCases(rule: Rule): (DocumentCase | RecordingCase)[] {
  const row = requirements().find(({ id }) => id === rule.requirement);
  if (!row?.documents) return [];
  const problem = row.level === 'must' ? 'fail' : 'warn';
  return messageCases(rule.requirement).flatMap(({ says, ...made }): (DocumentCase | RecordingCase)[] => {
    const common = { case: `${made.case}, made`, verdict: says === 'problem' ? problem : says } as const;
    if (made.message === 'manifest') return [{ ...common, manifest: made.value }];
    const observation = isDocumentRule(rule) ? undefined : observationOf(rule, made);
    return observation ? [{ ...common, observations: [observation, ...controlsOf(rule, observation)] }] : [];
  });
}

/** The accepted calls without which the absence of a problem is no pass. */
const controlsOf = ({ evidence }: Rule, { on }: Pick<RecordingCase['observations'][number], 'on'>) =>
  (evidence?.controls ?? []).map((label) => ({ label, ...(on && { on }), exchanges: [{ response: { status: 200 } }] }));

/** A message under the first label of the rule that its operation is recorded under. */
function observationOf(rule: RecordingRule | UnansweredRule, { message: name, value }: Omit<MessageCase, 'says'>) {
  const [operation = '', part] = name.split(' ');
  const wired = onTheWire(value, message(name).properties?.content?.['x-media-type']);
  const seen = rule.reads.flatMap((label) => onSurface(label, operation))[0];
  if (!wired || !seen) return undefined;
  const kind = kindOf(operation);
  if (part !== 'request') return isAnswer(wired) ? { ...seen, exchanges: [{ response: wired }] } : undefined;
  return kind && { ...seen, received: [{ kind, credentials: 'manifest' as const }], exchanges: [{ request: wired }] };
}

const isAnswer = (wired: Wired): wired is Wired & { status: number } => wired.status !== undefined;

type Surface = NonNullable<Observation['on']>;

function onSurface(label: Label, operation: string): { label: string; on?: Surface }[] {
  const own = recordedUnder(label)?.operation;
  if (typeof own !== 'object') return own === operation ? [{ label }] : [];
  const surface = Object.keys(own).find((key) => own[key] === operation);
  return surface === undefined ? [] : [{ label, on: surface as Surface }];
}

export function bytes({ manifest, text, base64 }: DocumentCase): Uint8Array {
  return base64 === undefined ? Buffer.from(text ?? JSON.stringify(manifest)) : Buffer.from(base64, 'base64');
}
