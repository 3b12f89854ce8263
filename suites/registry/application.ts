import { requirements } from '../../engine/judging/catalogue.ts';
import * as byHand from '../generated/application.ts';
import type { Rule } from '../shared/rule.ts';
import { rulesOf } from './kinds.ts';

const typesById = new Map(requirements().map(({ id, applications }) => [id, applications]));

export const applicationRules: readonly Rule[] = rulesOf('application', byHand).map((rule) => {
  const types = typesById.get(rule.requirement);
  return types ? { ...rule, for: types } : rule;
});
