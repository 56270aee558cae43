import { AlertSettingsRepository, type Listener } from '@gaemi/database/alerts/alert-settings.repository';
import { TellMember } from '@gaemi/database/deliveries/tell-member';
import { UntoldEvents } from '@gaemi/database/deliveries/untold-events';
import { type StockEvent, StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { isAlerted } from '@gaemi/domain/alerts/alert-rules';
import { toldStocksOf } from '@gaemi/domain/alerts/alert-settings';
import { effectiveGrade } from '@gaemi/domain/members/grades';
import { alertLifeMs, type Channel, channels, isWanted } from '@gaemi/domain/notifications/channels';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { PushChannel } from '../deliveries/push-channel.ts';
import { CLOCK } from '../providers.ts';
import { tellEach } from './tell-each.ts';

/** Alerts members to what has just happened to a stock. */
@Injectable()
export class AlertWatchers {
  constructor(
    private readonly events: StockEventRepository,
    private readonly settings: AlertSettingsRepository,
    private readonly untold: UntoldEvents,
    private readonly tellMember: TellMember,
    private readonly push: PushChannel,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Alerts all who watch the stock to events of a day or later that rose after a recognition, and returns the one up to which they are
   * considered now. What falls into quiet hours or over the limit of the day is left to the next briefing.
   */
  async alert({ code }: Pick<ListedCompany, 'code'>, since: { after: number; fromDay: string }): Promise<number> {
    const { events: risen, through } = await this.events.listRisen(code, since);
    const events = risen.filter(({ side }) => side !== null);
    if (events.length > 0) {
      await tellEach(await this.settings.listAlerted(code), (listener) => this.alertOne(listener, code, events));
    }
    return through;
  }

  private async alertOne({ settings, member }: Listener, code: string, events: readonly StockEvent[]): Promise<void> {
    const at = this.clock.now();
    const stock = toldStocksOf(settings, effectiveGrade(member, at)).find((each) => each.code === code);
    const wants = (channel: Channel) => isWanted({ kind: 'alert', channel }, settings, at);
    if (stock === undefined || !channels.some(wants)) return;
    const meant = events.filter((event) => isAlerted(event, stock));
    if (meant.length === 0) return;
    const ways = { mail: wants('mail'), push: wants('push') && (await this.push.has(member._id)) };
    if (!ways.mail && !ways.push) return;
    const fresh = await this.untold.among(member._id, meant);
    if (fresh.length === 0) return;
    const endsAt = new Date(at.getTime() + alertLifeMs(settings));
    await this.tellMember.tell({
      userId: member._id,
      kind: 'alert',
      day: seoulDay(at),
      events: fresh,
      ways,
      at,
      endsAt,
    });
  }
}
