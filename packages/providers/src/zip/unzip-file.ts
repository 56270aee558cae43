import { crc32 } from 'node:zlib';
import { Unzip, UnzipInflate } from 'fflate';

/** The file is not a zip file, is truncated, lacks the entry or is too large. */
export class UnzipError extends Error {}

/** Unpacks in chunks, which stops a bomb early whatever size its header claims. */
const PIECE_BYTES = 8_192;

/**
 * Returns the file of this name from a zip file. @throws UnzipError when it is missing, damaged, cannot be unpacked or has
 * more than `maxBytes`
 */
export function unzipFile(zip: Uint8Array, name: string, maxBytes: number): Buffer {
  return Buffer.concat([...unzipPieces(zip, name, maxBytes)]);
}

/**
 * Unpacks the file of this name piece by piece, each of a few kilobytes of the zip file, so that a large one need not be
 * held whole. @throws UnzipError as `unzipFile`, damage only after the last piece
 */
export function* unzipPieces(zip: Uint8Array, name: string, maxBytes: number): Generator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let checksum = 0;
  const entry = { found: false, complete: false };
  const unzip = new Unzip((file) => {
    if (file.name !== name || entry.found) return;
    entry.found = true;
    file.ondata = (error, piece, final) => {
      if (error !== null) throw error;
      size += piece.length;
      if (size > maxBytes) throw new UnzipError(`holds more than ${maxBytes} bytes`);
      checksum = crc32(piece, checksum);
      pieces.push(piece);
      if (final) entry.complete = true;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < zip.length; at += PIECE_BYTES) {
    try {
      unzip.push(zip.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= zip.length);
    } catch (error) {
      if (error instanceof UnzipError) throw error;
      throw new UnzipError('is no whole zip file', { cause: error });
    }
    yield* pieces;
    pieces = [];
  }
  if (!entry.complete) throw new UnzipError(`holds no whole ${name}`);
  const stated = readChecksum(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength), name);
  if (stated !== undefined && checksum !== stated) throw new UnzipError(`holds a damaged ${name}`);
}

const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');
const DIRECTORY_ENTRY = Buffer.from('PK\x01\x02', 'latin1');

/** The CRC-32 of a file as the zip file's directory states it; undefined where the directory does not name it. */
function readChecksum(zip: Buffer, name: string): number | undefined {
  const end = zip.lastIndexOf(END_OF_DIRECTORY);
  if (end < 0 || end + 22 > zip.length) return undefined;
  let at = zip.readUInt32LE(end + 16);
  while (at + 46 <= zip.length && zip.subarray(at, at + 4).equals(DIRECTORY_ENTRY)) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const start = at + 46;
    if (zip.subarray(start, start + (nameLength ?? 0)).toString() === name) return zip.readUInt32LE(at + 16);
    at = start + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return undefined;
}
