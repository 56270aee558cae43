import { AlertSettingsRepository, type StoredAlertSettings } from '@gaemi/database/alerts/alert-settings.repository';
import type { Delivery } from '@gaemi/database/notifications/delivery.repository';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import { listSubscribedStocks, type StockAlert } from '@gaemi/domain/alerts/alert-settings';
import { effectiveGrade } from '@gaemi/domain/members/grades';
import { type Channel, channels, isWanted } from '@gaemi/domain/notifications/channels';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../providers.ts';

/** A member with what is wanted at a moment. */
export interface Recipient {
  /** The moment. Whoever decides by the clock what becomes of a notification uses it, too: quiet hours may begin right after it. */
  at: Date;
  settings: StoredAlertSettings;
  member: Member;
  channels: readonly Channel[];
  /** Of these stocks, by their codes. */
  stocks: ReadonlyMap<string, StockAlert>;
}

/** Finds the members who get deliveries. */
@Injectable()
export class Recipients {
  constructor(
    private readonly settings: AlertSettingsRepository,
    private readonly users: UserRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Returns what the member of a delivery wants now, at the moment of sending; null for one who has withdrawn or is suspended. */
  async find({ userId, kind }: Pick<Delivery, 'userId' | 'kind'>): Promise<Recipient | null> {
    const [settings, member] = await Promise.all([this.settings.find(userId), this.users.findById(userId)]);
    if (settings === null || member === null || member.suspension != null) return null;
    const at = this.clock.now();
    const stocks = listSubscribedStocks(settings, effectiveGrade(member, at));
    return {
      ...{ at, settings, member },
      channels: channels.filter((channel) => isWanted({ kind, channel }, settings, at)),
      stocks: new Map(stocks.map((stock) => [stock.code, stock])),
    };
  }
}
