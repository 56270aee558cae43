import type { MjbPost, MjbPostAnswer } from '@gaemi/contracts/accumulation';
import { messages } from '@gaemi/contracts/messages';
import { AcceptAccumulation } from '@gaemi/database/accumulation/accept-accumulation';
import { AccumulationRepository } from '@gaemi/database/accumulation/accumulation.repository';
import type { AccumulationRecord } from '@gaemi/database/accumulation/accumulation.schema';
import { type NamedStock, StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import type { Member } from '@gaemi/database/users/user.repository';
import type { DayRefusal } from '@gaemi/domain/market-calendar/day-refusal';
import { creditCosts, creditReasons } from '@gaemi/domain/members/credits';
import { effectiveGrade } from '@gaemi/domain/members/grades';
import { OutboxRelay } from '@gaemi/queue/outbox-relay';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { CallingKeyId } from '../../http/api-key/calling-key.decorator.ts';
import { AppError } from '../../http/app-error.ts';
import { CLOCK } from '../../providers.ts';
import { toAccumulationPostAnswer } from './accumulation.mapper.ts';
import { SelectableDays } from './selectable-days.ts';

const sentences: Record<DayRefusal, string> = {
  weekend: messages.dayIsWeekend,
  holiday: messages.dayIsHoliday,
  future: messages.dayInFuture,
  'before-reach': messages.dayBeforeReach,
  unknown: messages.dayUnknown,
};

/** A post of an analysis, with its request id. */
type IdentifiedPost = MjbPost & { request_id: string; apiKeyId: CallingKeyId };

/** An order of an accumulation analysis. Days in Seoul, both included. */
interface AccumulationAsked {
  requestId: string;
  apiKeyId: CallingKeyId;
  named: NamedStock;
  fromDay: string;
  toDay: string;
}

/** Accepts accumulation analyses. */
@Injectable()
export class AccumulationSubmissionService {
  constructor(
    private readonly analyses: AccumulationRepository,
    private readonly directory: StockDirectory,
    private readonly days: SelectableDays,
    private readonly acceptance: AcceptAccumulation,
    private readonly relay: OutboxRelay,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Stores the analysis; the outbox relay then sends the queue message. Throws VALIDATION_FAILED for days that cannot be chosen,
   * and errors of the stock, the credits and the request id.
   */
  async submit(member: Member, post: IdentifiedPost): Promise<MjbPostAnswer> {
    const { request_id: requestId, apiKeyId, start_date: fromDay, end_date: toDay } = post;
    const named = { name: post.stock_name, code: post.stock_code };
    return toAccumulationPostAnswer(await this.accept(member, { requestId, apiKeyId, named, fromDay, toDay }));
  }

  /** Stores the analysis, or finds the one of its request id. Throws as `submit` does. */
  async accept(member: Member, asked: AccumulationAsked): Promise<AccumulationRecord> {
    const { requestId, apiKeyId, named, fromDay, toDay } = asked;
    const now = this.clock.now();
    const userId = member._id.toHexString();
    // A repeat of an accepted post is answered even when its days are out of reach by now.
    const existing = await this.analyses.findByRequestId(userId, requestId);
    if (existing === null) this.refuseDays({ start_date: fromDay, end_date: toDay }, now);
    const company = await this.directory.companyOfOrder(named, existing);
    const { analysis, message } = await this.acceptance.accept(
      {
        userId,
        apiKeyId,
        requestId,
        stockCode: company.code,
        stockName: company.name,
        grade: effectiveGrade(member, now),
        fromDay,
        toDay,
        cost: creditCosts.accumulation,
        reason: creditReasons.accumulation(company.name),
      },
      now,
      existing,
    );
    // Sent in the background: if the queue is down, the sweep resends it.
    if (message !== null) void this.relay.send(message);
    return analysis;
  }

  private refuseDays(post: Pick<MjbPost, 'start_date' | 'end_date'>, now: Date): void {
    const fields: Record<string, string> = {};
    for (const field of ['start_date', 'end_date'] as const) {
      const refusal = this.days.findRefusal(post[field], now);
      if (refusal !== null) fields[field] = sentences[refusal];
    }
    const [detail] = Object.values(fields);
    if (detail !== undefined) throw new AppError('VALIDATION_FAILED', { detail, fields });
  }
}
