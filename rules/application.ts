import { requirements } from '../engine/judging/catalogue.ts';
import { rulesOfRows } from './alike.ts';
import * as byHand from './generated/application.ts';
import type { Rule } from './rule.ts';

const types = new Map(requirements().map(({ id, applications }) => [id, applications]));

export const applicationRules: readonly Rule[] = [...rulesOfRows('application'), ...Object.values(byHand)].map((rule: Rule) => {
  const own = types.get(rule.requirement);
  return own ? { ...rule, for: own } : rule;
});
