import type { Home } from '@gaemi/contracts/home';
import { Ledger } from '@gaemi/database/ledger/ledger';
import type { Member } from '@gaemi/database/users/user.repository';
import { creditCosts } from '@gaemi/domain/members/credits';
import { effectiveGrade, tierOfGrade } from '@gaemi/domain/members/grades';
import { firstOfMonth, seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../providers.ts';
import { RecentAnalyses } from '../analysis/recent-analyses.ts';
import { LatestFilings } from './latest-filings.ts';
import { SubscribedPart } from './subscribed-part.ts';
import { ThisWeek } from './this-week.ts';

const RECENT = 5;

/** Gathers what the home screen shows. */
@Injectable()
export class HomeService {
  constructor(
    private readonly analyses: RecentAnalyses,
    private readonly ledger: Ledger,
    private readonly subscribedPart: SubscribedPart,
    private readonly filings: LatestFilings,
    private readonly week: ThisWeek,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(member: Member): Promise<Home> {
    const now = this.clock.now();
    const grade = effectiveGrade(member, now);
    const [recent, spent, watched, latest_filings, this_week] = await Promise.all([
      this.analyses.list(member._id.toHexString(), RECENT),
      this.ledger.spentSince(member._id, startOfSeoulDay(firstOfMonth(seoulDay(now)))),
      this.subscribedPart.of(member, grade),
      this.filings.list(),
      this.week.list(member._id.toHexString()),
    ]);
    return {
      credit: member.credit,
      grade,
      expired_at: member.expiredAt?.toISOString() ?? null,
      analyses_left: {
        news: Math.floor(member.credit / creditCosts.news[tierOfGrade[grade]]),
        mjb: Math.floor(member.credit / creditCosts.accumulation),
      },
      spent_this_month: spent,
      recent,
      ...watched,
      latest_filings,
      this_week,
    };
  }
}
