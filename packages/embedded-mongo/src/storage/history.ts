import type { Row } from './row.ts';
import type { Transaction } from './transaction.ts';

interface Former {
  /** The commit that replaced it. */
  until: number;
  row: Row | null;
}

/** Former versions of documents, kept only while transactions that may still read them are open. */
export class History {
  /** By collection, then by document in the order of their last writes. */
  readonly #former = new Map<number, Map<number, Former[]>>();

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

  /** The version a snapshot sees, when it is not the present one; null when it did not exist. */
  at(collection: number, rid: number, { snapshot }: Transaction): Row | null | undefined {
    return this.#former
      .get(collection)
      ?.get(rid)
      ?.find((version) => version.until > snapshot)?.row;
  }

  /** Documents that were written after the snapshot. */
  *changedSince(collection: number, { snapshot }: Transaction): Iterable<number> {
    for (const [rid, versions] of this.#former.get(collection) ?? []) {
      if (versions.some((version) => version.until > snapshot)) yield rid;
    }
  }

  /** Forgets what nobody reads any more whose snapshot is this one, the oldest in use, or a later one. */
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
