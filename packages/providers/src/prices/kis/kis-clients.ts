import type { Logger } from '@gaemi/runtime/logger';
import { createPace } from '../../pace/request-pace.ts';
import { createSharedPace, type SlotStore } from '../../pace/shared-pace.ts';
import type { TokenStores } from '../../tokens/token-store.ts';
import { createKisClient, type KisAccess, type KisClient, kisRates } from './kis-client.ts';

/** Request slots and tokens shared with other workers. Without them a client keeps the rate and a token by itself. */
export interface KisShared {
  slots?: SlotStore | undefined;
  tokens?: TokenStores | undefined;
}

/** Creates a client that shares what it can with the other users of the same keys. */
export function createSharedKisClient(
  access: Pick<KisAccess, 'baseUrl' | 'appKey' | 'appSecret'>,
  { slots, tokens }: KisShared,
  logger: Logger,
): KisClient {
  const rates = kisRates(access.baseUrl);
  const alone = { perSecond: rates.all, burst: rates.all };
  const pace =
    slots === undefined
      ? createPace({ each: alone, all: alone })
      : createSharedPace({ provider: 'kis', ...rates }, slots, logger);
  return createKisClient({ ...access, pace, tokens: tokens?.('kis', [access.baseUrl, access.appKey]) });
}
