import type { SinceAnalysis } from '@gaemi/contracts/since-analysis';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import type { Member } from '@gaemi/database/users/user.repository';
import { Injectable } from '@nestjs/common';
import { NewEvents, type NewEventsOfStock, toNewEvents } from './new-events.ts';
import { toLast } from './stocks.service.ts';

/** Answers what a member should know before paying for another analysis of a stock. */
@Injectable()
export class SinceAnalysisService {
  constructor(
    private readonly directory: StockDirectory,
    private readonly news: NewsAnalysisRepository,
    private readonly newEvents: NewEvents,
  ) {}

  /** Throws STOCK_NOT_FOUND for a code that is not listed. */
  async find(member: Member, code: string): Promise<SinceAnalysis> {
    await this.directory.companyOfCode(code);
    const [last, news] = await Promise.all([
      this.news.findLast(member._id.toHexString(), [code]),
      this.newEvents.of(member, [code]),
    ]);
    return { last: toLast(last.get(code)), news: toSidedEvents(news.get(code)) };
  }
}

function toSidedEvents(found: NewEventsOfStock | undefined): SinceAnalysis['news'] {
  if (found === undefined) return null;
  const events = found.events.toSorted((one, other) => other.strength - one.strength);
  const answer = toNewEvents({ ...found, events });
  const sides = new Map(events.map(({ eventId, side }) => [eventId, side]));
  return { ...answer, events: answer.events.map((event) => ({ ...event, side: sides.get(event.event_id) ?? null })) };
}
