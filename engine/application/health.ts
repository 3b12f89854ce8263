import type { Application } from './application.ts';
import type { Fact } from './fact.ts';

const plain = 'CC_HEALTH_CHECK_PATH';
const numbered = /^CC_HEALTH_CHECK_PATH_(0|[1-9]\d*)$/;
/** Close enough to be meant as one: the platform's prefix, or the name without it. */
const similar = /^(CC_?HEALTH|(CC_?)?HEALTH_?CHECK_?(PATH|URL)S?_?\d*$)/i;

export interface HealthVariables {
  isPlain: boolean;
  /** In order. */
  numbers: bigint[];
  /** Names that look like a health-check variable, and are none. */
  unknown: string[];
}

export function healthVariables({ env }: Pick<Application, 'env'>): HealthVariables {
  const names = Object.keys(env);
  const numbers = names.flatMap((name) => numbered.exec(name)?.[1] ?? []).map(BigInt);
  return {
    isPlain: names.includes(plain),
    numbers: numbers.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
    unknown: names.filter((name) => similar.test(name) && name !== plain && !numbered.test(name)),
  };
}

export interface HealthPath {
  path: string;
  /** Undefined for the path that is checked where no variable names one. */
  variable?: string;
}

/** The paths that a deployment asks for: an empty variable names none, and a missing slash is put before a path. */
export function healthPaths(application: Pick<Application, 'env'>): HealthPath[] {
  const { isPlain, numbers } = healthVariables(application);
  const variables = [...(isPlain ? [plain] : []), ...numbers.map((number) => `${plain}_${number}`)];
  const named = variables.flatMap((variable) => {
    const path = application.env[variable]?.trim() ?? '';
    return path === '' ? [] : [{ path: path.startsWith('/') ? path : `/${path}`, variable }];
  });
  return named.length > 0 ? named : [{ path: '/' }];
}

export function healthFact(application: Pick<Application, 'env'>): Fact {
  const paths = healthPaths(application);
  const variables = paths.flatMap(({ variable }) => variable ?? []);
  return {
    value: paths.map(({ path }) => path),
    reason: variables.length > 0 ? variables.join(', ') : 'no health-check variable names a path',
  };
}
