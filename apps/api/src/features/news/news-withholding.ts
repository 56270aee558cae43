import type { CombinedNews, NewsProgress } from '@gaemi/contracts/news-analysis';
import type { NewsDetail } from '@gaemi/contracts/news-detail';
import type { NewsStockList } from '@gaemi/contracts/news-list';
import type { Paged } from '@gaemi/contracts/paging';
import { NewsHistoryRepository } from '@gaemi/database/news-analysis/news-history.repository';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Withholding } from '../../http/api-key/withholding.ts';
import { RIGHTS } from '../../providers.ts';
import { isWhole, listWithheld, withheldDetail, withoutTexts } from './outside-texts.ts';

/** What leaves of news analyses to an API key: of each source what its rights allow, of the rest type, figures, date and link. */
@Injectable()
export class NewsWithholding implements OnModuleInit {
  constructor(
    private readonly withholding: Withholding,
    private readonly history: NewsHistoryRepository,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
  ) {}

  onModuleInit(): void {
    // The headlines that were seen stay inside.
    this.withholding.add('news-progress', ({ seen: _, ...progress }: NewsProgress) => progress);
    this.withholding.add('news-result', (result: CombinedNews, userId) => this.result(result, userId));
    this.withholding.add('news-list', (list: Paged<CombinedNews> | NewsStockList, userId) => this.list(list, userId));
    this.withholding.add('news-detail', (detail: NewsDetail, userId) => this.detail(detail, userId));
  }

  private async result(result: CombinedNews, userId: string): Promise<CombinedNews> {
    return (await this.findWhole(userId, [result])).has(result._id) ? result : withoutTexts(result);
  }

  private async list(list: Paged<CombinedNews> | NewsStockList, userId: string) {
    return 'facets' in list ? this.stocks(list, userId) : this.results(list, userId);
  }

  private async results({ items, ...page }: Paged<CombinedNews>, userId: string): Promise<Paged<CombinedNews>> {
    const whole = await this.findWhole(userId, items);
    return { ...page, items: items.map((item) => (whole.has(item._id) ? item : withoutTexts(item))) };
  }

  /** The lines of earlier analyses stay inside: to tell which may go would take all their evidence. */
  private async stocks({ items, ...page }: NewsStockList, userId: string): Promise<NewsStockList> {
    const whole = await this.findWhole(
      userId,
      items.map(({ latest }) => latest),
    );
    return {
      ...page,
      items: items.map(({ latest, runs, ...stock }) => ({
        ...stock,
        latest: whole.has(latest._id) ? latest : { ...withoutTexts(latest), top_good: null, top_bad: null },
        runs: runs.map((run) => ({ ...run, lead: [] })),
      })),
    };
  }

  private async detail(detail: NewsDetail, userId: string): Promise<NewsDetail> {
    const origins = await this.history.findOriginsOfDetail(userId, detail._id);
    if (origins === null) throw new Error(`the detail ${detail._id} lacks the evidence of its analysis`);
    return withheldDetail(detail, listWithheld(origins, this.rights));
  }

  /** Ids of the analyses of which every text may leave. */
  private async findWhole(userId: string, analyses: readonly { _id: string }[]): Promise<Set<string>> {
    const ids = analyses.map(({ _id }) => _id);
    const origins = await this.history.findOrigins(userId, ids);
    return new Set(
      [...origins].filter(([, evidence]) => isWhole(listWithheld(evidence, this.rights))).map(([id]) => id),
    );
  }
}
