import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import type { AlertWindow } from '@gaemi/domain/alerts/monitoring-order';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { Injectable } from '@nestjs/common';
import { AlertNotifier } from './alert-notifier.ts';
import { notifyEach } from './notify-each.ts';

/** Alerts members to what has just happened to a stock. */
@Injectable()
export class RisenEventNotifier {
  constructor(
    private readonly events: StockEventRepository,
    private readonly settings: AlertSettingsRepository,
    private readonly notifier: AlertNotifier,
  ) {}

  /**
   * Alerts all who subscribe to the stock to events of a window that rose after a recognition, and returns the one up to which they are
   * considered now.
   */
  async alert(
    { code }: Pick<ListedCompany, 'code'>,
    { missedBefore, ...since }: AlertWindow & { after: number },
  ): Promise<number> {
    const { events: risen, through } = await this.events.listRisen(code, since);
    const events = risen.filter(({ side }) => side !== null);
    if (events.length > 0) {
      await notifyEach(await this.settings.listAlerted(code), (recipient) =>
        this.notifier.notify(recipient, { code, events, missedBefore }),
      );
    }
    return through;
  }
}
