import type { AlertEventData } from '@gaemi/contracts/member-events';
import type { Delivery } from '@gaemi/database/notifications/delivery.repository';
import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { UnannouncedEvents } from '@gaemi/database/webhooks/unannounced-events';
import { isAlerted } from '@gaemi/domain/alerts/alert-rules';
import type { StockAlert } from '@gaemi/domain/alerts/alert-settings';
import { isChosen } from '@gaemi/domain/notifications/channels';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { listNotifiedKeys, notifiedKey } from '@gaemi/domain/stock-events/stock-event';
import { Inject, Injectable } from '@nestjs/common';
import { Recipients } from '../notifications/recipients.ts';
import { RIGHTS } from '../providers.ts';
import { describeAlert, listTextSources } from './compose-event.ts';

/** What an alert tells, and the sources of its texts. */
interface ComposedAlert {
  data: AlertEventData;
  textsFrom: string[];
}

/** Says what an alert tells programs. */
@Injectable()
export class AlertComposer {
  constructor(
    private readonly unannounced: UnannouncedEvents,
    private readonly events: StockEventRepository,
    private readonly directory: StockDirectory,
    private readonly recipients: Recipients,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
  ) {}

  /** Null for an alert of which nothing holds any more, is wanted by now, or is new to the programs. */
  async compose(alert: Delivery): Promise<ComposedAlert | null> {
    const stocks = await this.findStocks(alert);
    const [found, list, announced] = await Promise.all([
      this.events.findByKeys(alert.events.filter(({ stockCode }) => stocks.has(stockCode))),
      this.directory.current(),
      this.unannounced.listAnnounced(alert),
    ]);
    // What a mail or a push did not show is in a later delivery, too.
    const announcedKeys = new Set(announced.map((event) => `${event.stockCode}:${notifiedKey(event)}`));
    const events = found.filter((event) => {
      const stock = stocks.get(event.stockCode);
      if (stock === undefined || !isAlerted(event, stock)) return false;
      return !listNotifiedKeys(event).some((key) => announcedKeys.has(`${event.stockCode}:${key}`));
    });
    if (events.length === 0) return null;
    const { rights } = this;
    const data = describeAlert(events, { names: list?.byCode ?? new Map(), rights });
    return { data, textsFrom: listTextSources(events, rights) };
  }

  /** The stocks of which the member wants alerts now: no worker may have run since this one was made. */
  private async findStocks({ userId, kind }: Delivery): Promise<ReadonlyMap<string, StockAlert>> {
    const recipient = await this.recipients.find({ userId, kind });
    // A push is every alert: mails of them can be switched off alone.
    const isOn = recipient !== null && isChosen({ kind, channel: 'push' }, recipient.settings, recipient.at);
    return isOn ? recipient.stocks : new Map();
  }
}
