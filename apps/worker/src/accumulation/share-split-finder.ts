import { ArchivedFilingsRepository } from '@gaemi/database/news-analysis/archived-filings.repository';
import type { ShareSplit } from '@gaemi/domain/accumulation/broker-trading';
import { findShareSplits } from '@gaemi/domain/filings/share-splits';
import { seoulDay } from '@gaemi/domain/seoul-time';
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

  /** Those after a day, up to today, the earliest first. */
  async findSince(stockCode: string, from: string): Promise<ShareSplit[]> {
    const now = this.clock.now();
    return findShareSplits(await this.archived.listWithDays([stockCode], from, now), { from, to: seoulDay(now) });
  }
}
