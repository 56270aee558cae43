import type { Home } from '@gaemi/contracts/home';
import { AccumulationRepository } from '@gaemi/database/accumulation/accumulation.repository';
import { Ledger } from '@gaemi/database/ledger/ledger';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import { creditCosts } from '@gaemi/domain/members/credits';
import { effectiveGrade, tierOfGrade } from '@gaemi/domain/members/grades';
import { firstOfMonth, seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../providers.ts';
import { toRecentAccumulation, toRecentNews } from './home.mapper.ts';
import { LatestFilings } from './latest-filings.ts';
import { SubscribedPart } from './subscribed-part.ts';

const RECENT = 5;

/** Gathers what the home screen shows. */
@Injectable()
export class HomeService {
  constructor(
    private readonly news: NewsAnalysisRepository,
    private readonly accumulations: AccumulationRepository,
    private readonly ledger: Ledger,
    private readonly subscribedPart: SubscribedPart,
    private readonly filings: LatestFilings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(member: Member): Promise<Home> {
    const userId = member._id.toHexString();
    const now = this.clock.now();
    const grade = effectiveGrade(member, now);
    const page = { page: 1, size: RECENT };
    const [news, accumulations, spent, watched, latest_filings] = await Promise.all([
      this.news.listFinished(userId, page),
      this.accumulations.listFinished(userId, page),
      this.ledger.spentSince(member._id, startOfSeoulDay(firstOfMonth(seoulDay(now)))),
      this.subscribedPart.of(member, grade),
      this.filings.list(),
    ]);
    const recent = [...news.items.map(toRecentNews), ...accumulations.items.map(toRecentAccumulation)];
    return {
      credit: member.credit,
      grade,
      expired_at: member.expiredAt?.toISOString() ?? null,
      analyses_left: {
        news: Math.floor(member.credit / creditCosts.news[tierOfGrade[grade]]),
        mjb: Math.floor(member.credit / creditCosts.accumulation),
      },
      spent_this_month: spent,
      recent: recent.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1)).slice(0, RECENT),
      ...watched,
      latest_filings,
    };
  }
}
