import { removedText } from '@gaemi/domain/rights/expired-texts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { LearnedRowRecord } from '../judge-learning/learned-row.schema.ts';
import type { ArchivedArticleRecord } from '../news-analysis/archived-article.schema.ts';
import type { ObjectionRecord } from '../objections/objection.schema.ts';
import type { StockEventRecord } from '../stock-events/stock-event.schema.ts';
import type { MemberEventRecord } from '../webhooks/member-event.schema.ts';
import type { WebhookDeliveryRecord } from '../webhooks/webhook-delivery.schema.ts';
import type { ExpiredFetches } from './expired-texts.repository.ts';

/** Texts that belong to no single analysis: the archive, objections, the events of stocks, and what a judge learns from. */
@Injectable()
export class SharedTextsRepository {
  constructor(
    @InjectModel('ArchivedArticle') private readonly archive: Model<ArchivedArticleRecord>,
    @InjectModel('Objection') private readonly objections: Model<ObjectionRecord>,
    @InjectModel('StockEvent') private readonly events: Model<StockEventRecord>,
    @InjectModel('LearnedRow') private readonly learned: Model<LearnedRowRecord>,
    @InjectModel('MemberEvent') private readonly memberEvents: Model<MemberEventRecord>,
    @InjectModel('WebhookDelivery') private readonly deliveries: Model<WebhookDeliveryRecord>,
  ) {}

  /** Removes what rests on texts of a source that were fetched up to a moment. */
  async remove(expired: ExpiredFetches): Promise<void> {
    await this.removeArchived(expired);
    await this.removeReported(expired);
    await this.removeOfEvents(expired);
    await this.removeLearned(expired);
  }

  /** Removes the features of texts of a source that were fetched up to a moment. */
  async removeLearned({ source, upTo }: ExpiredFetches): Promise<void> {
    await this.learned.deleteMany({ source, fetchedAt: { $lte: upTo } });
  }

  /** Removes the texts of sources from what programs have yet to hear, or may hear again. */
  async removeFromMessages(sources: readonly string[]): Promise<void> {
    const held = { textsFrom: { $in: [...sources] } };
    const without = { $set: { 'data.items.$[].text': null }, $unset: { textsFrom: 1 } } as const;
    await this.memberEvents.updateMany(held, without);
    // By the index of what is due.
    const due = { state: 'waiting', nextTryAt: { $gt: new Date(0) } } as const;
    await this.deliveries.updateMany({ ...held, ...due }, without);
  }

  /** Their own expiry removes archived articles as a rule. */
  private async removeArchived({ source, upTo }: ExpiredFetches): Promise<void> {
    const archive = { $gte: `${source}:`, $lt: `${source};` };
    await this.archive.deleteMany({ archive, seenAt: { $lte: upTo } });
  }

  private async removeReported({ source, upTo }: ExpiredFetches): Promise<void> {
    const over = { source, fetchedAt: { $lte: upTo } };
    await this.objections.updateMany(
      { articles: { $elemMatch: { ...over, title: { $ne: removedText } } } },
      {
        $set: {
          sentence: removedText,
          'articles.$[over].title': removedText,
          'articles.$[over].description': removedText,
        },
      },
      { arrayFilters: [{ 'over.source': source, 'over.fetchedAt': { $lte: upTo } }] },
    );
  }

  /** Id, type, day, side and strength of an event stay. */
  private async removeOfEvents({ source, upTo }: ExpiredFetches): Promise<void> {
    await this.events.updateMany(
      { textsFrom: { $elemMatch: { source, fetchedAt: { $lte: upTo } } } },
      { $set: { text: removedText, short: removedText, textsFrom: [] } },
    );
    await this.events.updateMany(
      { reports: { $elemMatch: { source, fetchedAt: { $lte: upTo }, title: { $ne: removedText } } } },
      { $set: { 'reports.$[over].title': removedText } },
      { arrayFilters: [{ 'over.source': source, 'over.fetchedAt': { $lte: upTo } }] },
    );
  }
}
