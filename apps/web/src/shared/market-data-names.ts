import type { PriceSourceName } from '@gaemi/domain/sources';

/** Names for members of the sources of prices and of broker trading. */
export const marketDataNames = {
  kiwoom: '키움증권',
  kis: '한국투자증권',
  csv: '운영자 제공',
  sample: '예시 데이터',
  none: null,
} as const satisfies Record<PriceSourceName, string | null>;
