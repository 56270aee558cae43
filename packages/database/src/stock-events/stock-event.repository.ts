import { isEarlierStage } from '@gaemi/domain/filings/rumour-rules';
import { removedText } from '@gaemi/domain/rights/expired-texts';
import { isStartOfSeoulDay, seoulDay } from '@gaemi/domain/seoul-time';
import { isNewlyRisen, keepsJudgement, type RisenSince, riseTo } from '@gaemi/domain/stock-events/alertable';
import { knownFiling } from '@gaemi/domain/stock-events/known-filing';
import { type FoundEvent, listWanted, recogniseEvents } from '@gaemi/domain/stock-events/recognise-events';
import { type StockEvent as EventContent, joinReports } from '@gaemi/domain/stock-events/stock-event';
import { compareText } from '@gaemi/domain/text-order';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { MonitoredStockRecord } from '../monitoring/monitored-stock.schema.ts';
import { earliestFetches, type FetchedText } from '../news-analysis/news-evidence.schema.ts';
import { type Transaction, Transactions } from '../transactions.ts';
import { uncast } from '../uncast.ts';
import { EventCorrections } from './event-corrections.ts';
import type { StockEventRecord } from './stock-event.schema.ts';

export type StockEvent = StockEventRecord;

/** A little over the longest look-back of six months. */
const RETENTION_MS = 200 * 86_400_000;

/** An event as it was just found, with what to store of it. */
export interface FoundStockEvent extends FoundEvent {
  content: EventContent;
  /** True when a model judged it. */
  byModel: boolean;
  textsFrom: FetchedText[];
  /** True where the filings of the company could not be gathered with it. */
  withoutFilings?: boolean;
  /** True for the correction of a filing that was not found with it: what is known of the event says more. */
  withoutOriginal?: boolean;
}

const knownFields = [
  ...(['eventId', 'family', 'marks', 'firstSeenAt', 'firstSeenIn', 'peak', 'raisedIn', 'raisedAs'] as const),
  ...(['turnedTo', 'byModel', 'side', 'strength', 'type', 'text', 'short', 'stage', 'day', 'at', 'reports'] as const),
  ...(['filed', 'confirmedBy', 'differsFrom', 'sources', 'textsFrom'] as const),
] as const;
type KnownEvent = Pick<StockEventRecord, (typeof knownFields)[number]>;
const onlyKnown = Object.fromEntries(knownFields.map((field) => [field, 1]));

const keyOf = (stockCode: string, eventId: string) => `${stockCode}:${eventId}`;

