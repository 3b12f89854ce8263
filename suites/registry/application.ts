import { requirements } from '../../engine/catalogue/catalogue.ts';
import { defined } from '../../engine/documents/values.ts';
import * as byHand from '../generated/application.ts';
import type { Rule } from '../shared/rule.ts';
import { rulesOf } from './kinds.ts';

export function applicationRules(): Rule[] {
  const types = new Map(requirements().map(({ id, applications }) => [id, applications]));
  return rulesOf('application', byHand).map((rule) => ({ ...rule, ...defined({ for: types.get(rule.requirement) }) }));
}
