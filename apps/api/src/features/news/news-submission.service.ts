import type { NewsPost, NewsPostAnswer } from '@gaemi/contracts/news-analysis';
import { AcceptNewsAnalysis } from '@gaemi/database/news-analysis/accept-news-analysis';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { NewsAnalysisRecord } from '@gaemi/database/news-analysis/news-analysis.schema';
import { type NamedStock, StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import type { Member } from '@gaemi/database/users/user.repository';
import { creditCosts, creditReasons } from '@gaemi/domain/members/credits';
import { effectiveGrade, type NewsTier, newsTierLimits, tierOfGrade } from '@gaemi/domain/members/grades';
import { addMonths, seoulDay } from '@gaemi/domain/seoul-time';
import { OutboxRelay } from '@gaemi/queue/outbox-relay';
import type { Clock } from '@gaemi/runtime/clock';
import { serializeByKey } from '@gaemi/runtime/serialize-by-key';
import { Inject, Injectable } from '@nestjs/common';
import type { CallingKeyId } from '../../http/api-key/calling-key.decorator.ts';
import { AppError } from '../../http/app-error.ts';
import { CLOCK } from '../../providers.ts';
import { ModelBudget } from './model-budget.ts';
import { toNewsPostAnswer } from './news.mapper.ts';

/** A post of an analysis, with its request id. */
type IdentifiedPost = NewsPost & { request_id: string; apiKeyId: CallingKeyId };

/** An order of a news analysis. */
interface NewsAsked {
  requestId: string;
  apiKeyId: CallingKeyId;
  named: NamedStock;
  /** None asks for that of the member's grade; a repeat then gets the analysis that the first one started, in its tier. */
  tier?: NewsTier;
}

/** Accepts news analyses. */
@Injectable()
export class NewsSubmissionService {
  private readonly inTurn = serializeByKey();

  constructor(
    private readonly analyses: NewsAnalysisRepository,
    private readonly directory: StockDirectory,
    private readonly acceptance: AcceptNewsAnalysis,
    private readonly budget: ModelBudget,
    private readonly relay: OutboxRelay,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Stores the analysis with either of its two posts; the outbox relay then sends the queue message.
   * Throws TIER_NOT_ALLOWED, and errors of the budget, the stock, the credits and the request id.
   */
  async submit(member: Member, tier: NewsTier, post: IdentifiedPost): Promise<NewsPostAnswer> {
    const named = { name: post.stock_name, code: post.stock_code };
    return toNewsPostAnswer(
      await this.accept(member, { requestId: post.request_id, apiKeyId: post.apiKeyId, named, tier }),
    );
  }

  /** Stores the analysis, or finds the one of its request id. Throws as `submit` does. */
  accept(member: Member, asked: NewsAsked): Promise<NewsAnalysisRecord> {
    // Both posts come at once: the second finds what the first stores, instead of colliding with it in the store.
    return this.inTurn(`${member._id.toHexString()} ${asked.requestId}`, () => this.acceptNext(member, asked));
  }

  private async acceptNext(
    member: Member,
    { requestId, apiKeyId, named, tier: asked }: NewsAsked,
  ): Promise<NewsAnalysisRecord> {
    const now = this.clock.now();
    const userId = member._id.toHexString();
    const grade = effectiveGrade(member, now);
    const existing = await this.analyses.findByRequestId(userId, requestId);
    const tier = asked ?? existing?.tier ?? tierOfGrade[grade];
    // A grade that ends between the two posts does not part them.
    const allowed = tierOfGrade[grade] === tier || existing?.tier === tier;
    if (!allowed) throw new AppError('TIER_NOT_ALLOWED');

    if (existing === null) await this.budget.ensureLeft(userId, now);
    const company = await this.directory.companyOfOrder(named, existing);
    const toDay = seoulDay(now);
    const { analysis, message } = await this.acceptance.accept(
      {
        userId,
        apiKeyId,
        requestId,
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
    // Sent in the background: if the queue is down, the sweep resends it.
    if (message !== null) void this.relay.send(message);
    return analysis;
  }
}
