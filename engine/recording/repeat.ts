import { type PlayRecipe, playRecipeOf } from './play-recipe.ts';
import type { Recording, Seen } from './recording.ts';

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
    const { label, what, credentials } = seen;
    for (const recording of recordings) {
      const observation = recording.observations.find(
        (one) => one.label === label && one.what === what && one.credentials === credentials && String(one.exchanges) === String(numbers),
      );
      if (observation)
        return { repeat: command(String(numbers.at(-1) ?? requirement), requirement), recipe: playRecipeOf(recording, observation) };
    }
    return undefined;
  };
}
