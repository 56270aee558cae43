import { Suspense, useSyncExternalStore } from 'react';
import { installOffer, onInstallOffer } from '../shared/install/install-offer.ts';
import { lazyExtra } from '../shared/lazy-extra.ts';

const InstallSheet = lazyExtra(async () => (await import('./install-sheet.tsx')).InstallSheet);

/** After the second result, once: how to put the product on the home screen. */
export function InstallOffer() {
  const way = useSyncExternalStore(onInstallOffer, installOffer);
  return <Suspense>{way !== null && <InstallSheet way={way} />}</Suspense>;
}
