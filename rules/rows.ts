import { requirements, type TargetKind } from '../engine/judging/catalogue.ts';
import { alikeRule } from './alike.ts';
import type { Rule } from './rule.ts';
import { wireRule } from './wire/rule.ts';

/** The rules of a target that its rows make: by the documents, or by what they differ in from rules that are alike. */
export const rulesOfRows = (target: TargetKind): Rule[] =>
  requirements()
    .filter((row) => row.target === target)
    .flatMap(({ id, documents, rule }) => (documents ? [wireRule(id, documents)] : rule ? [alikeRule(id, rule)] : []));
