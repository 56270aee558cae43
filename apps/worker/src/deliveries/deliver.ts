import { type Delivery, DeliveryRepository } from '@gaemi/database/deliveries/delivery.repository';
import { AddressRefusedError, type MailSender } from '@gaemi/providers/mail/mail-sender';
import { Inject, Injectable } from '@nestjs/common';
import { MAIL_SENDER } from '../providers.ts';
import { ComposeDelivery } from './compose-delivery.ts';
import { Occasions } from './occasions.ts';
import { PushDevices } from './push-devices.ts';
import { type Recipient, Recipients } from './recipients.ts';
import type { ToldContent } from './told-content.ts';
import { toldMail } from './told-mail.ts';
import { toldPush } from './told-push.ts';

/** Deliveries that a worker sends at once. */
export const DELIVERIES_AT_ONCE = 4;

/** What one try came to: `done` needs no other one. */
export type Tried = 'done' | { retryAfterMs: number | null };

/** Sends what is due of a delivery. */
@Injectable()
export class Deliver {
  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly compose: ComposeDelivery,
    private readonly devices: PushDevices,
    private readonly recipients: Recipients,
    @Inject(MAIL_SENDER) private readonly mails: MailSender | null,
    private readonly occasions: Occasions,
  ) {}

  /** Throws ProviderError when the mail server or a push service may take it later. */
  async deliver(delivery: Delivery): Promise<Tried> {
    const to = await this.recipients.find(delivery);
    if (to === null) return 'done';
    const content = await this.compose.compose(delivery);
    if (content.stocks.length === 0) return 'done';
    const pushed = delivery.push === 'due' ? await this.push(delivery, content) : 'done';
    if (delivery.mail === 'due') await this.mail(delivery, content, to);
    // Where nothing is left to do, the end of the delivery says so at once.
    if (pushed !== 'done' && delivery.mail === 'sent') await this.deliveries.note(delivery._id, 'mail', 'sent');
    return pushed;
  }

  private async push(delivery: Delivery, content: ToldContent): Promise<Tried> {
    const { _id } = delivery;
    const pushed = await this.devices.push(delivery.userId, toldPush(content, _id.toHexString()));
    if (typeof pushed === 'object') return pushed;
    delivery.push = pushed === 'sent' ? 'sent' : 'lapsed';
    await this.deliveries.note(_id, 'push', delivery.push);
    return 'done';
  }

  private async mail(delivery: Delivery, content: ToldContent, { settings, member }: Recipient): Promise<void> {
    if (this.mails === null) return;
    const occasion = this.occasions.of(delivery);
    const { unsubscribeToken } = settings;
    try {
      await this.mails.send(toldMail(content, occasion, { email: member.email, unsubscribeToken, ...this.occasions }));
    } catch (error) {
      if (!(error instanceof AddressRefusedError)) throw error;
      await this.recipients.refuse(member._id);
      return;
    }
    delivery.mail = 'sent';
  }
}
