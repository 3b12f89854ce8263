import type { components } from '../../specs/generated/schemas.ts';
import { defined } from '../documents/defined.ts';
import type { Observation, Recording, Seen } from './recording.ts';

export type PlayRecipe = components['schemas']['Recipe'];

/** What tells one step of a play from another, apart from their order. */
type Step = Pick<Observation, 'label' | 'what' | 'credentials' | 'age'>;

const isSame = (one: Step, other: Step): boolean =>
  one.label === other.label && one.what === other.what && one.credentials === other.credentials && one.age === other.age;

export function playRecipeOf({ play, observations }: Recording, observation: Observation): PlayRecipe {
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

/** What the same step saw in another run: this very step, or the nearest to it that was played. */
export function sameStepIn(recordings: readonly Recording[], recipe: PlayRecipe): Observation | undefined {
  const own = recordings.filter(({ play }) => play === recipe.play).flatMap(({ observations }) => observations);
  const alike = own.filter((one) => isSame(one, recipe));
  return alike[recipe.nth] ?? alike[0] ?? own.find(({ label }) => label === recipe.label);
}

export const isSameStep = (one: PlayRecipe, other: PlayRecipe): boolean =>
  one.play === other.play && one.nth === other.nth && isSame(one, other);

/** How a problem is repeated: a command for people, and where a play made it, the step as data. */
export interface Repeat {
  repeat: string;
  recipe?: PlayRecipe;
}

export type Repeater = (seen: Seen, requirement: string) => Repeat | undefined;

/** Has a problem repeated by the step that made it; `command` takes the number of its exchange, or its requirement where there was none. */
export function repeater(recordings: readonly Recording[], command: (place: string, requirement: string) => string): Repeater {
  return (seen, requirement) => {
    const numbers = seen.exchanges.map(({ number = 0 }) => number);
    for (const recording of recordings) {
      const observation = recording.observations.find((one) => isSame(one, seen) && String(one.exchanges) === String(numbers));
      if (observation)
        return { repeat: command(String(numbers.at(-1) ?? requirement), requirement), recipe: playRecipeOf(recording, observation) };
    }
    return undefined;
  };
}
