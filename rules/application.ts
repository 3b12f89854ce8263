import { requirements } from '../engine/judging/catalogue.ts';
import { rulesOfRows } from './alike.ts';
import * as byHand from './generated/application.ts';
import type { Rule } from './rule.ts';

const typesById = new Map(requirements().map(({ id, applications }) => [id, applications]));

export const applicationRules: readonly Rule[] = [...rulesOfRows('application'), ...Object.values(byHand)].map((rule: Rule) => {
  const types = typesById.get(rule.requirement);
  return types ? { ...rule, for: types } : rule;
});
