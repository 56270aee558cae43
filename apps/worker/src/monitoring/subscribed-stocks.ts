import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import { MonitoredStockRepository } from '@gaemi/database/monitoring/monitored-stock.repository';
import { listSubscribedStocks } from '@gaemi/domain/alerts/alert-settings';
import { inTurn } from '@gaemi/domain/alerts/monitoring-order';
import { effectiveGrade } from '@gaemi/domain/members/grades';
import { Injectable } from '@nestjs/common';

/** Members looked up at once. */
const PAGE = 500;

/** Finds the stocks that any member subscribes to. */
@Injectable()
export class SubscribedStocks {
  private counted: { round: string; subscribers: ReadonlyMap<string, number> } | null = null;

  constructor(
    private readonly settings: AlertSettingsRepository,
    private readonly monitoredStocks: MonitoredStockRepository,
  ) {}

  /** Returns those that are still to be monitored in a round, in their turn. Members count with what they want as it begins. */
  async listWaiting(round: string, now: Date): Promise<string[]> {
    if (this.counted?.round !== round) this.counted = { round, subscribers: await this.countSubscribers(now) };
    const { subscribers } = this.counted;
    const monitoredStocks = await this.monitoredStocks.findByCodes([...subscribers.keys()]);
    const waiting = [...subscribers].filter(([code]) => monitoredStocks.get(code)?.doneRound !== round);
    const stocks = waiting.map(([code, count]) => ({
      ...{ code, subscribers: count },
      monitoredAt: monitoredStocks.get(code)?.monitoredAt ?? null,
    }));
    return inTurn(stocks).map(({ code }) => code);
  }

  private async countSubscribers(now: Date): Promise<Map<string, number>> {
    const subscribers = new Map<string, number>();
    for await (const { settings, member } of this.recipients()) {
      // Nobody is notified of their stocks until they are resumed.
      if (member.suspension != null) continue;
      const stocks = listSubscribedStocks(settings, effectiveGrade(member, now));
      for (const { code } of stocks) subscribers.set(code, (subscribers.get(code) ?? 0) + 1);
    }
    return subscribers;
  }

  private async *recipients() {
    for (let page = await this.settings.listRecipients(PAGE); page.length > 0; ) {
      yield* page;
      page = await this.settings.listRecipients(PAGE, page.at(-1)?.settings._id);
    }
  }
}
