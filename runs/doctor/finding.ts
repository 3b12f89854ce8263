import { defined } from '../../engine/documents/defined.ts';

/** What was looked at: `missing` leaves something untested, `unclear` may be right or wrong, `wrong` is in the way of a run. */
export interface DoctorFinding {
  what: string;
  state: 'ok' | 'missing' | 'unclear' | 'wrong';
  seen: string;
  remedy?: string;
}

export const finding = (what: string, state: DoctorFinding['state'], seen: string, remedy?: string): DoctorFinding => ({
  ...{ what, state, seen },
  ...defined({ remedy }),
});

export const findingText = ({ what, state, seen, remedy }: DoctorFinding): string =>
  [`${state.padEnd(8)} ${what.padEnd(9)} ${seen}`, ...(remedy === undefined ? [] : [`${' '.repeat(19)}${remedy}`])].join('\n');
