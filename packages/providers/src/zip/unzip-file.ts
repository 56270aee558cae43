import { Unzip, UnzipInflate } from 'fflate';

/** The file is not a zip file, is truncated, lacks the entry or is too large. */
export class UnzipError extends Error {}

/** Unpacks in chunks, which stops a bomb early whatever size its header claims. */
const PIECE_BYTES = 8_192;

/**
 * Returns the file of this name from a zip file. @throws UnzipError when it is missing, cannot be unpacked or has more
 * than `maxBytes`
 */
export function unzipFile(zip: Uint8Array, name: string, maxBytes: number): Buffer {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const entry = { found: false, complete: false };
  const unzip = new Unzip((file) => {
    if (file.name !== name || entry.found) return;
    entry.found = true;
    file.ondata = (error, chunk, final) => {
      if (error !== null) throw error;
      size += chunk.length;
      if (size > maxBytes) throw new UnzipError(`holds more than ${maxBytes} bytes`);
      chunks.push(chunk);
      if (final) entry.complete = true;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < zip.length; at += PIECE_BYTES) {
      unzip.push(zip.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= zip.length);
    }
  } catch (error) {
    if (error instanceof UnzipError) throw error;
    throw new UnzipError('is no whole zip file', { cause: error });
  }
  if (!entry.complete) throw new UnzipError(`holds no whole ${name}`);
  return Buffer.concat(chunks);
}
