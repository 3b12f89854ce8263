export const secretName = /TOKEN|SECRET|PASS|_PWD|KEY|AUTH|CREDENTIAL|SALT|PRIVATE|CERT/i;

const isAddressWithCredentials = (value: string) => /^[a-z][a-z0-9+.-]*:\/\/[^/]*@/i.test(value);

/** A value that nobody would type: long, without spaces, with letters and digits. */
const isRandom = (value: string) => value.length >= 20 && !/[\s/:]/.test(value) && /[a-z]/i.test(value) && /\d/.test(value);

/** Settings of the platform that hold no secret. */
const setting = /^(CC_(?!NPM_BASIC_AUTH$)|NODE_ENV$|PLAY1_VERSION$|SBT_)/;

export const secretVariables = (env: Readonly<Record<string, string>>): [name: string, value: string][] =>
  Object.entries(env).flatMap(([name, value]) => {
    if (setting.test(name)) return [];
    const isSecret = secretName.test(name) || isAddressWithCredentials(value) || isRandom(value);
    const [, password] = name === 'CC_NPM_BASIC_AUTH' ? (/^[^:]*:(.+)$/s.exec(value) ?? []) : [];
    return [...(isSecret ? [value] : []), ...(password === undefined ? [] : [password])].map((secret): [string, string] => [name, secret]);
  });
