export interface Canaries {
  password: string;
  salt: string;
  /** Secrets that appear during the run: config values, sessions, signatures, credentials. */
  learned: Set<string>;
}

/** The Base64 characters that encode a text, for each of its three positions in a longer text. */
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

/** The secrets found in a text, each with the characters before it and its first ones. */
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
