import { type Doc, decode, encode } from '../values/values.ts';

/** A document that is read or written. Decodes or encodes on first use. Callers must not change the decoded form. */
export class Row {
  readonly rid: number;
  #bytes: Uint8Array | undefined;
  #doc: Doc | undefined;

  constructor(rid: number, content: Uint8Array | Doc) {
    this.rid = rid;
    if (content instanceof Uint8Array) this.#bytes = content;
    else this.#doc = content;
  }

  get doc(): Doc {
    this.#doc ??= decode(this.#bytes ?? new Uint8Array());
    return this.#doc;
  }

  get bytes(): Uint8Array {
    this.#bytes ??= encode(this.#doc ?? {});
    return this.#bytes;
  }
}
