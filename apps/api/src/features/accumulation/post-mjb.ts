import type { MjbPost, MjbPostAnswer } from '@gaemi/contracts/accumulation';
import { messages } from '@gaemi/contracts/messages';
import { AcceptAccumulation } from '@gaemi/database/accumulation/accept-accumulation';
import { AccumulationRepository } from '@gaemi/database/accumulation/accumulation.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import type { Member } from '@gaemi/database/users/user.repository';
import type { DayRefusal } from '@gaemi/domain/market-calendar/day-refusal';
import { creditCosts, creditReasons } from '@gaemi/domain/members/credits';
import { effectiveGrade } from '@gaemi/domain/members/grades';
import { searchingPeriod } from '@gaemi/domain/seoul-time';
import { OutboxRelay } from '@gaemi/queue/outbox-relay';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { CLOCK } from '../../providers.ts';
import { MjbDays } from './mjb-days.ts';

const sentences: Record<DayRefusal, string> = {
  weekend: messages.dayIsWeekend,
  holiday: messages.dayIsHoliday,
  future: messages.dayInFuture,
  'before-reach': messages.dayBeforeReach,
  unknown: messages.dayUnknown,
};

/** Takes the post of an accumulation analysis. Accepted is what is stored; the queue hears of it as soon as it can. */
@Injectable()
export class PostMjb {
  constructor(
    private readonly analyses: AccumulationRepository,
    private readonly directory: StockDirectory,
    private readonly days: MjbDays,
    private readonly acceptance: AcceptAccumulation,
    private readonly relay: OutboxRelay,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(member: Member, post: MjbPost): Promise<MjbPostAnswer> {
    const now = this.clock.now();
    const userId = member._id.toHexString();
    // What was accepted once is answered again, also when its days are out of reach meanwhile.
    const existing = await this.analyses.findByRequestId(userId, post.request_id);
    if (existing === null) this.refuseDays(post, now);
    const company = await this.directory.companyOf({ name: post.stock_name, code: post.stock_code });
    const { analysis, message } = await this.acceptance.execute(
      {
        userId,
        requestId: post.request_id,
        stockCode: company.code,
        stockName: company.name,
        grade: effectiveGrade(member, now),
        fromDay: post.start_date,
        toDay: post.end_date,
        cost: creditCosts.accumulation,
        reason: creditReasons.accumulation(company.name),
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
      searching_period: searchingPeriod(analysis.fromDay, analysis.toDay),
      charged: analysis.charged,
    };
  }

  private refuseDays(post: MjbPost, now: Date): void {
    const fields: Record<string, string> = {};
    for (const field of ['start_date', 'end_date'] as const) {
      const refusal = this.days.refusalOf(post[field], now);
      if (refusal !== null) fields[field] = sentences[refusal];
    }
    const [detail] = Object.values(fields);
    if (detail !== undefined) throw new AppError('VALIDATION_FAILED', { detail, fields });
  }
}