/** Events of stocks, shared by all members. What is read is as upheld objections correct it. */
@Injectable()
export class StockEventRepository {
  constructor(
    @InjectModel('StockEvent') private readonly events: Model<StockEventRecord>,
    @InjectModel('MonitoredStock') private readonly monitoredStocks: Model<MonitoredStockRecord>,
    private readonly corrections: EventCorrections,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Stores found events under the ids that they keep from their first sight on. Returns these by the ids of the found ones. Of two
   * calls for one stock at once the second one sees what the first has stored. Calls for a stock are numbered as they are committed, and
   * each event has the number of the one in which it rose. `known` gets the ids before the events are stored, and again where the
   * store asks to begin anew: then they may be others.
   */
  async recognise(
    stockCode: string,
    found: readonly FoundStockEvent[],
    now: Date,
    known?: (ids: Map<string, string>) => void,
  ): Promise<Map<string, string>> {
    if (found.length === 0) return new Map();
    return this.transactions.run(async (session) => {
      const { ids, writes } = await this.recogniseIn({ stockCode, found, now }, session);
      known?.(ids);
      if (writes.length > 0) await uncast(this.events).bulkWrite(writes, { session });
      return ids;
    });
  }

  private async recogniseIn(
    { stockCode, found, now }: { stockCode: string; found: readonly FoundStockEvent[]; now: Date },
    session: Transaction,
  ) {
    // A second one at once waits or begins again, so that the numbers follow the commits.
    const { recognitions } = await this.monitoredStocks
      .findByIdAndUpdate(
        stockCode,
        { $inc: { recognitions: 1 } },
        { session, upsert: true, returnDocument: 'after', projection: { recognitions: 1 } },
      )
      .orFail()
      .lean<Required<Pick<MonitoredStockRecord, 'recognitions'>>>()
      .exec();
    const { marks: wanted, ids: wantedIds } = listWanted(found);
    const known = await this.events
      .find({ stockCode, joinedInto: null }, onlyKnown, { session })
      .or([{ marks: { $in: wanted } }, { eventId: { $in: wantedIds } }])
      .lean<KnownEvent[]>()
      .exec();
    const recognition = recogniseEvents(
      known.map(({ eventId: id, family, marks, firstSeenAt }) => ({ id, family, marks, firstSeenAt })),
      found,
      now,
    );
    const byId = new Map(known.map((event) => [event.eventId, event]));
    const removeAt = new Date(now.getTime() + RETENTION_MS);
    const changes = found.flatMap(({ id: foundId, textsFrom, withoutFilings = false, ...foundEvent }) => {
      const event = recognition.events.get(foundId);
      if (event === undefined) return [];
      const { id: eventId, family, marks, firstSeenAt } = event;
      const joined = [...recognition.joined].flatMap(([id, into]) => (into === eventId ? [id] : []));
      const own = [eventId, ...joined].flatMap((id) => byId.get(id) ?? []);
      const { byModel, ...judged } = inLatestStage(judgedAs(foundEvent, byId.get(eventId)), own);
      const content = { ...judged, ...knownFiling(judged, own, { withoutFilings }) };
      const rise = riseTo(content, own, recognitions);
      // What an earlier look found may lie before the period of this one.
      const reports = joinReports(
        own.flatMap((each) => each.reports),
        content.reports,
      );
      const firstSeenIn = Math.min(recognitions, ...own.map((each) => each.firstSeenIn));
      // The whole record: the store replaces it in two thirds of the time of setting each of its fields.
      const replacement: Omit<StockEventRecord, '_id'> = {
        ...{ ...content, ...firstSeen(content, own), ...rise, reports },
        ...restsOn({ text: content.text, found: foundEvent.content, textsFrom }, own),
        ...{ stockCode, eventId, family, marks, byModel, joinedInto: null },
        ...{ firstSeenAt, firstSeenIn, seenAt: now, removeAt },
      };
      return { replaceOne: { filter: { _id: keyOf(stockCode, eventId) }, replacement, upsert: true } };
    });
    const joins = [...recognition.joined].map(([id, into]) => ({
      updateOne: { filter: { _id: keyOf(stockCode, id) }, update: { $set: { joinedInto: into, marks: [] } } },
    }));
    const ids = new Map([...recognition.events].map(([id, event]) => [id, event.id]));
    return { ids, writes: [...changes, ...joins] };
  }

  /** Number of the last recognition of a stock. */
  private async recognitionsOf(stockCode: string): Promise<number> {
    const monitored = await this.monitoredStocks
      .findById(stockCode, { recognitions: 1 })
      .lean<MonitoredStockRecord>()
      .exec();
    return monitored?.recognitions ?? 0;
  }

  /**
   * Returns the events that rose since a look (`isNewlyRisen`), up to the last recognition that is committed by now, `through`. What is
   * committed later rises after that one.
   */
  async listRisen(stockCode: string, since: RisenSince): Promise<{ events: StockEvent[]; through: number }> {
    const through = await this.recognitionsOf(stockCode);
    const [firstDay = since.fromDay] = [since.fromDay, since.knownFromDay].sort(compareText);
    const events = await this.listSince(stockCode, firstDay);
    const risen = events.filter((event) => event.raisedIn <= through && isNewlyRisen(event, since));
    return { events: risen, through };
  }

  /** Events of a stock that happened on a day or later, the oldest first. */
  listSince(stockCode: string, day: string): Promise<StockEvent[]> {
    return this.listOf([stockCode], day);
  }

  /** Events of stocks that happened on a day or later, the oldest first. */
  async listOf(stockCodes: readonly string[], day: string): Promise<StockEvent[]> {
    const events = await this.events
      .find({ stockCode: { $in: stockCodes }, joinedInto: null, day: { $gte: day } })
      .sort({ day: 1, _id: 1 })
      .lean<StockEvent[]>()
      .exec();
    return this.corrections.correct(events);
  }

  /** Events by their keys; those that turned out to be part of another one, also by way of a third, are that one. */
  async findByKeys(keys: readonly { stockCode: string; eventId: string }[]): Promise<StockEvent[]> {
    const found = new Map<string, StockEvent>();
    for (
      let wanted = keys.map(({ stockCode, eventId }) => keyOf(stockCode, eventId));
      wanted.length > 0;
      wanted = [...found.values()].flatMap(findTarget).filter((key) => !found.has(key))
    ) {
      const events = await this.findById(wanted);
      if (events.length === 0) break;
      for (const event of events) found.set(event._id, event);
    }
    return this.corrections.correct([...found.values()].filter(({ joinedInto }) => joinedInto === null));
  }

  private findById(ids: readonly string[]): Promise<StockEvent[]> {
    return this.events
      .find({ _id: { $in: ids } })
      .lean<StockEvent[]>()
      .exec();
  }
}

/** Key of the event of which one turned out to be part. */
const findTarget = ({ stockCode, joinedInto }: StockEvent): string[] =>
  joinedInto === null ? [] : [keyOf(stockCode, joinedInto)];

/** Moment of the first report, and the day of it; of a rumour the day is that of its last stage. */
function firstSeen(content: EventContent, own: readonly KnownEvent[]): Pick<EventContent, 'at' | 'day'> {
  const moments = [content, ...own].map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime());
  const [first = content.at] = moments;
  // A filing of which only the day was known stands at its start until its moment is.
  const known = moments.find((moment) => !isStartOfSeoulDay(moment) && seoulDay(moment) === seoulDay(first));
  const at = isStartOfSeoulDay(first) ? (known ?? first) : first;
  const [day = content.day] = [content, ...own].map((each) => each.day).sort(compareText);
  return { at, day: content.stage === null ? day : content.day };
}

