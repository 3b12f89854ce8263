import { type Mistake, mistakes } from '../mistake.ts';
import type { SignedPart } from '../scheme.ts';

const MILLISECONDS = /^\d{4,15}$/;

const seconds = (timestamp: string) => (MILLISECONDS.test(timestamp) ? String(Math.floor(Number(timestamp) / 1000)) : timestamp);

const hashing =
  (rewrite: (timestamp: string) => string): Mistake['change'] =>
  ({ values }) => ({ values: [...values, (value: string, part: SignedPart) => (part === 'timestamp' ? rewrite(value) : value)] });

const numeric = (rewrite: (milliseconds: number) => string) => (timestamp: string) =>
  MILLISECONDS.test(timestamp) ? rewrite(Number(timestamp)) : timestamp;

const common = {
  aspect: 'time',
  contract: 'sends milliseconds',
  fix: 'Hash the timestamp exactly as the form carries it, in milliseconds.',
} as const;

export const times = mistakes(common, {
  'seconds-sent': {
    does: 'takes the timestamp for seconds',
    fix: 'Read the timestamp as milliseconds when you compare it with your clock.',
    change: () => ({ sent: seconds }),
  },
  'seconds-hashed': { does: 'hashes seconds', change: hashing(seconds) },
  'milliseconds-made-of-seconds': {
    does: 'multiplies the timestamp by a thousand before it is hashed',
    change: hashing((timestamp) => (MILLISECONDS.test(timestamp) ? `${timestamp}000` : timestamp)),
  },
  'seconds-with-a-fraction': {
    does: 'hashes seconds with a fraction',
    change: hashing(numeric((milliseconds) => String(milliseconds / 1000))),
  },
  'timestamp-in-32-bits': {
    does: 'cuts the timestamp to 32 bits',
    fix: 'Keep the timestamp as the text that the form carries, or in 64 bits.',
    change: hashing(numeric((milliseconds) => String(milliseconds | 0))),
  },
  'timestamp-as-date': {
    does: 'hashes the timestamp as an ISO date',
    change: hashing(numeric((milliseconds) => new Date(milliseconds).toISOString())),
  },
});
