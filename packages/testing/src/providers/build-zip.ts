import { crc32, deflateRawSync } from 'node:zlib';

/** Builds a zip file with one file. `claimedSize`: a false unpacked size for its headers. */
export function buildZip(name: string, content: Buffer, options: { claimedSize?: number } = {}): Buffer {
  const packed = deflateRawSync(content);
  const path = Buffer.from(name);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0); // version needed to unpack
  facts.writeUInt16LE(8, 4); // deflate
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(options.claimedSize ?? content.length, 18);
  facts.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, path, packed]);

  const central = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, Buffer.alloc(14), path]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
