import type { IncomingMessage } from 'node:http';
import { type Duplex, pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** The body is larger than allowed once unpacked. */
export class BodyTooLargeError extends Error {}

/** The body is packed in a way we did not ask for. */
export class UnknownEncodingError extends Error {}

const unpackers: Record<string, () => Duplex> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
/** Without deflate, which servers understand in two ways. */
export const acceptedEncodings = 'gzip, br';

/** Reads a body, unpacking it, and stops as soon as the unpacked bytes pass `maxBytes`. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unpacked(response)) {
    size += chunk.length;
    // Leaving the loop by an error destroys the stream, and with it the connection.
    if (size > maxBytes) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function unpacked(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return response;
  const unpacker = Object.hasOwn(unpackers, encoding) ? unpackers[encoding] : undefined;
  if (unpacker === undefined) throw new UnknownEncodingError();
  // A failure of either ends both; the reader sees it as the error of what it reads.
  return pipeline(response, unpacker(), () => undefined);
}
