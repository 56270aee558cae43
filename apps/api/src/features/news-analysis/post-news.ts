import type { NewsPost, NewsPostAnswer } from '@gaemi/contracts/news-analysis';
import { AcceptNewsAnalysis } from '@gaemi/database/news-analysis/accept-news-analysis';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import type { Member } from '@gaemi/database/users/user.repository';
import { creditCosts, creditReasons } from '@gaemi/domain/members/credits';
import { effectiveGrade, type NewsTier, newsTierLimits, tierOfGrade } from '@gaemi/domain/members/grades';
import { addMonths, seoulDay } from '@gaemi/domain/seoul-time';
import { OutboxRelay } from '@gaemi/queue/outbox-relay';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { CLOCK } from '../../providers.ts';
import { CheckModelBudget } from './check-model-budget.ts';

/** Takes either of the two posts of an analysis. Accepted is what is stored; the queue hears of it as soon as it can. */
@Injectable()
export class PostNews {
  constructor(
    private readonly analyses: NewsAnalysisRepository,
    private readonly directory: StockDirectory,
    private readonly acceptance: AcceptNewsAnalysis,
    private readonly checkBudget: CheckModelBudget,
    private readonly relay: OutboxRelay,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(member: Member, tier: NewsTier, post: NewsPost): Promise<NewsPostAnswer> {
    const now = this.clock.now();
    const userId = member._id.toHexString();
    const grade = effectiveGrade(member, now);
    const existing = await this.analyses.findByRequestId(userId, post.request_id);
    // A grade that ends between the two posts does not part them.
    const allowed = tierOfGrade[grade] === tier || existing?.tier === tier;
    if (!allowed) throw new AppError('TIER_NOT_ALLOWED');

    if (existing === null) await this.checkBudget.execute(userId, now);
    const company = await this.directory.companyOf({ name: post.stock_name, code: post.stock_code });
    const toDay = seoulDay(now);
    const { analysis, message } = await this.acceptance.execute(
      {
        userId,
        requestId: post.request_id,
        stockCode: company.code,
        stockName: company.name,
        grade,
        tier,
        fromDay: addMonths(toDay, -newsTierLimits[tier].lookBackMonths),
        toDay,
        cost: creditCosts.news[tier],
        reason: creditReasons.newsAnalysis(company.name),
      },
      now,
      existing,
    );
    // Not waited for: a queue that is away gets the message later.
    if (message !== null) void this.relay.send(message);
    return {
      request_id: analysis.requestId,
      stock_code: analysis.stockCode,
      stock_name: analysis.stockName,
      model_tier: analysis.grade,
      charged: analysis.charged,
    };
  }
}
