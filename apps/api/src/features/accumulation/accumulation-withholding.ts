import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { type TradingSourceName, tradingSources } from '@gaemi/domain/sources';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Withholding } from '../../http/api-key/withholding.ts';
import { AppError } from '../../http/app-error.ts';
import { RIGHTS } from '../../providers.ts';
import { StoredMarket } from '../stocks/stored-market.ts';
import type { ComputedAccumulation } from './accumulation.service.ts';

/**
 * What leaves of accumulation analyses to an API key: figures of a source that may not be redistributed stay inside, and the letters
 * computed from them.
 */
@Injectable()
export class AccumulationWithholding implements OnModuleInit {
  constructor(
    private readonly withholding: Withholding,
    private readonly market: StoredMarket,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
  ) {}

  onModuleInit(): void {
    this.withholding.add('accumulation', (detail: ComputedAccumulation) => this.detail(detail));
  }

  /** Sources of trading whose figures may leave. */
  leavingSources(): TradingSourceName[] {
    return tradingSources.filter((name) => this.mayLeave(name));
  }

  /** Throws SOURCE_STAYS_INSIDE before credits are spent on a result that the key could not read. */
  async requireReadable(): Promise<void> {
    if (await this.staysInside()) throw new AppError('SOURCE_STAYS_INSIDE');
  }

  /** Whether no key reads an analysis that starts now. */
  async staysInside(): Promise<boolean> {
    return !this.mayLeave(await this.market.tradingSource());
  }

  private detail(detail: ComputedAccumulation): ComputedAccumulation {
    const { data_source, basis, market_source, short_selling: short } = detail;
    if (!this.mayLeave(data_source) || !this.mayLeave(basis.floating_shares_source))
      throw new AppError('SOURCE_STAYS_INSIDE');
    const short_selling = short !== null && this.mayLeave(short.source) ? short : null;
    if (this.mayLeave(market_source)) return { ...detail, short_selling };
    const days = detail.days.map((day) => ({ ...day, close: null }));
    return { ...detail, days, investor_flows: null, short_selling };
  }

  private mayLeave(source: string): boolean {
    return this.rights.rightsOf(source).redistribution;
  }
}
