/** GitHub accepts comments of up to 65,536 characters; others count bytes. */
export const limit = 65_000;

/** `of` says what the blocks are (`failures`), for the line on what was left out. */
type Section = [of: string, head: string, blocks: string[]];

const size = (text: string): number => Buffer.byteLength(text) + 2;

/** Takes blocks in order while they fit, and says what was left out; a section never comes without its head. */
export function fit(start: string, sections: readonly Section[], end: string): string {
  const reserve = 300 + 40 * sections.length;
  let room = limit - reserve - size(start) - size(end);
  const taken: string[] = [start];
  const cut: string[] = [];
  for (const [of, head, blocks] of sections) {
    let number = 0;
    for (const block of blocks) {
      const whole = number === 0 ? `### ${head}\n\n${block}` : block;
      if (size(whole) > room) break;
      room -= size(whole);
      taken.push(whole);
      number++;
    }
    if (number < blocks.length) cut.push(`${blocks.length - number} of ${blocks.length} ${of}`);
  }
  if (cut.length > 0) taken.push(`**Cut to fit:** ${cut.join(', ')}. All of it is in report.json.`);
  return `${[...taken, end].join('\n\n')}\n`;
}
