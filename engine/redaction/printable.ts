/** Characters that could control a terminal, reverse or hide text, or break XML. */
const UNPRINTABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;

const KEPT = { lines: '\n\t', nothing: '' };

function visible(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const hex = point.toString(16);
  if (point < 0x100) return `\\x${hex.padStart(2, '0')}`;
  return point < 0x10000 ? `\\u${hex.padStart(4, '0')}` : `\\u{${hex}}`;
}

/** What a CI system takes for a command in its log: `::name` at the start of a line (GitHub), `##[` or `##vso[` anywhere. */
const COMMAND = /::(?<=^[^\S\n]*::)(?=[a-z])|##(?=[a-z]*\[)/gim;

/** Shows unprintable characters and commands for CI systems as escapes; `keep: 'lines'` keeps line feeds and tabs. */
export const printable = (text: string, { keep = 'nothing' }: { keep?: keyof typeof KEPT } = {}): string =>
  text
    .replace(UNPRINTABLE, (character) => (KEPT[keep].includes(character) ? character : visible(character)))
    .replace(COMMAND, (mark) => `${mark[0]}${visible(mark[1] ?? '')}`);
