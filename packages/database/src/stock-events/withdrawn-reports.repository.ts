import { removedText } from '@gaemi/domain/rights/expired-texts';
import { findLinkMarks } from '@gaemi/domain/stock-events/recognise-events';
import type { EventReport } from '@gaemi/domain/stock-events/stock-event';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { StockEventRecord } from './stock-event.schema.ts';

const read = ['reports', 'confirmedBy', 'differsFrom', 'link', 'publisher', 'marks'] as const;
type ReportedEvent = Pick<StockEventRecord, '_id' | (typeof read)[number]>;
/** Fields by which an event is of a filing. */
const filingLinks = ['reports.link', 'confirmedBy.link', 'differsFrom.link'];

/** Takes reports that their source has taken back out of the events that rest on them. */
@Injectable()
export class WithdrawnReportsRepository {
  constructor(@InjectModel('StockEvent') private readonly events: Model<StockEventRecord>) {}

  /**
   * Removes events that nothing else reports. The others are no longer those of a filing that was taken back; what they are now, the
   * next look judges. Returns the codes of the stocks that have such events.
   */
  async remove(reports: readonly { stockCode: string; link: string }[]): Promise<string[]> {
    const changed: string[] = [];
    for (const { stockCode, link } of reports) {
      const events = await this.events
        .find(
          { stockCode, joinedInto: null, $or: filingLinks.map((field) => ({ [field]: link })) },
          Object.fromEntries(read.map((field) => [field, 1])),
        )
        .lean<ReportedEvent[]>()
        .exec();
      for (const event of events) await this.removeFrom(event, link);
      if (events.length > 0) changed.push(stockCode);
    }
    return [...new Set(changed)];
  }

  /** Does the same with reports of a stock that their source gives in another wording now, about others. */
  async removeRewritten(
    stockCode: string,
    articles: readonly Pick<EventReport, 'link' | 'title' | 'source'>[],
  ): Promise<void> {
    if (articles.length === 0) return;
    const now = new Map(articles.map((article) => [article.link, article]));
    const events = await this.events
      .find({ stockCode, joinedInto: null, 'reports.link': { $in: [...now.keys()] } }, { reports: 1 })
      .lean<Pick<StockEventRecord, 'reports'>[]>()
      .exec();
    const rewritten = events.flatMap(({ reports }) =>
      // A title is gone once the rights of its source are over.
      reports.filter(({ link, title, source }) => {
        const article = now.get(link);
        return article?.source === source && title !== removedText && title !== article.title;
      }),
    );
    await this.remove(rewritten.map(({ link }) => ({ stockCode, link })));
  }

  private async removeFrom({ _id, ...event }: ReportedEvent, withdrawn: string): Promise<void> {
    const reports = event.reports.filter(({ link }) => link !== withdrawn);
    const [first] = reports;
    if (first === undefined) {
      await this.events.deleteOne({ _id });
      return;
    }
    const isFirst = event.link === withdrawn;
    const isConfirming = event.confirmedBy?.link === withdrawn;
    const left = new Set(reports.flatMap(({ link }) => findLinkMarks(link)));
    const gone = findLinkMarks(withdrawn).filter((mark) => !left.has(mark));
    const marks = event.marks.filter((mark) => !gone.includes(mark));
    const change = {
      ...{ reports, marks },
      ...(isFirst && { link: first.link, publisher: first.publisher }),
      ...(isConfirming && { confirmedBy: null }),
      ...(event.differsFrom?.link === withdrawn && { differsFrom: null }),
      ...((isFirst || isConfirming) && { filed: reports.some(({ source }) => source === 'dart') }),
    };
    await this.events.updateOne({ _id }, { $set: change });
  }
}
