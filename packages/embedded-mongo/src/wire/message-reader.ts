import { MongoError } from '../values/errors.ts';

/** Size of a message's header, in bytes. */
export const HEADER = 16;
/** Largest message that the server accepts, in bytes. */
export const MAX_MESSAGE_BYTES = 48_000_000;

/** Splits a byte stream into messages. */
export class MessageReader {
  #chunks: Buffer[] = [];
  #size = 0;

  /** Yields each message that this chunk completes. Throws for an impossible length. */
  *read(chunk: Buffer): Generator<Buffer> {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    while (this.#size >= 4) {
      let [all = chunk] = this.#chunks;
      if (all.length < 4) all = this.#merge();
      const length = all.readInt32LE(0);
      if (length < HEADER || length > MAX_MESSAGE_BYTES + HEADER)
        throw new MongoError(16, `Invalid message length ${length}`);
      if (this.#size < length) return;
      if (all.length < length) all = this.#merge();
      yield all.subarray(0, length);
      this.#size -= length;
      if (all.length > length) this.#chunks[0] = all.subarray(length);
      else this.#chunks.shift();
    }
  }

  #merge(): Buffer {
    const all = Buffer.concat(this.#chunks);
    this.#chunks = [all];
    return all;
  }
}
