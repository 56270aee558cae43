import { isAppleTouch } from '../apple-touch.ts';

/** How this browser puts the product on the home screen: by a prompt of its own, or by hand on an iPhone or iPad. */
export type InstallWay = 'prompt' | 'by-hand';

interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

const RESULTS_KEY = 'resultsSeen';
const OFFERED_KEY = 'installOffered';
/** The results after which it is offered. */
const RESULTS_BEFORE = 2;
/** The result is read first. */
const READING_MS = 5_000;

let kept: InstallPrompt | null = null;
let offered: InstallWay | null = null;
const listeners = new Set<() => void>();

/** Keeps the browser's prompt for later. To be called at once: the browser offers it early, and only once. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!('prompt' in event)) return;
    event.preventDefault();
    kept = event as InstallPrompt;
  });
  window.addEventListener('appinstalled', () => {
    kept = null;
  });
}

/** Counts a result that a member sees for the first time. After the second one the installation is offered, once. */
export function countResult(): void {
  const results = Number(localStorage.getItem(RESULTS_KEY) ?? 0) + 1;
  localStorage.setItem(RESULTS_KEY, String(results));
  const { pathname } = location;
  if (results >= RESULTS_BEFORE) setTimeout(() => pathname === location.pathname && offer(), READING_MS);
}

function offer(): void {
  if (offered !== null || localStorage.getItem(OFFERED_KEY) !== null || isBusy()) return;
  const way = installWay();
  if (way === null) return;
  localStorage.setItem(OFFERED_KEY, 'true');
  change(way);
}

/** Nobody looks, or somebody types or has another window open: the next result is another chance. */
const isBusy = () =>
  document.hidden || document.activeElement?.tagName === 'INPUT' || document.querySelector('dialog[open]') !== null;

function installWay(): InstallWay | null {
  if (isInstalled()) return null;
  if (kept !== null) return 'prompt';
  return isSafariOfPhone() ? 'by-hand' : null;
}

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;

/** Safari on an iPhone or iPad. Other browsers there have menus of their own. */
function isSafariOfPhone(): boolean {
  const { userAgent } = navigator;
  return isAppleTouch() && /Version\/\S+ .*Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent);
}

/** Asks by the browser's own prompt, which it lets us use once. */
export async function install(): Promise<void> {
  const prompt = kept;
  kept = null;
  change(null);
  await prompt?.prompt();
}

export function closeInstallOffer(): void {
  change(null);
}

export function installOffer(): InstallWay | null {
  return offered;
}

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(way: InstallWay | null): void {
  offered = way;
  for (const listener of listeners) listener();
}
