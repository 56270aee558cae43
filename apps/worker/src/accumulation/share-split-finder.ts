import { ArchivedFilingsRepository } from '@gaemi/database/news-analysis/archived-filings.repository';
import type { ShareSplit } from '@gaemi/domain/accumulation/broker-trading';
import { findShareSplits } from '@gaemi/domain/filings/share-splits';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../providers.ts';

/** Finds the splits and consolidations of the shares of a stock that archived filings name. */
@Injectable()
export class ShareSplitFinder {
  constructor(
    private readonly archived: ArchivedFilingsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Those after the first day, up to the last one, the earliest first. */
  async find(stockCode: string, period: { from: string; to: string }): Promise<ShareSplit[]> {
    return findShareSplits(await this.archived.listWithDays([stockCode], period.from, this.clock.now()), period);
  }
}
