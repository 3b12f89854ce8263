import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ApplicationSettings, ApplicationType } from '../engine/application/application.ts';
import type { TestFiles } from '../engine/application/test-application.ts';
import type { Judgement } from '../engine/judgement.ts';
import type { Exchange, Observation } from '../engine/recording.ts';
import type { Rule } from '../engine/rule.ts';

interface CommonCase {
  case: string;
  verdict: Judgement['verdict'];
  /** A piece of what each problem expects, where the document decides it. */
  expected?: string[];
}

/** What blocks a rule, each on its own. */
export interface BlockedCase extends CommonCase {
  failed: Rule['requirement'][];
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
export type ShortExchange = Short<Pick<Exchange, 'request' | 'response' | 'error' | 'ms'>>;
export type Case = BlockedCase | DocumentCase | RecordingCase | ApplicationCase;

interface Validate {
  (value: unknown): boolean;
  errors?: unknown;
}

export const validators = createRequire(import.meta.url)('#specs/generated/validators.cjs') as { recording: Validate };

export const casesFolder = new URL('specs/cases/', import.meta.resolve('#package'));

export function casesOf({ requirement }: Rule): Case[] {
  const file = new URL(`${requirement}.json`, casesFolder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

export function bytes({ manifest, text, base64 }: DocumentCase): Uint8Array {
  return base64 === undefined ? Buffer.from(text ?? JSON.stringify(manifest)) : Buffer.from(base64, 'base64');
}
