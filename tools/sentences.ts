import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sources } from './tree.ts';

const told = '(?:expected|got|hint|reason|cause)';

/** A look into a sentence that was made for people: `problem.got.includes(…)`, `/…/.test(outcome.reason)`. */
const decision = new RegExp(
  `\\.${told}\\)?\\??\\.(?:includes|startsWith|endsWith|match|matchAll|search|split)\\(|\\.(?:test|exec)\\(\\w+\\??\\.${told}\\)`,
);

export const decisionsIn = (path: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      decision.test(line) ? [`${path}:${index + 1}: decides by a sentence; give it a code or a fact, and read that`] : [],
    );

/** Code that decides by a sentence of ours instead of a code and facts, as far as a line shows it. */
export const decisionsOnSentences = (root: string): string[] =>
  ['suites', 'engine', 'reporters', 'runs', 'fixtures', 'library']
    .flatMap((folder) => sources(root, folder))
    .flatMap((path) => decisionsIn(path, readFileSync(join(root, path), 'utf8')));
