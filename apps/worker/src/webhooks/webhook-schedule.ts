import { randomUUID } from 'node:crypto';
import { type WebhookDelivery, WebhookDeliveryRepository } from '@gaemi/database/webhooks/webhook-delivery.repository';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { SingleRun } from '@gaemi/runtime/single-run';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CLOCK, LOGGER } from '../providers.ts';
import { EventAnnouncer } from './event-announcer.ts';
import { SwitchedOffMails } from './switched-off-mails.ts';
import { WebhookSender } from './webhook-sender.ts';

const LOOK_MS = 1_000;
/** Longer than one try takes, for a worker whose clock is two minutes ahead, too. */
const LEASE_MS = 180_000;
/**
 * Messages that a worker sends at once, to one webhook and to all of a member: what is slow holds up neither the member's other
 * webhooks nor other members.
 */
const AT_ONCE = 16;
const AT_ONCE_TO_ONE = 4;
const AT_ONCE_OF_MEMBER = 6;

type Id = WebhookDelivery['userId'];

/** Tells programs of members what has happened, and sends what is due to webhooks. */
@Injectable()
export class WebhookSchedule {
  private readonly owner = randomUUID();
  private readonly sending = new Set<{ delivery: WebhookDelivery; sent: Promise<void> }>();
  private readonly looks = new SingleRun();
  private readonly fills = new SingleRun();
  private readonly mailings = new SingleRun();

  constructor(
    private readonly announcer: EventAnnouncer,
    private readonly deliveries: WebhookDeliveryRepository,
    private readonly sender: WebhookSender,
    private readonly mails: SwitchedOffMails,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Begins whatever is due, and resolves without waiting for slow receivers. Never rejects. */
  @Interval(LOOK_MS)
  async look(): Promise<void> {
    await this.looks.run(() => this.attempt());
  }

  /** Resolves when nothing is due and nothing is on its way. */
  async settle(): Promise<void> {
    do {
      await this.look();
      await Promise.all([...this.sending].map(({ sent }) => sent));
      await this.fill();
    } while (this.sending.size > 0);
    await this.sendMails();
    // The run that was under way may have looked before the last one was switched off.
    await this.sendMails();
  }

  private async attempt(): Promise<void> {
    try {
      await this.announcer.announce();
      await this.fill();
      // Not waited for: a mail server that does not answer holds up no message.
      void this.sendMails();
    } catch (err) {
      this.warn(err);
    }
  }

  private async sendMails(): Promise<void> {
    await this.mailings.run(() => this.mails.send().catch((err: unknown) => this.warn(err)));
  }

  private warn(err: unknown): void {
    this.logger.warn({ err }, 'messages to webhooks could not be looked up; tried again');
  }

  /** Begins what is due, as much as may be on its way at once. */
  private async fill(): Promise<void> {
    await this.fills.run(() => this.beginDue());
  }

  private async beginDue(): Promise<void> {
    while (this.sender.canSign && this.sending.size < AT_ONCE) {
      const delivery = await this.claim();
      if (delivery === null) return;
      this.begin(delivery);
    }
  }

  private claim(): Promise<WebhookDelivery | null> {
    const sent = [...this.sending].map(({ delivery }) => delivery);
    const busy = {
      webhooks: findRepeated(
        sent.map(({ webhookId }) => webhookId),
        AT_ONCE_TO_ONE,
      ),
      members: findRepeated(
        sent.map(({ userId }) => userId),
        AT_ONCE_OF_MEMBER,
      ),
    };
    return this.deliveries.claim(this.owner, { now: this.clock.now(), leaseMs: LEASE_MS, busy });
  }

  private begin(delivery: WebhookDelivery): void {
    const warn = (what: string) => (err: unknown) => this.logger.warn({ err, delivery: delivery._id }, what);
    const sent = this.sender
      .send(delivery)
      // The claim ends by itself.
      .catch(warn('what became of a message to a webhook could not be stored'))
      .finally(() => {
        this.sending.delete(entry);
        // The next one does not wait for the next look.
        this.fill().catch(warn('messages to webhooks could not be looked up; tried again'));
      });
    const entry = { delivery, sent };
    this.sending.add(entry);
  }
}

/** Ids that are there so often or more. */
function findRepeated(ids: readonly Id[], times: number): Id[] {
  const byText = Map.groupBy(ids, (id) => id.toHexString());
  return [...byText.values()].flatMap((same) => (same.length < times ? [] : same.slice(0, 1)));
}
