import { isAppleTouch } from '../apple-touch.ts';
import { browserStorage } from '../browser-storage.ts';
import { hasInstallPrompt, type InstallWay, installOffer, showInstallOffer } from './install-offer.ts';

const RESULTS_KEY = 'resultsSeen';
const OFFERED_KEY = 'installOffered';
/** The results after which it is offered. */
const RESULTS_BEFORE = 2;
/** The result is read first. */
const READING_MS = 5_000;

/** Counts a result that a member sees for the first time. After the second one the installation is offered, once. */
export function countResult(): void {
  const results = Number(browserStorage.getItem(RESULTS_KEY) ?? 0) + 1;
  browserStorage.setItem(RESULTS_KEY, String(results));
  const { pathname } = location;
  if (results >= RESULTS_BEFORE) setTimeout(() => pathname === location.pathname && offer(), READING_MS);
}

function offer(): void {
  if (installOffer() !== null || browserStorage.getItem(OFFERED_KEY) !== null || isBusy()) return;
  const way = installWay();
  if (way === null) return;
  browserStorage.setItem(OFFERED_KEY, 'true');
  showInstallOffer(way);
}

/** Nobody looks, or somebody types or has another window open: the next result is another chance. */
const isBusy = () =>
  document.hidden || document.activeElement?.tagName === 'INPUT' || document.querySelector('dialog[open]') !== null;

function installWay(): InstallWay | null {
  if (isInstalled()) return null;
  if (hasInstallPrompt()) return 'prompt';
  return isSafariOfPhone() ? 'by-hand' : null;
}

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;

/** Safari on an iPhone or iPad. Other browsers there have menus of their own. */
function isSafariOfPhone(): boolean {
  const { userAgent } = navigator;
  return isAppleTouch() && /Version\/\S+ .*Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent);
}

/** Closes the offer. */
export const closeInstallOffer = () => showInstallOffer(null);
