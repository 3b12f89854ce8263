/** What the platform would do with an application; null where the contract leaves it open. */
export interface Fact {
  value: string | number | boolean | readonly string[] | null;
  /** Why, in words for the terminal; the report holds the value alone. */
  reason: string;
}

export type Facts = Record<string, Fact>;

export const fact = (value: Fact['value'], reason: string): Fact => ({ value, reason });
