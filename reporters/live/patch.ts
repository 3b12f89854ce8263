/** One change of the page: the content of a region, one more row of a list, the state, which decides which buttons are shown, or the tab. */
export interface Patch {
  /** The id of an element; empty for `state`; the colour of the icon for `tab`. */
  at: string;
  how: 'set' | 'append' | 'state' | 'tab';
  html: string;
}

/** How many rows a list of the page keeps; the report has the earlier ones. */
export const MAX_ROWS = 400;
