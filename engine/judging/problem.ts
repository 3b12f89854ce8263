import type { RequirementId } from '../../specs/generated/ids.ts';
import type { FactName, FactValue, ProblemFacts } from '../../specs/generated/problems.ts';
import type { Position } from '../documents/text.ts';
import type { Observed } from '../recording/recording.ts';

export type StatedFacts = Readonly<Record<string, FactValue>>;

/** A way to fail, by its name in the row, and what its sentences say about this case. */
export interface Stated<Code extends string = string, Known extends object = StatedFacts> {
  code: Code;
  facts: Known;
}

/** The facts that a sentence of the code names, and no others. */
type Exactly<Known> = Known & { [Other in Exclude<FactName, keyof Known>]?: never };

type Ways<Id extends RequirementId> = Id extends keyof ProblemFacts ? ProblemFacts[Id] : never;

/** The ways to fail of one requirement. */
export type ProblemOf<Id extends RequirementId> =
  Ways<Id> extends infer Own ? { [Code in keyof Own & string]: Stated<Code, Exactly<Own[Code]>> }[keyof Own & string] : never;

export interface DocumentPlace {
  /** A JSON pointer into the document. */
  at: string;
  /** Where the problem is, if the pointer does not lead there. */
  position?: Position | undefined;
}

export interface RecordingPlace {
  in: Observed;
  /** Other calls that the same sentence is about. */
  with?: readonly Observed[];
  /** File, line and column, if the problem is in a document; method and path, if it is in a call without an exchange. */
  where?: string;
  /** A JSON pointer into the body. */
  pointer?: string;
}

/** A place in an application's folder or among its variables. */
export interface ApplicationPlace {
  /** The file, relative to the application's folder. */
  file?: string | undefined;
  position?: Position | undefined;
  /** The variable, if no file is wrong. */
  variable?: string | undefined;
}

type Place = DocumentPlace | RecordingPlace | ApplicationPlace;

type PlaceOf<Given> = Given extends Observed ? RecordingPlace : Given;

const isSeen = (place: Observed | Place): place is Observed => 'label' in place;

/** A problem as data: a code of its requirement, where it is, and the facts that the row's sentences name. */
export function problem<const Code extends string, Given extends Observed | Place, const Known extends StatedFacts = Record<never, never>>(
  code: Code,
  place: Given,
  facts?: Known & { [Other in Exclude<keyof Known, FactName>]: never },
): Stated<Code, Known> & PlaceOf<Given> {
  const where = isSeen(place) ? { in: place } : place;
  return { code, facts: (facts ?? {}) as Known, ...where } as unknown as Stated<Code, Known> & PlaceOf<Given>;
}

/** The place of a pointer in a document. */
export const at = (pointer: string): DocumentPlace => ({ at: pointer });
