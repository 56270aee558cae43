import { alone } from './across-tabs.ts';
import {
  CLOSED_KEY,
  type OpenPress,
  pressLifetimes,
  pressListeners,
  readPresses,
  storePresses,
  unparkPress,
  writePresses,
} from './press-storage.ts';

export type PressTarget = Pick<OpenPress, 'kind' | 'target' | 'owner'>;

export interface Claim extends PressTarget, Pick<OpenPress, 'content'> {
  createId: () => string;
}

const MOST_CLOSED = 50;
/** An accepted analysis ends within half an hour. */
const RUN_MS = 1_800_000;

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
    writePresses([...presses, press]);
    return { press, isNew: true };
  });
}

/** Notes that the server has accepted a press whose analysis runs from now on. */
export function markAccepted(id: string): Promise<void> {
  const accepted = { at: Date.now(), isAccepted: true };
  return alone(() => writePresses(readPresses().map((press) => (press.id === id ? { ...press, ...accepted } : press))));
}

/** Forgets a press whose outcome is known: the next one on its target is another. */
export function closePress(id: string): Promise<void> {
  return alone(() => {
    // Its answer may come after its member has logged out.
    unparkPress(id);
    const presses = readPresses();
    const closed = presses.filter((press) => press.id === id);
    if (closed.length === 0) return;
    storePresses(CLOSED_KEY, [...readPresses(CLOSED_KEY), ...closed].slice(-MOST_CLOSED));
    writePresses(presses.filter((press) => press.id !== id));
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
  pressListeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    pressListeners.delete(listener);
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

const isOn =
  ({ kind, target, owner }: PressTarget) =>
  (press: OpenPress): boolean =>
    press.kind === kind && press.target === target && press.owner === owner;

function isFresh({ kind, at, isAccepted }: OpenPress): boolean {
  return Date.now() - at < (isAccepted ? RUN_MS : pressLifetimes[kind]);
}
