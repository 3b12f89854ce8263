/** One thing that was checked: `missing` leaves something untested, `unclear` may be right or wrong, `wrong` prevents a run. */
export interface DoctorFinding {
  what: string;
  state: 'ok' | 'missing' | 'unclear' | 'wrong';
  seen: string;
  remedy?: string | undefined;
}

export function finding(what: string, state: DoctorFinding['state'], seen: string, remedy?: string): DoctorFinding {
  return { what, state, seen, remedy };
}

export const findingText = ({ what, state, seen, remedy }: DoctorFinding): string =>
  [`${state.padEnd(8)} ${what.padEnd(9)} ${seen}`, ...(remedy === undefined ? [] : [`${' '.repeat(19)}${remedy}`])].join('\n');
