import type { Observation, Recipe, Recording } from '../../specs/generated/schemas.ts';
import { defined } from '../documents/values.ts';
import type { Observed } from './recording.ts';

export type RepeatedStep = Recipe;

/** What tells one step of a play from another, apart from their order. */
type Step = Pick<Observation, 'label' | 'what' | 'credentials' | 'age'>;

const isSame = (one: Step, other: Step): boolean =>
  one.label === other.label && one.what === other.what && one.credentials === other.credentials && one.age === other.age;

export function repeatedStepOf({ play, observations }: Recording, observation: Observation): RepeatedStep {
  const { label, what, credentials, age, addonId, resourceId } = observation;
  const alike = observations.filter((one) => isSame(one, observation));
  return {
    play,
    label,
    ...defined({ what, credentials, age }),
    nth: alike.indexOf(observation),
    needsResource: addonId !== undefined || resourceId !== undefined,
  };
}

/** The observation of the same step in another run, or else of the most similar step. */
export function sameStepIn(recordings: readonly Recording[], recipe: RepeatedStep): Observation | undefined {
  const own = recordings.filter(({ play }) => play === recipe.play).flatMap(({ observations }) => observations);
  const alike = own.filter((one) => isSame(one, recipe));
  return alike[recipe.nth] ?? alike[0] ?? own.find(({ label }) => label === recipe.label);
}

export const isSameStep = (one: RepeatedStep, other: RepeatedStep): boolean =>
  one.play === other.play && one.nth === other.nth && isSame(one, other);

/** How to repeat a problem: a command for people, and the step as data if a play made it. */
export type Repeat = { repeat: string; recipe?: RepeatedStep };

export type Repeater = (seen: Observed, requirement: string) => Repeat | undefined;

/** Finds the step that showed a problem; `command` gets the number of its last exchange, or its requirement if it has none. */
export function repeater(recordings: readonly Recording[], command: (place: string, requirement: string) => string): Repeater {
  return (seen, requirement) => {
    const numbers = seen.exchanges.map(({ number = 0 }) => number);
    for (const recording of recordings) {
      const observation = recording.observations.find((one) => isSame(one, seen) && String(one.exchanges) === String(numbers));
      if (observation)
        return { repeat: command(String(numbers.at(-1) ?? requirement), requirement), recipe: repeatedStepOf(recording, observation) };
    }
    return undefined;
  };
}
