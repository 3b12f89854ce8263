import { type Application, type Fact, fact } from './application.ts';

const plain = 'CC_HEALTH_CHECK_PATH';
const numbered = /^CC_HEALTH_CHECK_PATH_(0|[1-9]\d*)$/;
/** Close enough to be meant as one: the platform's prefix, or the name without it. */
const similar = /^(CC_?HEALTH|(CC_?)?HEALTH_?CHECK_?(PATH|URL)S?_?\d*$)/i;

/** Whether the plain variable is given, the numbered ones in order, and names that look like one of them and are none. */
export function healthVariables({ env }: Pick<Application, 'env'>) {
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
  /** Why the contract does not say whether it is asked for. */
  doubt?: string;
}

/** The paths that a deployment asks for: an empty variable names none, and a missing slash is put before a path. */
export function healthPaths(application: Pick<Application, 'env'>): HealthPath[] {
  const { isPlain, numbers } = healthVariables(application);
  const pathOf = (variable: string) => application.env[variable]?.trim() ?? '';
  const defined = [...(isPlain ? [plain] : []), ...numbers.map((number) => `${plain}_${number}`)];
  const [empty] = defined;
  const named = defined
    .filter((variable) => pathOf(variable) !== '')
    .map((variable): HealthPath => ({ path: pathOf(variable).replace(/^(?!\/)/, '/'), variable }));
  if (named.length === 0) return [{ path: '/', ...(empty && { doubt: `${empty} is defined and empty` }) }];
  const missing = numbers.findIndex((number, index) => number !== BigInt(index) || pathOf(`${plain}_${number}`) === '');
  const later = new Set(missing < 0 ? [] : numbers.slice(missing).map((number) => `${plain}_${number}`));
  return named.map((one) => (later.has(one.variable ?? '') ? { ...one, doubt: `${plain}_${missing} names no path` } : one));
}

export function healthFact(application: Pick<Application, 'env'>): Fact {
  const paths = healthPaths(application);
  const variables = paths.flatMap(({ variable }) => variable ?? []).join(', ');
  return fact(
    paths.map(({ path }) => path),
    variables || 'no health-check variable names a path',
  );
}
