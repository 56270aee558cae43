/**
 * The storage of the browser, for all tabs and for this one. What it refuses, being full or forbidden, is kept for as long as the
 * page stands: a member without it can do everything, but not come back to it.
 */
export const browserStorage = keepRefused(() => localStorage);
export const tabStorage = keepRefused(() => sessionStorage);

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** `find` throws where the storage is forbidden. */
function keepRefused(find: () => Storage): Kept {
  const refused = new Map<string, string>();
  return {
    getItem(key) {
      try {
        return refused.get(key) ?? find().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        refused.set(key, value);
        find().setItem(key, value);
        refused.delete(key);
      } catch {
        // The page keeps it.
      }
    },
    removeItem(key) {
      try {
        refused.delete(key);
        find().removeItem(key);
      } catch {
        // There is nothing to remove.
      }
    },
    clear() {
      try {
        refused.clear();
        find().clear();
      } catch {
        // There is nothing to remove.
      }
    },
  };
}

export function isStorageForbidden(): boolean {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}
