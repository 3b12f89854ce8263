export interface Canaries {
  password: string;
  salt: string;
  /** What turns up while the run goes on: config values, sessions, signatures, credentials. */
  learned: Set<string>;
}

/** The characters of Base64 that a text gives rise to, whatever stands before and after it. */
function inBase64(text: string): string[] {
  return [0, 1, 2].map((shift) => {
    const encoded = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)]).toString('base64');
    const bits = 8 * (shift + Buffer.byteLength(text));
    return encoded.slice(Math.ceil((8 * shift) / 6), Math.floor(bits / 6));
  });
}

/** A secret in plain, Base64, hex and URL-encoded form. */
function forms(secret: string): string[] {
  const base64 = inBase64(secret);
  const url = encodeURIComponent(secret);
  const hex = Buffer.from(secret).toString('hex');
  const json = JSON.stringify(secret).slice(1, -1);
  const urlSafe = base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
  return [...new Set([secret, json, url, url.replaceAll('%20', '+'), hex, hex.toUpperCase(), ...base64, ...urlSafe])];
}

const inAnotherCase = (text: string) => text.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));

/** The secrets of which something can be read, in a form that is named by its first characters. */
export function leaks(text: string, { password, salt, learned }: Canaries): string[] {
  const named: [string, string][] = [
    ['password', password],
    ['password in another case', inAnotherCase(password)],
    ['password cut', password.slice(0, -1)],
    ['salt', salt],
    ...[...learned].map((value): [string, string] => ['learned', value]),
  ];
  return named.flatMap(([name, secret]) =>
    forms(secret)
      .filter((form) => text.includes(form))
      .map((form) => `${name}: …${text.slice(Math.max(0, text.indexOf(form) - 80), text.indexOf(form))}[${form.slice(0, 24)}`),
  );
}
