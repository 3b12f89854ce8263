/** Bugs that a run does not meet although it could, each with the reason. */
export const missedBugs: Record<string, string> = {};
