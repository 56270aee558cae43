import { browserStorage } from '../browser-storage.ts';

// Apart from the store of presses: the first screen only drops them.

/** Kinds of presses; each has its own targets. */
export type PressKind =
  | 'news'
  | 'accumulation'
  | 'grant'
  | 'grade'
  | 'approval'
  | 'rejection'
  | 'objection'
  | 'sessions-end'
  | 'api-keys-end'
  | 'passkeys-end'
  | 'access'
  | 'withdrawal'
  | 'password'
  | 'api-key'
  | 'webhook'
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

const OPEN_KEY = 'openPresses';
/** Presses whose outcome a tab knew, for other tabs that still look: none of them was dropped. */
export const CLOSED_KEY = 'closedPresses';
/** Presses of members who are not signed in here. Nobody reads or sends them until their owner logs in again. */
const PARKED_KEY = 'parkedPresses';
/** Called after each change of the open presses in this tab. */
export const pressListeners = new Set<() => void>();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long the next press on a target goes on with this one. The server keeps the keys of admins' changes for a day, those of API keys and webhooks for two hours, and ids of analyses for good. */
export const pressLifetimes: Record<PressKind, number> = {
  news: 7 * DAY_MS,
  accumulation: 7 * DAY_MS,
  grant: DAY_MS,
  grade: DAY_MS,
  approval: DAY_MS,
  rejection: DAY_MS,
  objection: DAY_MS,
  'sessions-end': DAY_MS,
  'api-keys-end': DAY_MS,
  'passkeys-end': DAY_MS,
  access: DAY_MS,
  withdrawal: HOUR_MS,
  password: HOUR_MS,
  'api-key': HOUR_MS,
  webhook: HOUR_MS,
  'watchlist-clear': HOUR_MS,
};

/** Kinds that cost or grant: forgotten, the next press would be a second one. */
const parkedKinds: ReadonlySet<PressKind> = new Set(['news', 'accumulation', 'grant', 'grade', 'approval']);

/**
 * Parks the presses of everybody but this member, of all at a log-out, and brings this member's back. What is in flight for
 * the others stops in every tab. Only a press whose outcome is unknown, and which costs or grants, is kept; for a day.
 */
export function parkPresses(exceptOf: string | null): void {
  const isParked = ({ kind, at, isAccepted }: OpenPress) =>
    parkedKinds.has(kind) && !isAccepted && Date.now() - at < Math.min(pressLifetimes[kind], DAY_MS);
  const open = readPresses();
  const left = open.filter(({ owner }) => owner !== exceptOf);
  const parked = [...readPresses(PARKED_KEY), ...left].filter(isParked);
  storePresses(
    PARKED_KEY,
    parked.filter(({ owner }) => owner !== exceptOf),
  );
  dropPresses(exceptOf);
  const back = parked.filter(({ id, owner }) => owner === exceptOf && !open.some((press) => press.id === id));
  if (back.length > 0) writePresses([...readPresses(), ...back]);
}

/** Forgets what is parked of a press whose outcome has become known. */
export function unparkPress(id: string): void {
  const parked = readPresses(PARKED_KEY);
  if (parked.some((press) => press.id === id)) {
    storePresses(
      PARKED_KEY,
      parked.filter((press) => press.id !== id),
    );
  }
}

/** Drops the presses of everybody but this member. What is in flight for the others stops in every tab. */
export function dropPresses(exceptOf: string | null): void {
  const presses = readPresses();
  const left = presses.filter(({ owner }) => owner === exceptOf);
  if (left.length < presses.length) writePresses(left);
  storePresses(
    CLOSED_KEY,
    readPresses(CLOSED_KEY).filter(({ owner }) => owner === exceptOf),
  );
}

export function readPresses(key = OPEN_KEY): OpenPress[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPress) : [];
  } catch {
    return [];
  }
}

export function writePresses(presses: OpenPress[]): void {
  storePresses(OPEN_KEY, presses);
  for (const listener of pressListeners) listener();
}

export function storePresses(key: string, presses: OpenPress[]): void {
  if (presses.length === 0) browserStorage.removeItem(key);
  else browserStorage.setItem(key, JSON.stringify(presses));
}

// By hand: the first screen loads no validator.
function isPress(value: unknown): value is OpenPress {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, target, owner, at, isAccepted, content = '' }: Partial<Record<keyof OpenPress, unknown>> = value;
  const texts = [id, target, owner, content].every((text) => typeof text === 'string');
  return (
    texts &&
    typeof kind === 'string' &&
    kind in pressLifetimes &&
    typeof at === 'number' &&
    typeof isAccepted === 'boolean'
  );
}
