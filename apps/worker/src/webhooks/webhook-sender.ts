import type { MemberEvent } from '@gaemi/contracts/member-events';
import { type Webhook, WebhookRepository } from '@gaemi/database/webhooks/webhook.repository';
import {
  type TriedDelivery,
  type WebhookDelivery,
  WebhookDeliveryRepository,
} from '@gaemi/database/webhooks/webhook-delivery.repository';
import { isSwitchedOff, meaningOfWebhook, nextTryAt, WEBHOOK_TEST } from '@gaemi/domain/webhooks/webhook-rules';
import { ProviderError } from '@gaemi/providers/provider-error';
import { sendWebhook } from '@gaemi/providers/webhooks/send-webhook';
import type { Clock } from '@gaemi/runtime/clock';
import type { Sealer } from '@gaemi/runtime/secrets/sealed-text';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, WEB_ORIGIN, WEBHOOK_SEALER } from '../providers.ts';
import { UnsentReason } from './unsent-reason.ts';

interface Tried {
  status: number | null;
  error: string | null;
  retryAfterMs?: number | undefined;
}

/** Tries messages to webhooks, and switches off what takes none for days. */
@Injectable()
export class WebhookSender {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly deliveries: WebhookDeliveryRepository,
    private readonly unsent: UnsentReason,
    @Inject(WEBHOOK_SEALER) private readonly sealer: Sealer | null,
    @Inject(WEB_ORIGIN) private readonly webOrigin: string,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Without SESSION_SECRET messages wait for a worker that has it. */
  get canSign(): boolean {
    return this.sealer !== null;
  }

  /** Throws when the store is away; the claim then ends by itself. */
  async send(delivery: WebhookDelivery): Promise<void> {
    const webhook = await this.webhooks.findById(delivery.webhookId);
    const unsent = await this.unsent.find(webhook, delivery);
    if (webhook === null || unsent !== null) return this.giveUp(delivery, unsent ?? 'switched-off');
    const wanted = await this.unsent.withoutUnwanted(delivery);
    if (typeof wanted === 'string') return this.giveUp(delivery, wanted);
    const isTest = delivery.type === WEBHOOK_TEST;
    const tried = await this.attempt(webhook, wanted);
    const at = this.clock.now();
    const meaning = tried.status === null ? 'failed' : meaningOfWebhook(tried.status);
    const end = ending(delivery, tried, at);
    await this.deliveries.settle(delivery, { ...end, delivered: meaning === 'accepted' });
    // A member who tries it sees the end in its log: a mail for each try would be thousands a day.
    if (meaning === 'gone') await this.webhooks.switchOff(webhook, 'gone', { at, mails: !isTest });
    else if (meaning === 'accepted') await this.webhooks.noteSuccess(webhook, at);
    // What a member tries is no failure of the webhook.
    else if (!isTest) {
      const failed = { ...delivery, nextTryAt: end.nextTryAt };
      const isOver = isSwitchedOff(await this.webhooks.noteFailure(webhook, at), failed, at);
      if (isOver) await this.webhooks.switchOff(webhook, 'failing', { at });
    }
  }

  /** The secret and, for a day, those that it replaced. */
  private openSecrets({ _id, sealedSecret, formerSecrets = [] }: Webhook): string[] {
    const now = this.clock.now();
    const former = formerSecrets.filter(({ until }) => until > now).map(({ sealed }) => sealed);
    return [sealedSecret, ...former].flatMap((each) => this.sealer?.open(each, _id.toHexString()) ?? []);
  }

  private giveUp(delivery: WebhookDelivery, error: string): Promise<void> {
    const nothing = { delivered: false, status: null, nextTryAt: null };
    return this.deliveries.settle(delivery, { ...nothing, at: this.clock.now(), error });
  }

  private async attempt(webhook: Webhook, delivery: WebhookDelivery): Promise<Tried> {
    const { url } = webhook;
    const secrets = this.openSecrets(webhook);
    if (secrets.length === 0) return { status: null, error: 'unsigned' };
    const body = JSON.stringify(toMessage(delivery));
    const message = { url, secrets, id: writeEventId(delivery), body, at: this.clock.now() };
    try {
      return { ...(await sendWebhook(message, { webOrigin: this.webOrigin })), error: null };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return { status: null, error: error.kind };
    }
  }
}

/** When a message is tried again, as if it had failed. */
function ending(
  { tries, endsAt }: WebhookDelivery,
  { status, error, retryAfterMs }: Tried,
  at: Date,
): Omit<TriedDelivery, 'delivered'> {
  const isOver = status !== null && meaningOfWebhook(status) !== 'failed';
  const next = { tries: tries + 1, retryAfterMs, spread: Math.random() };
  return { at, status, error, nextTryAt: isOver ? null : nextTryAt(next, { now: at, endsAt }) };
}

const writeEventId = ({ eventId }: WebhookDelivery): string => `evt_${eventId.toHexString()}`;

const toMessage = (delivery: WebhookDelivery): MemberEvent => ({
  id: writeEventId(delivery),
  type: delivery.type,
  timestamp: delivery.at.toISOString(),
  // Composed by us, in the form of the wire.
  data: delivery.data as MemberEvent['data'],
});
