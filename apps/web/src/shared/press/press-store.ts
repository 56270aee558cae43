/** Kinds of presses; each has its own targets. */
export type PressKind = 'news' | 'accumulation' | 'grant' | 'grade' | 'approval' | 'withdrawal' | 'watchlist-clear';

/** A press whose outcome is unknown, or an analysis that still runs. */
export interface OpenPress {
  id: string;
  kind: PressKind;
  /** What the press acts on: a stock, a member. */
  target: string;
  /** E-mail of the member who pressed. */
  owner: string;
  /** The moment, in milliseconds. */
  at: number;
  /** The server has accepted it; it stays open while its analysis runs. */
  isAccepted: boolean;
}

export interface Claim extends Pick<OpenPress, 'kind' | 'target' | 'owner'> {
  createId: () => string;
}

const KEY = 'openPresses';
const HOUR_MS = 3_600_000;
/** An analysis ends within half an hour. The server keeps the keys of admins' changes for a day. */
const lifetimes: Record<PressKind, number> = {
  news: HOUR_MS / 2,
  accumulation: HOUR_MS / 2,
  grant: 24 * HOUR_MS,
  grade: 24 * HOUR_MS,
  approval: 24 * HOUR_MS,
  withdrawal: HOUR_MS,
  'watchlist-clear': HOUR_MS,
};

/** Returns the open press on the same target, else opens one. Tabs of a browser share it, so that both pay once. */
export function claimPress({ kind, target, owner, createId }: Claim): Promise<{ press: OpenPress; isNew: boolean }> {
  return alone(() => {
    const presses = readPresses();
    const known = presses.find((press) => press.kind === kind && press.target === target && press.owner === owner);
    if (known !== undefined) return { press: known, isNew: false };
    const press: OpenPress = { id: createId(), kind, target, owner, at: Date.now(), isAccepted: false };
    write([...presses, press]);
    return { press, isNew: true };
  });
}

/** Notes that the server has accepted a press whose analysis runs. */
export function markAccepted(id: string): Promise<void> {
  return alone(() => write(readPresses().map((press) => (press.id === id ? { ...press, isAccepted: true } : press))));
}

/** Forgets a press whose outcome is known: the next one on its target is another. */
export function closePress(id: string): Promise<void> {
  return alone(() => write(readPresses().filter((press) => press.id !== id)));
}

export function isOpenPress(id: string): boolean {
  return readPresses().some((press) => press.id === id);
}

/** Drops the presses of everybody but this member; of all at a log-out. What is in flight stops in every tab. */
export function dropPresses(exceptOf: string | null): void {
  const presses = readPresses();
  const left = presses.filter(({ owner }) => owner === exceptOf);
  if (left.length < presses.length) write(left);
}

/** Runs one change of the store at a time across tabs. Browsers without locks, and insecure origins, run it directly. */
async function alone<Result>(change: () => Result): Promise<Result> {
  if (!('locks' in navigator)) return change();
  return navigator.locks.request(KEY, () => change());
}

function readPresses(): OpenPress[] {
  const now = Date.now();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const presses = Array.isArray(stored) ? stored.filter(isPress) : [];
    return presses.filter(({ kind, at }) => now - at < lifetimes[kind]);
  } catch {
    return [];
  }
}

function write(presses: OpenPress[]): void {
  if (presses.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(presses));
}

// By hand: the first screen loads no validator.
function isPress(value: unknown): value is OpenPress {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, target, owner, at, isAccepted }: Partial<Record<keyof OpenPress, unknown>> = value;
  const texts = [id, target, owner].every((text) => typeof text === 'string');
  return (
    texts && typeof kind === 'string' && kind in lifetimes && typeof at === 'number' && typeof isAccepted === 'boolean'
  );
}