/** Sources of the text of an event: those of a text that stays are its sources still, with their earlier fetches. */
function restsOn(
  { text, found, textsFrom }: { text: string; found: EventContent; textsFrom: readonly FetchedText[] },
  own: readonly KnownEvent[],
): Pick<StockEventRecord, 'sources' | 'textsFrom'> {
  const before = text === found.text ? [] : own;
  return {
    sources: [...new Set([...found.sources, ...before.flatMap((each) => each.sources)])],
    textsFrom: earliestFetches([...before.flatMap((each) => each.textsFrom), ...textsFrom]),
  };
}

type JudgedContent = EventContent & { byModel: boolean };

/** What to store of a found event: its own judgement, or the better one that is stored. */
function judgedAs(
  { content, byModel, withoutOriginal }: Pick<FoundStockEvent, 'content' | 'byModel' | 'withoutOriginal'>,
  known: KnownEvent | undefined,
): JudgedContent {
  if (known === undefined || known.text === removedText) return { ...content, byModel };
  const { type, side, strength, text, short, byModel: wasByModel = false } = known;
  const stays = keepsJudgement({ side, strength, byModel: wasByModel }, { ...content, byModel, withoutOriginal });
  return stays ? { ...content, type, side, strength, text, short, byModel: wasByModel } : { ...content, byModel };
}

/**
 * Keeps the latest stage that is stored, with the outcome and the judgement that belong to it. A gathering without filings finds an
 * earlier one: a denied rumour is a mere report to it.
 */
function inLatestStage(found: JudgedContent, known: readonly KnownEvent[]): JudgedContent {
  const latest = known.find((each) => known.every(({ stage }) => !isEarlierStage(each.stage, stage)));
  if (latest === undefined || !isEarlierStage(found.stage, latest.stage)) return found;
  const { stage, day, filed, confirmedBy, differsFrom = null, type, side, strength, byModel = false } = latest;
  const { text, short } = latest.text === removedText ? found : latest;
  return { ...found, stage, day, filed, confirmedBy, differsFrom, type, side, strength, byModel, text, short };
}
