/** Runs work with the same key one after the other, in the order of the calls. A failure does not stop the next one. */
export function serializeByKey(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lastOf = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const own = (lastOf.get(key) ?? Promise.resolve()).then(work);
    const ended = own.catch(() => undefined);
    lastOf.set(key, ended);
    try {
      return await own;
    } finally {
      if (lastOf.get(key) === ended) lastOf.delete(key);
    }
  };
}
