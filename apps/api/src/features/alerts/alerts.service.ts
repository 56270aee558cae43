import type { AlertSettingsBody, Alerts } from '@gaemi/contracts/alerts';
import {
  AlertSettingsRepository,
  type StoredAlertSettings,
  settingsOrDefault,
} from '@gaemi/database/alerts/alert-settings.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import type { Member } from '@gaemi/database/users/user.repository';
import { WatchlistRepository } from '@gaemi/database/watchlist/watchlist.repository';
import { alertStocksOfGrade, type StockAlert } from '@gaemi/domain/alerts/alert-settings';
import { effectiveGrade } from '@gaemi/domain/members/grades';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { CLOCK } from '../../providers.ts';
import { fromBody, toCourse, toSettings, toStocks } from './alerts.mapper.ts';
import { PushDevicesService } from './push-devices.service.ts';
import { WatchingRest } from './watching-rest.ts';

/** What members want to be told, and when. */
@Injectable()
export class AlertsService {
  constructor(
    private readonly settings: AlertSettingsRepository,
    private readonly watchlist: WatchlistRepository,
    private readonly directory: StockDirectory,
    private readonly devices: PushDevicesService,
    private readonly watchingRest: WatchingRest,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(member: Member): Promise<Alerts> {
    return this.answer(member, await this.settings.find(member._id));
  }

  /**
   * Stores the choice of a member. Stocks that are on stay on when the grade includes fewer by now; no further one can be
   * switched on then. Throws NOT_ON_WATCHLIST, ALERT_STOCKS_FULL.
   */
  async change(member: Member, body: AlertSettingsBody): Promise<Alerts> {
    const userId = member._id.toHexString();
    const saved = await this.settings.saveChecked(userId, fromBody(body), {
      at: this.clock.now(),
      check: ({ before, watchlist }) => {
        if (!body.stocks.every(({ code }) => watchlist.has(code))) throw new AppError('NOT_ON_WATCHLIST');
        const on = codesOn(body.stocks);
        const wasOn = new Set(codesOn(before?.stocks ?? []));
        if (on.length > this.stocksMax(member) && on.some((code) => !wasOn.has(code))) {
          throw new AppError('ALERT_STOCKS_FULL');
        }
      },
    });
    return this.answer(member, saved);
  }

  private async answer(member: Member, stored: StoredAlertSettings | null): Promise<Alerts> {
    const [watched, list, browsers, restsUntil] = await Promise.all([
      this.watchlist.listAll(member._id.toHexString()),
      this.directory.current(),
      this.devices.list(member),
      this.watchingRest.endsAt(),
    ]);
    const stocks = watched.map(({ code, name }) => ({ code, name: list?.byCode.get(code)?.name ?? name }));
    const chosen = settingsOrDefault(stored);
    return {
      ...toSettings(chosen),
      stocks: toStocks(chosen.stocks, stocks),
      stocks_max: this.stocksMax(member),
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
