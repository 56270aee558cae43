import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import { StockWatchRepository } from '@gaemi/database/stock-watches/stock-watch.repository';
import { toldStocksOf } from '@gaemi/domain/alerts/alert-settings';
import { inTurn, type WatchedStock } from '@gaemi/domain/alerts/watch-order';
import { effectiveGrade } from '@gaemi/domain/members/grades';
import { Injectable } from '@nestjs/common';

/** Members looked up at once. */
const PAGE = 500;

/** A watched stock, and the last round in which it was. */
export interface StockToWatch extends WatchedStock {
  doneRound: string | null;
}

/** Finds the stocks that any member wants to be told of. */
@Injectable()
export class WatchedStocks {
  constructor(
    private readonly settings: AlertSettingsRepository,
    private readonly watches: StockWatchRepository,
  ) {}

  /** Returns them in their turn. */
  async list(now: Date): Promise<StockToWatch[]> {
    const watchers = new Map<string, number>();
    for await (const listener of this.listeners()) {
      const stocks = toldStocksOf(listener.settings, effectiveGrade(listener.member, now));
      for (const { code } of stocks) watchers.set(code, (watchers.get(code) ?? 0) + 1);
    }
    const watches = await this.watches.findByCodes([...watchers.keys()]);
    const stocks = [...watchers].map(([code, count]) => {
      const watch = watches.get(code);
      return { code, watchers: count, watchedAt: watch?.watchedAt ?? null, doneRound: watch?.doneRound ?? null };
    });
    return inTurn(stocks);
  }

  private async *listeners() {
    for (let page = await this.settings.listListeners(PAGE); page.length > 0; ) {
      yield* page;
      page = await this.settings.listListeners(PAGE, page.at(-1)?.settings._id);
    }
  }
}
