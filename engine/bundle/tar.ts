const BLOCK = 512;

/** A tar archive sorted by name, without owners and times, so that the same files always give the same bytes. */
export function writeTar(files: ReadonlyMap<string, Buffer>): Buffer {
  const members = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, content]) => [header(name, content.length), padded(content)]);
  return Buffer.concat([...members, Buffer.alloc(2 * BLOCK)]);
}

function header(name: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const fields: [text: string, at: number][] = [
    [name, 0],
    ['0000644\0', 100],
    ['0000000\0', 108],
    ['0000000\0', 116],
    [`${size.toString(8).padStart(11, '0')}\0`, 124],
    ['00000000000\0', 136],
    [' '.repeat(8), 148],
    ['0', 156],
    ['ustar\x0000', 257],
  ];
  for (const [text, at] of fields) block.write(text, at, 'latin1');
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return block;
}

const padded = (content: Buffer): Buffer => Buffer.concat([content, Buffer.alloc(-content.length & (BLOCK - 1))]);

export type Unpacked = { files: Map<string, Buffer> } | { refused: string };

/** Reads only what `writeTar` writes: no links, no folders, and each allowed name once. */
export function readTar(bytes: Buffer, allowed: readonly string[]): Unpacked {
  const files = new Map<string, Buffer>();
  for (let at = 0; at + BLOCK <= bytes.length; ) {
    const block = bytes.subarray(at, at + BLOCK);
    if (block.every((byte) => byte === 0)) break;
    const name = block.subarray(0, 100).toString('latin1').replace(/\0.*/s, '');
    const size = Number.parseInt(block.subarray(124, 136).toString('latin1'), 8);
    if (!allowed.includes(name)) return { refused: `it contains ${JSON.stringify(name)}, which does not belong in a bundle` };
    if (block[156] !== 0x30) return { refused: `"${name}" is not a regular file` };
    if (files.has(name)) return { refused: `it contains "${name}" twice` };
    if (!(size >= 0 && at + BLOCK + size <= bytes.length)) return { refused: `it ends before the end of "${name}"` };
    files.set(name, bytes.subarray(at + BLOCK, at + BLOCK + size));
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  const missing = allowed.find((name) => !files.has(name));
  if (missing !== undefined) return { refused: `it does not contain "${missing}"` };
  return writeTar(files).equals(bytes) ? { files } : { refused: 'it is not packed the way Assay packs a bundle' };
}
