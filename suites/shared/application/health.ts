import { valuesOf } from '../../../engine/contract/contract.ts';
import { type Application, type Fact, fact } from '../../../engine/judging/application.ts';

/** The variable with one path; several are numbered. */
export const healthVariable = (): string => valuesOf('health-check').variable;

/** What the names of the platform's own variables start with: CC_. */
export const platformPrefix = (): string => /^[^_]*_?/.exec(healthVariable())?.[0] ?? '';

/** Probably meant as a health-check variable: the platform's prefix, or the name without it. */
function isSimilar(name: string): boolean {
  const prefix = `${platformPrefix().replace(/_$/, '')}_?`;
  return new RegExp(`^(${prefix}HEALTH|(${prefix})?HEALTH_?CHECK_?(PATH|URL)S?_?\\d*$)`, 'i').test(name);
}

/** `unknown`: names that look like a health-check variable, and are not one. */
export function healthVariables({ env }: Pick<Application, 'env'>) {
  const names = Object.keys(env);
  const plain = healthVariable();
  const numbered = new RegExp(`^${plain}_(0|[1-9]\\d*)$`);
  const numbers = names.flatMap((name) => numbered.exec(name)?.[1] ?? []).map(BigInt);
  return {
    isPlain: names.includes(plain),
    numbers: numbers.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
    unknown: names.filter((name) => isSimilar(name) && name !== plain && !numbered.test(name)),
  };
}

export interface HealthPath {
  path: string;
  /** Undefined for the default path. */
  variable?: string;
  /** Why it is not certain that a deployment requests this path. */
  doubt?: string;
}

/** The paths that a deployment requests. An empty variable names no path; a missing leading slash is added. */
export function healthPaths(application: Pick<Application, 'env'>): HealthPath[] {
  const { isPlain, numbers } = healthVariables(application);
  const plain = healthVariable();
  const pathOf = (variable: string) => application.env[variable]?.trim() ?? '';
  const defined = [...(isPlain ? [plain] : []), ...numbers.map((number) => `${plain}_${number}`)];
  const [emptyVariable] = defined;
  const named = defined
    .filter((variable) => pathOf(variable) !== '')
    .map((variable): HealthPath => ({ path: pathOf(variable).replace(/^(?!\/)/, '/'), variable }));
  if (named.length === 0)
    return [{ path: valuesOf('health-check').default_path, ...(emptyVariable && { doubt: `${emptyVariable} is defined and empty` }) }];
  const firstGap = numbers.findIndex((number, index) => number !== BigInt(index) || pathOf(`${plain}_${number}`) === '');
  const afterGap = new Set(firstGap < 0 ? [] : numbers.slice(firstGap).map((number) => `${plain}_${number}`));
  return named.map((each) => (afterGap.has(each.variable ?? '') ? { ...each, doubt: `${plain}_${firstGap} names no path` } : each));
}

export function healthFact(application: Pick<Application, 'env'>): Fact {
  const paths = healthPaths(application);
  const variables = paths.flatMap(({ variable }) => variable ?? []).join(', ');
  return fact(
    paths.map(({ path }) => path),
    variables || 'no health-check variable names a path',
  );
}
