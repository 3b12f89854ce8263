/** Statements that no reference can be noticed by, each with the reason. */
export const unnoticed: Record<string, string> = {};
