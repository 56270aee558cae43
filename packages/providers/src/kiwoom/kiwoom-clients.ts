import type { Logger } from '@gaemi/runtime/logging/logger';
import { createSharedPace, type SlotStore } from '../pace/shared-pace.ts';
import type { TokenStores } from '../tokens/token-store.ts';
import { createKiwoomClient, type KiwoomAccess, type KiwoomClient, kiwoomRates } from './kiwoom-client.ts';

/** Returns the client of an access: always the same one, since its token and its quota are those of the keys. */
export type KiwoomClients = (access: KiwoomAccess) => KiwoomClient;

/**
 * Creates the Kiwoom clients of a process. Create one per process: every source of data that asks Kiwoom shares the
 * quota of the keys. `slots` and `tokens` are shared with other workers; without them this process keeps the rate and a
 * token by itself.
 */
export function createKiwoomClients(logger: Logger, slots?: SlotStore, tokens?: TokenStores): KiwoomClients {
  const clients = new Map<string, KiwoomClient>();
  return (access) => {
    const key = JSON.stringify([access.baseUrl, access.appKey]);
    const known = clients.get(key);
    if (known !== undefined) return known;
    const pace = slots && createSharedPace({ provider: 'kiwoom', ...kiwoomRates(access) }, slots, logger);
    const client = createKiwoomClient({ ...access, pace, tokens: tokens?.('kiwoom', [access.baseUrl, access.appKey]) });
    clients.set(key, client);
    return client;
  };
}
