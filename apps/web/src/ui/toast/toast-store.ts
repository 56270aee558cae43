export type ToastType = 'success' | 'error';

export interface Toast {
  id: number;
  type: ToastType;
  message: string;
  /** False while it slides out. */
  visible: boolean;
}

export const TOAST_SHOWN_MS = 3_000;
export const TOAST_SLIDE_MS = 300;
const MOST_AT_ONCE = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message, top right or on phones at the bottom, for 3 s, then slides it out in 0.3 s. The same message again starts its time anew. */
export function showToast(type: ToastType, message: string): void {
  lastId += 1;
  const id = lastId;
  const others = toasts.filter((toast) => toast.message !== message);
  change([...others, { id, type, message, visible: true }].slice(-MOST_AT_ONCE));
  setTimeout(() => {
    change(toasts.map((toast) => (toast.id === id ? { ...toast, visible: false } : toast)));
  }, TOAST_SHOWN_MS);
  setTimeout(() => {
    change(toasts.filter((toast) => toast.id !== id));
  }, TOAST_SHOWN_MS + TOAST_SLIDE_MS);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Open windows, the uppermost last. */
let windows: readonly Element[] = [];

/** Shows toasts inside a window until the end that it gives: a window covers what stands beside it, and nothing there is read aloud. */
export function showToastsIn(window: Element): () => void {
  changeWindows([...windows, window]);
  return () => changeWindows(windows.filter((other) => other !== window));
}

export function topWindow(): Element | undefined {
  return windows.at(-1);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function changeWindows(next: readonly Element[]): void {
  windows = next;
  change(toasts);
}
