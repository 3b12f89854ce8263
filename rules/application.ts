import { requirements } from '../engine/judging/catalogue.ts';
import { rulesOf } from './alike.ts';
import * as byHand from './generated/application.ts';
import type { Rule } from './rule.ts';

const typesById = new Map(requirements().map(({ id, applications }) => [id, applications]));

export const applicationRules: readonly Rule[] = rulesOf('application', byHand).map((rule) => {
  const types = typesById.get(rule.requirement);
  return types ? { ...rule, for: types } : rule;
});
