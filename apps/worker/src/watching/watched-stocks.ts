import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import { StockWatchRepository } from '@gaemi/database/stock-watches/stock-watch.repository';
import { toldStocksOf } from '@gaemi/domain/alerts/alert-settings';
import { inTurn } from '@gaemi/domain/alerts/watch-order';
import { effectiveGrade } from '@gaemi/domain/members/grades';
import { Injectable } from '@nestjs/common';

/** Members looked up at once. */
const PAGE = 500;

/** Finds the stocks that any member wants to be told of. */
@Injectable()
export class WatchedStocks {
  private counted: { round: string; watchers: ReadonlyMap<string, number> } | null = null;

  constructor(
    private readonly settings: AlertSettingsRepository,
    private readonly watches: StockWatchRepository,
  ) {}

  /** Returns those that are still to be watched in a round, in their turn. Members count with what they want as it begins. */
  async listWaiting(round: string, now: Date): Promise<string[]> {
    if (this.counted?.round !== round) this.counted = { round, watchers: await this.countWatchers(now) };
    const { watchers } = this.counted;
    const watches = await this.watches.findByCodes([...watchers.keys()]);
    const waiting = [...watchers].filter(([code]) => watches.get(code)?.doneRound !== round);
    const stocks = waiting.map(([code, count]) => ({
      ...{ code, watchers: count },
      watchedAt: watches.get(code)?.watchedAt ?? null,
    }));
    return inTurn(stocks).map(({ code }) => code);
  }

  private async countWatchers(now: Date): Promise<Map<string, number>> {
    const watchers = new Map<string, number>();
    for await (const { settings, member } of this.listeners()) {
      const stocks = toldStocksOf(settings, effectiveGrade(member, now));
      for (const { code } of stocks) watchers.set(code, (watchers.get(code) ?? 0) + 1);
    }
    return watchers;
  }

  private async *listeners() {
    for (let page = await this.settings.listListeners(PAGE); page.length > 0; ) {
      yield* page;
      page = await this.settings.listListeners(PAGE, page.at(-1)?.settings._id);
    }
  }
}
