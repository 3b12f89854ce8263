import type { Reading } from '../../specs/generated/schemas.ts';
import { questionOf, type Requirement } from './catalogue.ts';

/** How the text behind a requirement is read where it is contradictory or silent. */
export const readingsOf = ({ readings = [] }: Pick<Requirement, 'readings'>): Reading[] =>
  readings.map((id) => {
    const { question, reading, assumes = '', reason } = questionOf(id);
    return { id, question, reading: reading ?? assumes, because: reason };
  });

/** A reading in one sentence, to follow "Read as:"; `format` is for outputs with special characters. */
export function readingText(reading: Pick<Reading, 'reading' | 'because'>, format = (text: string): string => text): string {
  return `${format(clause(reading.reading))}, because ${format(uncapitalised(clause(reading.because)))}.`;
}

export const readAs = (reading: Pick<Reading, 'reading' | 'because'>): string => `Read as: ${readingText(reading)}`;

const clause = (sentence: string): string => sentence.trim().replace(/\.$/, '');

/** Names such as OAuth or CC_NODE_VERSION keep their capital: they have a second one. */
const uncapitalised = (text: string): string => text.replace(/^[A-Z](?=[a-z]*[ ,-])/, (letter) => letter.toLowerCase());
