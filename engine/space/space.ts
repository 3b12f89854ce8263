/** Texts to draw from, by the name of the header. */
export type Texts = Readonly<Record<string, readonly [string, ...string[]]>>;

/** How a request is written in another way; what is left out stays as usual. Braces contain draws and parts of the usual request. */
export interface Rewriting {
  method?: string;
  address?: string;
  query?: string;
  /** Instead of those of the same name. */
  headers?: Texts;
  /** Beside those of the same name. */
  adds?: Texts;
  without?: readonly string[];
  /** The case of the letters of the scheme in `Authorization`, which has none (RFC 7235 §2.1). */
  spells?: 'small' | 'capital';
  /** The case of the names of headers, which have none (RFC 9110 §5.1). */
  names?: 'small';
  body?: string;
  /** Further fields of a form. */
  fields?: string;
  /** The fields of a form are in the query. */
  inQuery?: boolean;
  /** The same fields in another type of body. */
  as?: 'form' | 'multipart' | 'json';
  /** A body of at least this many bytes. */
  pad?: number;
  version?: '1.0';
  packets?: number;
  isAlone?: boolean;
  /** Sent at the same time as a right call. */
  beside?: boolean;
}

/** Who calls an operation when all is right. */
export type RealCaller = 'platform' | 'browser' | 'client';

/** One value of a dimension: what it changes, and who may send it. */
export interface SpaceValue extends Rewriting {
  /** A real caller who may send it; without one, only an attacker does. */
  by?: RealCaller | 'anyone';
  /** A service may refuse it for its own sake, so that it shows nothing beside others. */
  hides?: boolean;
  /** Legal, but so rare that the refusal of a right call is only a warning. */
  rare?: boolean;
  /** The operations on which it makes sense; all of the dimension by default. */
  on?: readonly string[];
  /** What the run has to have for it. */
  needs?: string;
  /** Of a usual value that may be what matters: the value of its dimension that shows it. */
  otherwise?: string;
}

/** One thing in which calls differ. The first value is the usual one. */
export interface Dimension {
  /** It is about a field of the message, which only the writer of the message knows. */
  field?: boolean;
  on?: readonly string[];
  values: Readonly<Record<string, SpaceValue>>;
}

export type Space = Readonly<Record<string, Dimension>>;

/** A call, by the values in which it differs from a usual one. */
export type Point = Readonly<Record<string, string>>;

/** A value of a dimension with its name. */
export interface Named {
  dimension: string;
  name: string;
  value: SpaceValue;
}

const isOn = ({ on }: { on?: readonly string[] }, operation: string): boolean => on?.includes(operation) ?? true;

/** The unusual values that a call of an operation can have. */
export const valuesOn = (space: Space, operation: string, has: (needed: string) => boolean = () => true): Named[] =>
  Object.entries(space)
    .filter(([, dimension]) => isOn(dimension, operation))
    .flatMap(([dimension, { values }]) => Object.entries(values).map(([name, value], index) => ({ dimension, name, value, index })))
    .filter(({ value, index }) => index > 0 && isOn(value, operation) && (value.needs === undefined || has(value.needs)))
    .map(({ index: _, ...named }) => named);

/** The values of a point that are more than names. */
export const changesAt = (space: Space, point: Point): Named[] =>
  Object.entries(point).flatMap(([dimension, name]) => {
    const value = space[dimension]?.values[name];
    return value ? [{ dimension, name, value }] : [];
  });

/** Whether the real caller of an operation may send it. */
export const isBy = ({ by }: SpaceValue, caller: RealCaller): boolean => by === caller || by === 'anyone';
