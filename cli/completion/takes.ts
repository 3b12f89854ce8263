/** What can be typed here: nothing, the path of a file, the id of a requirement, or one of these words. */
export type Takes = 'nothing' | 'a file' | 'an id' | string[];

/** A command as a shell completes it. */
export interface Completion {
  name: string;
  describe: string;
  /** What each argument takes, in their order; `after` a first word, these. */
  arguments: { name: string; takes: Takes; after: [first: string, offered: string[]][] }[];
  options: { name: string; describe: string; takes: Takes }[];
}
