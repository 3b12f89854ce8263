/** A character that may come before the @. */
const LOCAL = /[^\s@"'<>()[\]{},;:\\=&/?|*]/u;
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*/u;
const LONGEST_DOMAIN = 255;

const firstOf = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 42);

/** `jane@example.com` as `j***@e***.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return maskName(email);
  const domain = email.slice(at + 1);
  const top = domain.lastIndexOf('.');
  return `${firstOf(email)}***@${firstOf(domain)}***${top < 1 ? '' : domain.slice(top)}`;
}

/** `Jane Doe` as `J*** D***`. */
export const maskName = (name: string): string => name.replace(/\S+/gu, (word) => `${firstOf(word)}***`);

/** Masks every e-mail address in a text, except those of `isOurs`; `user@host` in a URL is not an e-mail address. */
export function maskEmails(text: string, isOurs: (email: string) => boolean = () => false): string {
  if (!/@|%40/.test(text)) return text;
  const pieces: string[] = [];
  let done = 0;
  let floor = 0;
  for (const { 0: sign, index } of text.matchAll(/@|%40/g)) {
    let start = index;
    while (start > floor && LOCAL.test(text[start - 1] as string)) start -= 1;
    const after = index + sign.length;
    floor = after;
    const domain = DOMAIN.exec(text.slice(after, after + LONGEST_DOMAIN))?.[0];
    if (domain === undefined || start === index || text.startsWith('//', start - 2)) continue;
    const email = `${text.slice(start, index)}@${domain}`;
    if (isOurs(email)) continue;
    pieces.push(text.slice(done, start), maskEmail(email).replace('@', sign));
    done = after + domain.length;
    floor = done;
  }
  return pieces.join('') + text.slice(done);
}
