import type { AlertChangeBody, Alerts } from '@gaemi/contracts/alerts';
import {
  AlertSettingsRepository,
  type StoredAlertSettings,
  settingsOrDefault,
} from '@gaemi/database/alerts/alert-settings.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import type { Member } from '@gaemi/database/users/user.repository';
import { WatchlistRepository } from '@gaemi/database/watchlist/watchlist.repository';
import { changeAlertSettings } from '@gaemi/domain/alerts/alert-change';
import { isPaused } from '@gaemi/domain/alerts/alert-rules';
import {
  type AlertSettings,
  alertStocksOfGrade,
  listSubscribedStocks,
  type StockAlert,
} from '@gaemi/domain/alerts/alert-settings';
import { effectiveGrade } from '@gaemi/domain/members/grades';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { CLOCK } from '../../providers.ts';
import { fromBody, toCourse, toSettings, toStocks } from './alerts.mapper.ts';
import { MonitoringPause } from './monitoring-pause.ts';
import { PushDevicesService } from './push-devices.service.ts';

/** What members want to be told, and when. */
@Injectable()
export class AlertsService {
  constructor(
    private readonly settings: AlertSettingsRepository,
    private readonly watchlist: WatchlistRepository,
    private readonly directory: StockDirectory,
    private readonly devices: PushDevicesService,
    private readonly monitoringPause: MonitoringPause,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(member: Member): Promise<Alerts> {
    return this.answer(member, await this.settings.find(member._id));
  }

  /**
   * Changes the parts that the body names. Stocks that are on stay on when the grade includes fewer by now; no further one
   * can be switched on then. Throws NOT_ON_WATCHLIST, ALERT_STOCKS_FULL.
   */
  async change(member: Member, body: AlertChangeBody): Promise<Alerts> {
    const userId = member._id.toHexString();
    const now = this.clock.now();
    const change = fromBody(body, now);
    const named = [...(change.stocks ?? []), ...(change.stock ? [change.stock] : [])];
    const saved = await this.settings.change(
      userId,
      ({ before, watchlist }) => {
        if (!named.every(({ code }) => watchlist.has(code))) throw new AppError('NOT_ON_WATCHLIST');
        const after = changeAlertSettings(before, change);
        if (body.stock?.on === true) this.requireIncluded(member, after, body.stock.code);
        return this.limited(member, before, after);
      },
      now,
    );
    return this.answer(member, saved);
  }

  /** Returns the settings after a change. Throws ALERT_STOCKS_FULL. */
  private limited(member: Member, before: AlertSettings, after: AlertSettings): AlertSettings {
    const on = codesOn(after.stocks);
    const wasOn = new Set(codesOn(before.stocks));
    const isOver = on.length > this.stocksMax(member) && on.some((code) => !wasOn.has(code));
    if (isOver) throw new AppError('ALERT_STOCKS_FULL');
    return after;
  }

  /** That a stock which was on before the grade ended is pressed once more does not bring its alerts back. */
  private requireIncluded(member: Member, after: AlertSettings, code: string): void {
    const included = listSubscribedStocks(after, effectiveGrade(member, this.clock.now()));
    if (!included.some((stock) => stock.code === code)) throw new AppError('ALERT_STOCKS_FULL');
  }

  private async answer(member: Member, stored: StoredAlertSettings | null): Promise<Alerts> {
    const [watched, list, browsers, restsUntil] = await Promise.all([
      this.watchlist.listAll(member._id.toHexString()),
      this.directory.current(),
      this.devices.list(member),
      this.monitoringPause.endsAt(),
    ]);
    const stocks = watched.map(({ code, name }) => ({ code, name: list?.byCode.get(code)?.name ?? name }));
    const chosen = settingsOrDefault(stored);
    return {
      ...toSettings(chosen),
      stocks: toStocks(chosen.stocks, stocks),
      stocks_max: this.stocksMax(member),
      paused: isPaused(chosen, this.clock.now()),
      email: member.email,
      ...toCourse(stored),
      ...browsers,
      watching_resumes_at: restsUntil?.toISOString() ?? null,
    };
  }

  private stocksMax(member: Member): number {
    return alertStocksOfGrade[effectiveGrade(member, this.clock.now())];
  }
}

const codesOn = (stocks: readonly StockAlert[]): string[] => stocks.filter(({ on }) => on).map(({ code }) => code);
