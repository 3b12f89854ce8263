import { valuesOf } from '../../../engine/contract/contract.ts';
import type { Application } from '../../../engine/judging/application.ts';
import type { VariableNames } from '../../../specs/generated/schemas.ts';

/** The name of a variable, by what it says. */
export const variableFor = (what: keyof VariableNames): string => valuesOf('variables')[what];

/** The value of a variable; undefined if it is not given. */
export const given = ({ env }: Pick<Application, 'env'>, what: keyof VariableNames): string | undefined => env[variableFor(what)];
