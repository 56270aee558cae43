/** Work under the same key is done one after the other, in the order asked for; what fails holds up nobody. */
export function takingTurns(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
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
