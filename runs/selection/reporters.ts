/** The names that `--reporter` lists, each once. */
export const reporterList = (list: string): string[] => [...new Set(list.split(',').map((name) => name.trim()))];

/** Whether `--reporter` names a module of the user's, not one of our reporters. */
export const isOwnReporter = (name: string): boolean => /^\.{0,2}[/\\]|\.[cm]?js$/.test(name);
