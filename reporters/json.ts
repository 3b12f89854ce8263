import type { Report } from '../specs/generated/schemas.ts';

/** JSON in which control characters that it leaves raw (DEL and C1) are escaped as well. */
export const jsonText = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/[\u007f-\u009f\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;

export const json = (report: Report): string => jsonText(report);
