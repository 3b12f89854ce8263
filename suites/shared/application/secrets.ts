import { valuesOf } from '../../../engine/contract/contract.ts';
import { platformPrefix } from './health.ts';

export const secretName = /TOKEN|SECRET|PASS|_PWD|KEY|AUTH|CREDENTIAL|SALT|PRIVATE|CERT/i;

const isAddressWithCredentials = (value: string) => /^[a-z][a-z0-9+.-]*:\/\/[^/]*@/i.test(value);

/** A value that nobody would type: long, without spaces, with letters and digits. */
const isRandom = (value: string) => value.length >= 20 && !/[\s/:]/.test(value) && /[a-z]/i.test(value) && /\d/.test(value);

export function secretVariables(env: Readonly<Record<string, string>>): [name: string, value: string][] {
  const { npm_token, npm_credentials, secret, ...settings } = valuesOf('variables');
  const always = [npm_token, npm_credentials, secret];
  const isSetting = (name: string) => Object.values(settings).includes(name) || name.startsWith(platformPrefix());
  return Object.entries(env).flatMap(([name, value]) => {
    if (!always.includes(name) && isSetting(name)) return [];
    const isSecret = always.includes(name) || secretName.test(name) || isAddressWithCredentials(value) || isRandom(value);
    const [, password] = name === npm_credentials ? (/^[^:]*:(.+)$/s.exec(value) ?? []) : [];
    return [...(isSecret ? [value] : []), ...(password === undefined ? [] : [password])].map((found): [string, string] => [name, found]);
  });
}
