import type { Logger } from '@gaemi/runtime/logging/logger';
import { createGrowingPace } from '../../pace/growing-pace.ts';
import { createPace } from '../../pace/request-pace.ts';
import { createSharedPace, type SlotStore } from '../../pace/shared-pace.ts';
import type { TokenStores } from '../../tokens/token-store.ts';
import { createKisClient, type KisAccess, type KisClient, kisRates } from './kis-client.ts';

/** Requests per second that KIS grants a new customer, and a little less than it grants later. */
const NEW_CUSTOMER = 3;
const MOST = 15;

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
  const { all: least } = kisRates(access.baseUrl);
  // The sandbox grants no more with time.
  const most = least < NEW_CUSTOMER ? least : MOST;
  const createAt = (perSecond: number) => {
    const alone = { perSecond, burst: perSecond };
    return slots === undefined
      ? createPace({ each: alone, all: alone })
      : createSharedPace({ provider: 'kis', each: perSecond, all: perSecond }, slots, logger);
  };
  const pace = createGrowingPace({ least, most, createAt, now: () => new Date() });
  return createKisClient({ ...access, pace, tokens: tokens?.('kis', [access.baseUrl, access.appKey]) });
}
