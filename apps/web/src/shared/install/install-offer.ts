// Apart from what decides the offer, which the first screen does not load.

/** How this browser puts the product on the home screen: by a prompt of its own, or by hand on an iPhone or iPad. */
export type InstallWay = 'prompt' | 'by-hand';

interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

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

export function hasInstallPrompt(): boolean {
  return kept !== null;
}

/** Asks by the browser's own prompt, which it lets us use once. */
export async function install(): Promise<void> {
  const prompt = kept;
  kept = null;
  showInstallOffer(null);
  await prompt?.prompt();
}

export function installOffer(): InstallWay | null {
  return offered;
}

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the offer; null closes it. */
export function showInstallOffer(way: InstallWay | null): void {
  offered = way;
  for (const listener of listeners) listener();
}
