import type { ShortSelling } from '@gaemi/domain/accumulation/short-selling';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { PriceSource } from '@gaemi/providers/prices/price-source';
import { ProviderError } from '@gaemi/providers/provider-error';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, PRICE_SOURCE } from '../providers.ts';

/** Time limit: it stands beside the letters, which do not wait for it longer. */
const LIMIT_MS = 30_000;

/** Finds who sold short beside the brokers, where the source of prices knows it. */
@Injectable()
export class ShortSellingFinder {
  constructor(
    @Inject(PRICE_SOURCE) private readonly source: PriceSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Null where no source knows it, or where it could not be had. Rejects only for the caller's signal or a defect. */
  async find(
    company: ListedCompany,
    { from, to, signal }: { from: string; to: string; signal: AbortSignal },
  ): Promise<ShortSelling | null> {
    const { name, shortSelling } = this.source;
    if (shortSelling === undefined) return null;
    const limited = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
    try {
      const days = await shortSelling.fetchShortSelling({ company, from, to, signal: limited });
      return days.length === 0 ? null : { source: name, days };
    } catch (err) {
      if (signal.aborted || !(err instanceof ProviderError)) throw err;
      this.logger.warn({ err, source: name, stock: company.code }, 'short selling could not be had');
      return null;
    }
  }
}
