/** What was looked at: `lacking` leaves something untested, `wrong` is in the way of a run. */
export interface Finding {
  what: string;
  state: 'ok' | 'lacking' | 'wrong';
  seen: string;
  /** What to do about it. */
  remedy?: string;
}

/** As it stands on the terminal. */
export const shown = ({ what, state, seen, remedy }: Finding): string =>
  [`${state.padEnd(8)} ${what.padEnd(9)} ${seen}`, ...(remedy === undefined ? [] : [`${' '.repeat(19)}${remedy}`])].join('\n');
