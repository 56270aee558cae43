import type { AlertEventData } from '@gaemi/contracts/member-events';
import { HoldingAlerts } from '@gaemi/database/stock-events/holding-alerts';
import { UserRepository } from '@gaemi/database/users/user.repository';
import type { Webhook } from '@gaemi/database/webhooks/webhook.repository';
import type { WebhookDelivery } from '@gaemi/database/webhooks/webhook-delivery.repository';
import { isAlerted } from '@gaemi/domain/alerts/alert-rules';
import { isChosen } from '@gaemi/domain/notifications/channels';
import { WEBHOOK_TEST } from '@gaemi/domain/webhooks/webhook-rules';
import { Injectable } from '@nestjs/common';
import { Recipients } from '../notifications/recipients.ts';

/** Says why a message is not sent any more: its tries take a day, and the member may change everything meanwhile. */
@Injectable()
export class UnsentReason {
  constructor(
    private readonly users: UserRepository,
    private readonly recipients: Recipients,
    private readonly holding: HoldingAlerts,
  ) {}

  /** Null for a message that is wanted. A test goes to a webhook that is off, too. */
  async find(webhook: Webhook | null, { type, userId }: WebhookDelivery): Promise<'switched-off' | 'suspended' | null> {
    if (webhook === null) return 'switched-off';
    if (type !== WEBHOOK_TEST && (webhook.offBecause !== null || !webhook.events.includes(type))) return 'switched-off';
    return (await this.users.isSuspended(userId)) ? 'suspended' : null;
  }

  /** The message with those of its alerts that hold yet and the member wants by now; why it is not sent where none is left. */
  async withoutUnwanted(delivery: WebhookDelivery): Promise<WebhookDelivery | 'switched-off' | 'withdrawn'> {
    const { type, userId, data } = delivery;
    if (type !== 'alert') return delivery;
    const recipient = await this.recipients.find({ userId, kind: 'alert' });
    // A push is every alert: mails of them can be switched off alone.
    if (recipient === null || !isChosen({ kind: 'alert', channel: 'push' }, recipient.settings, recipient.at))
      return 'switched-off';
    // Composed by us, in the form of the wire.
    const wanted = (data as AlertEventData).items.filter(({ stock_code: code, ...event }) => {
      const stock = recipient.stocks.get(code);
      return stock !== undefined && isAlerted(event, stock);
    });
    if (wanted.length === 0) return 'switched-off';
    const items = await this.holding.list(wanted);
    return items.length === 0 ? 'withdrawn' : { ...delivery, data: { items } };
  }
}
