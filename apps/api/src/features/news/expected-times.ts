import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { computeExpectedTime, type ExpectedTime } from '@gaemi/domain/analysis/expected-time';
import type { NewsTier } from '@gaemi/domain/members/grades';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../providers.ts';

/** Analyses from which a time is expected. */
const RECENT = 50;
/** Progress is asked for every second; the times of a tier move slowly. */
const KEPT_MS = 60_000;

/** How long an analysis of each tier usually takes at present. */
@Injectable()
export class ExpectedTimes {
  private readonly known = new Map<NewsTier, { at: number; time: Promise<ExpectedTime | null> }>();

  constructor(
    private readonly analyses: NewsAnalysisRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  of(tier: NewsTier): Promise<ExpectedTime | null> {
    const now = this.clock.now().getTime();
    const known = this.known.get(tier);
    if (known !== undefined && Math.abs(now - known.at) < KEPT_MS) return known.time;
    const time = this.analyses.recentDurations(tier, RECENT).then(computeExpectedTime);
    this.known.set(tier, { at: now, time });
    // The next one asks again.
    time.catch(() => this.known.delete(tier));
    return time;
  }
}
