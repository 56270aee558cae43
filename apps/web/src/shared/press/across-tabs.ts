import { browserStorage } from '../browser-storage.ts';

const LOCK = 'openPresses';
/** Number of the last change, stored after it. */
const CHANGES_KEY = 'pressChanges';
/** Much longer than another tab takes to see a change. */
const NAMED_MS = 10_000;
const LONGEST_WAIT_MS = 5_000;

/**
 * Runs one change of the local storage at a time across tabs, each of which sees those before. A lock alone does not do: tabs are
 * processes of their own, and what one stored may reach another after the lock does. So each change is named by a lock for a while, and
 * the next one waits until it is there. Browsers without locks, and insecure origins, run the change directly.
 */
export async function alone<Result>(change: () => Result): Promise<Result> {
  if (!('locks' in navigator)) return change();
  return navigator.locks.request(LOCK, async () => {
    const { held = [] } = await navigator.locks.query();
    const last = Math.max(0, ...held.flatMap(({ name }) => numberIn(name)));
    await seeing(last);
    const result = change();
    await nameChange(Math.max(last, storedNumber()) + 1);
    return result;
  });
}

const NAME = `${CHANGES_KEY} `;
const numberIn = (name = ''): number[] => (name.startsWith(NAME) ? [Number(name.slice(NAME.length))] : []);

const storedNumber = (): number => Number(browserStorage.getItem(CHANGES_KEY)) || 0;

/** Resolves when the change with this number is in the storage that this tab sees; at last after some seconds. */
async function seeing(number: number): Promise<void> {
  if (storedNumber() >= number) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('storage', look);
      resolve();
    };
    const look = () => {
      if (storedNumber() >= number) end();
    };
    const timer = setTimeout(end, LONGEST_WAIT_MS);
    window.addEventListener('storage', look);
  });
}

/** Stores the number of a change, and names it by a lock. */
async function nameChange(number: number): Promise<void> {
  browserStorage.setItem(CHANGES_KEY, String(number));
  await new Promise<void>((resolve, reject) => {
    const hold = () => {
      resolve();
      return new Promise((end) => setTimeout(end, NAMED_MS));
    };
    navigator.locks.request(`${NAME}${number}`, hold).catch(reject);
  });
}
