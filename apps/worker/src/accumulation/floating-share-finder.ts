import { BrokerTradingRepository } from '@gaemi/database/accumulation/broker-trading.repository';
import type { FloatingShares } from '@gaemi/domain/accumulation/broker-trading';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { BrokerDayQuery, BrokerTradingSource } from '@gaemi/providers/broker-trading/broker-trading-source';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';
import { CLOCK, TRADING_SOURCE } from '../providers.ts';
import { tradingFailure } from './trading-failure.ts';

export interface FoundShares {
  floating: FloatingShares;
  /** Ends when they are stored; the analysis goes on meanwhile. */
  saved: Promise<void>;
}

/** The floating shares of a stock, asked for once a day. Throws AnalysisFailure; unknown ones are never guessed. */
@Injectable()
export class FloatingShareFinder {
  constructor(
    @Inject(TRADING_SOURCE) private readonly source: BrokerTradingSource,
    private readonly cache: BrokerTradingRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find({ company, signal }: Omit<BrokerDayQuery, 'day'>): Promise<FoundShares> {
    const today = seoulDay(this.clock.now());
    const of = { source: this.source.name, stockCode: company.code };
    const before = await this.cache.findFloatingShares(of, today);
    if (before !== null) return { floating: before, saved: Promise.resolve() };
    const shares = await this.source.fetchFloatingShares({ company, signal }).catch(tradingFailure);
    if (shares === null) throw new AnalysisFailure('float-unknown');
    const saved = this.cache.saveFloatingShares(of, today, shares);
    // Heard by whoever awaits it; the analysis may end before.
    saved.catch(() => undefined);
    return { floating: shares, saved };
  }
}
