/** What may be typed in a place: nothing, the path of a file, the id of a requirement, or one of some words. */
export type Takes = 'nothing' | 'a file' | 'an id' | string[];

/** What a shell has to know to complete a command line. */
export interface Words {
  ids: string[];
  commands: {
    name: string;
    describe: string;
    takes: Takes;
    options: { name: string; describe: string; takes: Takes }[];
  }[];
}
