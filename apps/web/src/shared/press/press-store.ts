/** Kinds of presses; each has its own targets. */
export type PressKind =
  | 'news'
  | 'accumulation'
  | 'grant'
  | 'grade'
  | 'approval'
  | 'withdrawal'
  | 'password'
  | 'watchlist-clear';

/** A press whose outcome is unknown, or an analysis that still runs. */
export interface OpenPress {
  id: string;
  kind: PressKind;
  /** What the press acts on: a stock, a member. */
  target: string;
  /** E-mail of the member who pressed. */
  owner: string;
  /** The moment of the press, then of its acceptance, in milliseconds. */
  at: number;
  /** The server has accepted it; it stays open while its analysis runs. */
  isAccepted: boolean;
  /** What was sent, as JSON, where the next press on the target has to know it. */
  content?: string | undefined;
}

export type PressTarget = Pick<OpenPress, 'kind' | 'target' | 'owner'>;

export interface Claim extends PressTarget, Pick<OpenPress, 'content'> {
  createId: () => string;
}

const KEY = 'openPresses';
/** Presses whose outcome a tab knew, for other tabs that still look: none of them was dropped. */
const CLOSED_KEY = 'closedPresses';
const MOST_CLOSED = 50;
const listeners = new Set<() => void>();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long the next press on a target goes on with this one. The server keeps the keys of admins' changes for a day, and ids of analyses for good. */
const lifetimes: Record<PressKind, number> = {
  news: 7 * DAY_MS,
  accumulation: 7 * DAY_MS,
  grant: DAY_MS,
  grade: DAY_MS,
  approval: DAY_MS,
  withdrawal: HOUR_MS,
  password: HOUR_MS,
  'watchlist-clear': HOUR_MS,
};
/** An accepted analysis ends within half an hour. */
const RUN_MS = HOUR_MS / 2;

/** Returns the open press on the same target, else opens one. Tabs of a browser share it, so that both pay once. */
export function claimPress(claim: Claim): Promise<{ press: OpenPress; isNew: boolean }> {
  const { kind, target, owner, content, createId } = claim;
  return alone(() => {
    const isSame = isOn(claim);
    const known = readPresses().find(isSame);
    if (known !== undefined && isFresh(known)) return { press: known, isNew: false };
    // Another tab may still be settling what is not accepted, however old it is.
    const presses = readPresses().filter((press) => !isSame(press) && (isFresh(press) || !press.isAccepted));
    const press: OpenPress = { id: createId(), kind, target, owner, at: Date.now(), isAccepted: false, content };
    write([...presses, press]);
    return { press, isNew: true };
  });
}

/** Notes that the server has accepted a press whose analysis runs from now on. */
export function markAccepted(id: string): Promise<void> {
  const accepted = { at: Date.now(), isAccepted: true };
  return alone(() => write(readPresses().map((press) => (press.id === id ? { ...press, ...accepted } : press))));
}

/** Forgets a press whose outcome is known: the next one on its target is another. */
export function closePress(id: string): Promise<void> {
  return alone(() => {
    const presses = readPresses();
    const closed = presses.filter((press) => press.id === id);
    if (closed.length === 0) return;
    store(CLOSED_KEY, [...readPresses(CLOSED_KEY), ...closed].slice(-MOST_CLOSED));
    write(presses.filter((press) => press.id !== id));
  });
}

/** Whether a tab has closed the press because its outcome was known. False where it was dropped with its member. */
export function isClosedPress(id: string): boolean {
  return readPresses(CLOSED_KEY).some((press) => press.id === id);
}

/** Returns the open press on a target whose id the next one there would take over. */
export function openPressOn(target: PressTarget): OpenPress | undefined {
  return readPresses().find((press) => isOn(target)(press) && isFresh(press));
}

/** Calls the listener after each change of the open presses, in whichever tab. */
export function onPressChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether nobody has closed or dropped the press. Its age does not count: a device may sleep while its outcome is open. */
export function isOpenPress(id: string): boolean {
  return readPresses().some((press) => press.id === id);
}

/** Whether the server still knows the id of the press, so that a repeat of it is carried out once. */
export function isRepeatable(id: string): boolean {
  return readPresses().some((press) => press.id === id && isFresh(press));
}

/** Drops the presses of everybody but this member; of all at a log-out. What is in flight stops in every tab. */
export function dropPresses(exceptOf: string | null): void {
  const presses = readPresses();
  const left = presses.filter(({ owner }) => owner === exceptOf);
  if (left.length < presses.length) write(left);
  store(
    CLOSED_KEY,
    readPresses(CLOSED_KEY).filter(({ owner }) => owner === exceptOf),
  );
}

/** Runs one change of the store at a time across tabs. Browsers without locks, and insecure origins, run it directly. */
async function alone<Result>(change: () => Result): Promise<Result> {
  if (!('locks' in navigator)) return change();
  return navigator.locks.request(KEY, () => change());
}

const isOn =
  ({ kind, target, owner }: PressTarget) =>
  (press: OpenPress): boolean =>
    press.kind === kind && press.target === target && press.owner === owner;

function isFresh({ kind, at, isAccepted }: OpenPress): boolean {
  return Date.now() - at < (isAccepted ? RUN_MS : lifetimes[kind]);
}

function readPresses(key = KEY): OpenPress[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPress) : [];
  } catch {
    return [];
  }
}

function write(presses: OpenPress[]): void {
  store(KEY, presses);
  for (const listener of listeners) listener();
}

function store(key: string, presses: OpenPress[]): void {
  if (presses.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(presses));
}

// By hand: the first screen loads no validator.
function isPress(value: unknown): value is OpenPress {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, target, owner, at, isAccepted, content = '' }: Partial<Record<keyof OpenPress, unknown>> = value;
  const texts = [id, target, owner, content].every((text) => typeof text === 'string');
  return (
    texts && typeof kind === 'string' && kind in lifetimes && typeof at === 'number' && typeof isAccepted === 'boolean'
  );
}
