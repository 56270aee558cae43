import { type FoundStockEvent, StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { WithdrawnReportsRepository } from '@gaemi/database/stock-events/withdrawn-reports.repository';
import { leavesOthers } from '@gaemi/domain/stock-events/rewritten';
import { Injectable } from '@nestjs/common';
import type { MatchedArticles } from './select-events.ts';

/** The events of companies that all members share, as gatherings find them. */
@Injectable()
export class KnownEvents {
  constructor(
    private readonly stored: StockEventRepository,
    private readonly reports: WithdrawnReportsRepository,
  ) {}

  /** Stores what was found, as `StockEventRepository` does. */
  recognise(
    code: string,
    found: readonly FoundStockEvent[],
    now: Date,
    known?: (ids: Map<string, string>) => void,
  ): Promise<Map<string, string>> {
    return this.stored.recognise(code, found, now, known);
  }

  /** Takes what is told of other companies by now, as their press houses have written it anew, out of the events of a company. */
  async leave(code: string, { others, matchOf }: Pick<MatchedArticles, 'others' | 'matchOf'>): Promise<void> {
    const left = others.filter((article) => {
      const { about, othersInTitle } = matchOf(article);
      return about === 'no' && leavesOthers({ title: article.title, namesCompanies: othersInTitle > 0 });
    });
    await this.reports.removeRewritten(code, left);
  }
}
