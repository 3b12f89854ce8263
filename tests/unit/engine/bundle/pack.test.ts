import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { bundleFiles, pack, sealed, unpack } from '../../../../engine/bundle/pack.ts';
import { writeTar } from '../../../../engine/bundle/tar.ts';

const files = new Map(bundleFiles.map((name) => [name as string, Buffer.from(`of ${name}`)]));
const bundle = pack(files) ?? Buffer.alloc(0);

const packed = (tar: Buffer) => sealed(gzipSync(tar).subarray(10));
const refusal = (bytes: Buffer) => {
  const unpacked = unpack(bytes);
  return 'refused' in unpacked ? unpacked.refused : 'accepted';
};

/** The archive with the header of its first file changed, checksum and all. */
function withHeader(change: (header: Buffer) => void, tar = writeTar(files)): Buffer {
  const header = tar.subarray(0, 512);
  change(header);
  header.fill(0x20, 148, 156);
  header.write(
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  );
  return packed(tar);
}

describe('a bundle', () => {
  it('gives back its files, and is the same each time', () => {
    assert.deepEqual(unpack(bundle), { files });
    assert.deepEqual(pack(new Map([...files].reverse())), bundle);
  });

  it('is refused whichever byte is another', () => {
    for (let at = 0; at < bundle.length; at++) {
      const changed = Buffer.from(bundle);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      assert.notEqual(refusal(changed), 'accepted', `byte ${at}`);
    }
  });

  it('is refused when it is cut short or goes on', () => {
    for (const bytes of [Buffer.alloc(0), bundle.subarray(0, 20), bundle.subarray(0, -1), Buffer.concat([bundle, Buffer.from('x')])])
      assert.notEqual(refusal(bytes), 'accepted');
  });

  it('is not written when it could not be read again', () => {
    assert.equal(pack(new Map([['report.json', Buffer.alloc(17 * 1024 * 1024)]])), undefined);
    assert.equal(pack(new Map([['report.json', Buffer.alloc(1_000_001, '[')]])), undefined);
  });

  const hostile: Record<string, [Buffer, RegExp]> = {
    'a path out of the folder': [
      withHeader((header) => header.write('../../report.json\0', 0)),
      /"\.\.\/\.\.\/report\.json", which does not belong/,
    ],
    'an absolute path': [withHeader((header) => header.write('/etc/passwd\0', 0)), /"\/etc\/passwd", which does not belong/],
    'a symbolic link': [withHeader((header) => header.write('2', 156)), /"certificate\.json" is not a regular file/],
    'a hard link': [withHeader((header) => header.write('1', 156)), /is not a regular file/],
    'a file twice': [packed(Buffer.concat([writeTar(files).subarray(0, 1024), writeTar(files)])), /"certificate\.json" twice/],
    'a file that is missing': [packed(writeTar(new Map([...files].slice(1)))), /not contain "certificate\.json"/],
    'a file longer than the archive': [withHeader((header) => header.write('77777777777\0', 124)), /ends before the end/],
    'a negative size': [withHeader((header) => header.write('-0000000001\0', 124)), /ends before the end/],
    'a checksum that is wrong': [
      packed(Buffer.from(writeTar(files).toString('latin1').replace('0000644', '0000755'), 'latin1')),
      /not packed the way Assay packs/,
    ],
    'a bomb': [packed(Buffer.alloc(64 * 1024 * 1024)), /unpacks to more than 16 MB/],
    'a bomb of brackets': [packed(writeTar(new Map([...files, ['report.json', Buffer.alloc(2_000_000, '[')]]))), /larger than Assay reads/],
    'something else': [Buffer.from('PK\x03\x04 a zip'), /not a bundle/],
    'a plain gzip': [gzipSync(writeTar(files)), /its own digest does not match/],
    'what is no gzip inside': [sealed(Buffer.from('nonsense')), /cannot be unpacked/],
  };
  for (const [name, [bytes, expected]] of Object.entries(hostile))
    it(`is refused with ${name}`, () => assert.match(refusal(bytes), expected));
});
