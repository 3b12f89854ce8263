/** One change of the page: what a region shows, a row more in a list, or the state that decides which buttons there are. */
export interface Patch {
  /** The id of an element; of `state`, nothing. */
  at: string;
  how: 'set' | 'append' | 'state';
  html: string;
}

/** Rows that a list of the page keeps; who needs the earlier ones opens the report. */
export const MOST_ROWS = 400;
