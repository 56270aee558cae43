import type { IncomingMessage } from 'node:http';
import { type Duplex, pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** The unpacked body is larger than allowed. */
export class BodyTooLargeError extends Error {}

/** The body has a content encoding that was not requested. */
export class UnknownEncodingError extends Error {}

const unpackers: Record<string, () => Duplex> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
/** No encoding, also as servers write it that mean the charset, or that turn packing off. */
const plain = new Set(['', 'identity', 'none', 'utf-8', 'utf8']);
/** Without deflate, which servers interpret in two ways. */
export const acceptedEncodings = 'gzip, br';

/**
 * Reads and unpacks a body. Stops as soon as the unpacked bytes exceed `maxBytes`. `onProgress`: called for each part
 * that comes.
 */
export async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  onProgress: () => void = () => undefined,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unpacked(response)) {
    onProgress();
    size += chunk.length;
    // An error in the loop destroys the stream and thereby the connection.
    if (size > maxBytes) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function unpacked(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (plain.has(encoding)) return response;
  const unpacker = Object.hasOwn(unpackers, encoding) ? unpackers[encoding] : undefined;
  if (unpacker === undefined) throw new UnknownEncodingError();
  // A failure of either ends both; the reader gets it as an error of the stream it reads.
  return pipeline(response, unpacker(), () => undefined);
}
