import type { Row } from './row.ts';
import type { Transaction } from './transaction.ts';

interface Former {
  /** The commit that replaced the version. */
  until: number;
  row: Row | null;
}

/** Former versions of documents that open transactions may still read. */
export class History {
  /** Versions by collection, then by document in the order of their last writes. */
  readonly #former = new Map<number, Map<number, Former[]>>();

  /** Keeps a version that a commit replaces. */
  remember(collection: number, rid: number, former: Former): void {
    let documents = this.#former.get(collection);
    if (!documents) {
      documents = new Map();
      this.#former.set(collection, documents);
    }
    const versions = documents.get(rid) ?? [];
    versions.push(former);
    documents.delete(rid);
    documents.set(rid, versions);
  }

  /** Returns the version in a snapshot: undefined when it is the current one, null when there was none. */
  at(collection: number, rid: number, { snapshot }: Transaction): Row | null | undefined {
    return this.#former
      .get(collection)
      ?.get(rid)
      ?.find((version) => version.until > snapshot)?.row;
  }

  /** Yields the documents written after the snapshot. */
  *changedSince(collection: number, { snapshot }: Transaction): Iterable<number> {
    for (const [rid, versions] of this.#former.get(collection) ?? []) {
      if (versions.some((version) => version.until > snapshot)) yield rid;
    }
  }

  /** Removes the versions that no snapshot from the oldest on can read. */
  forget(oldest: Transaction | undefined): void {
    if (!oldest) {
      this.#former.clear();
      return;
    }
    for (const documents of this.#former.values()) {
      for (const [rid, versions] of documents) {
        const last = versions.at(-1);
        if (last && last.until > oldest.snapshot) break;
        documents.delete(rid);
      }
    }
  }
}
