import { useSyncExternalStore } from 'react';
import { browserStorage } from '../browser-storage.ts';

/** `nuri` is only an accent colour. */
export type Service = 'news' | 'mjb' | 'nuri';

const KEY = 'selectedService';
const listeners = new Set<() => void>();

export function selectService(service: Service): void {
  browserStorage.setItem(KEY, service);
  for (const listener of listeners) listener();
}

export function forgetService(): void {
  browserStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

function selectedService(): Service {
  const stored = browserStorage.getItem(KEY);
  return stored === 'mjb' || stored === 'nuri' ? stored : 'news';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The service the member chose last; news until then. */
export function useSelectedService(): Service {
  return useSyncExternalStore(subscribe, selectedService);
}
