import type { PostponedEvent } from '@gaemi/database/notifications/postponed-event.repository';
import { UnnotifiedEvents } from '@gaemi/database/notifications/unnotified-events';
import { type StockEvent, StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { isAlerted } from '@gaemi/domain/alerts/alert-rules';
import { listSubscribedStocks } from '@gaemi/domain/alerts/alert-settings';
import { effectiveGrade } from '@gaemi/domain/members/grades';
import { POSTPONED_DAYS } from '@gaemi/domain/notifications/postponement';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { Injectable } from '@nestjs/common';
import type { Recipient } from './recipients.ts';

/** Finds the events of a notification among the postponed ones. */
@Injectable()
export class PostponedContents {
  constructor(
    private readonly events: StockEventRepository,
    private readonly unnotified: UnnotifiedEvents,
  ) {}

  /** Returns the events as they are known now, in the order of the stocks, as far as the recipient still wants them and was not notified of them. */
  async find(postponed: readonly PostponedEvent[], { settings, member }: Recipient, at: Date): Promise<StockEvent[]> {
    const stocks = listSubscribedStocks(settings, effectiveGrade(member, at));
    const firstDay = addDays(seoulDay(at), -POSTPONED_DAYS);
    const found = await this.events.findByKeys(postponed);
    const wanted = stocks.flatMap((stock) =>
      found.filter((event) => event.stockCode === stock.code && event.day >= firstDay && isAlerted(event, stock)),
    );
    return this.unnotified.among(member._id, wanted);
  }
}
