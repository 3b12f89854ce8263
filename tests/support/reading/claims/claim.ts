import type { Report } from '../../../../specs/generated/schemas.ts';

/**
 * Looks for sentences of a report that its own exchanges contradict. It shares no code with the engine, which makes the sentences,
 * so that one mistake cannot hide in both.
 */
export interface Contradiction {
  claim: string;
  /** The requirement, or the part of the report. */
  where: string;
  says: string;
  but: string;
}

export type Outcome = Report['requirements'][number];
export type Observation = Report['recordings'][number]['observations'][number];
export type Seen = Observation & { method: string; status: number | undefined };

/** A sentence of the report, with the code that it was made from. */
export interface Statement {
  where: string;
  code: string;
  text: string;
  outcome?: Outcome;
  /** The exchanges of a problem. */
  numbers?: readonly number[];
}

export interface Claim {
  name: string;
  /** Which sentences make the claim: all that have this code or these words. */
  code?: RegExp;
  says?: RegExp;
  where?: RegExp;
  /** What contradicts the sentence; undefined if nothing does. */
  but(report: Report, statement: Statement): string | undefined;
}

export const isAccepted = (status = 0): boolean => status >= 200 && status < 300;

/** Every observation that was made, with the method and the status of its last exchange. */
export function seenIn({ recordings, exchanges }: Report): Seen[] {
  return recordings.flatMap(({ observations }) =>
    observations
      .filter(({ skipped }) => skipped === undefined)
      .map((one) => {
        const last = exchanges[one.exchanges.at(-1) ?? -1];
        return { ...one, method: last?.request.method ?? '', status: last?.response?.status };
      }),
  );
}

export const rightCredentials = ['manifest', 'user'];
export const isOnPartner = ({ on }: Seen): boolean => on === 'provisioning' || on === 'de-provisioning';
export const isRight = ({ credentials = '' }: Seen): boolean => rightCredentials.includes(credentials);
export const isWrong = (one: Seen): boolean => isOnPartner(one) && one.credentials !== undefined && !isRight(one);
export const deletions = (report: Report): Seen[] => seenIn(report).filter((one) => one.method === 'DELETE' && one.status !== undefined);

/** `7 of 30 got 401`, for those that differ from the status that a sentence names. */
export function othersThan(status: number, seen: readonly Seen[]): string | undefined {
  const others = seen.filter((one) => one.status !== undefined && one.status !== status);
  const statuses = [...new Set(others.map((one) => one.status))].join(', ');
  return others.length === 0 ? undefined : `${others.length} of ${seen.length} got ${statuses}`;
}

export const numberIn = (text: string): number => Number(/\b([1-5]\d\d)\b/.exec(text)?.[1] ?? 0);
