/** Names of variables whose values are not to be shown. */
const secretName = /(TOKEN|SECRET|PASS|PWD|KEY|AUTH|CREDENTIAL|SALT|PRIVATE|CERT|DSN|URI|URL)/i;

/** A value that nobody would type: long, without blanks, letters and digits mixed. */
const isRandom = (value: string) => value.length >= 20 && !/[\s/]/.test(value) && /[a-z]/i.test(value) && /\d/.test(value);

/** The variables of an application that may carry a secret; those that the platform reads as a setting do not. */
export const secretVariables = (env: Readonly<Record<string, string>>): [name: string, value: string][] =>
  Object.entries(env).filter(
    ([name, value]) => !/^(CC_(?!NPM_BASIC_AUTH)|NODE_ENV$|PLAY1_VERSION$|SBT_)/.test(name) && (secretName.test(name) || isRandom(value)),
  );
