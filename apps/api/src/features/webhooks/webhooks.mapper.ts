import type { MemberEvent } from '@gaemi/contracts/member-events';
import type { WebhookDelivery as DeliveryAnswer, WebhookItem } from '@gaemi/contracts/webhooks';
import type { MemberEvent as StoredEvent } from '@gaemi/database/webhooks/member-event.repository';
import type { Webhook } from '@gaemi/database/webhooks/webhook.repository';
import type { WebhookDelivery } from '@gaemi/database/webhooks/webhook-delivery.repository';
import type { Types } from 'mongoose';

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;
export const writeEventId = (id: Types.ObjectId): string => `evt_${id.toHexString()}`;

/** Characters of a URI (RFC 3986). Members write addresses with others, too, as browsers do: 한글, blanks. */
const URI = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/;
const toUri = (address: string): string => (URI.test(address) ? address : new URL(address).href);

export const toWebhookItem = (webhook: Webhook): WebhookItem => ({
  id: webhook._id.toHexString(),
  url: toUri(webhook.url),
  events: webhook.events,
  enabled: webhook.offBecause === null,
  switched_off_because: webhook.offBecause,
  failing_since: moment(webhook.failingSince),
  last_delivered_at: moment(webhook.deliveredAt),
  created_at: webhook.createdAt.toISOString(),
});

export const toDeliveryAnswer = (delivery: WebhookDelivery): DeliveryAnswer => ({
  id: delivery._id.toHexString(),
  event_id: writeEventId(delivery.eventId),
  event: delivery.type,
  state: delivery.state,
  tries: delivery.tries,
  status: delivery.lastStatus,
  error: delivery.lastError,
  created_at: delivery.at.toISOString(),
  last_tried_at: moment(delivery.lastTriedAt),
  next_try_at: delivery.state === 'waiting' ? delivery.nextTryAt.toISOString() : null,
});

/** `data` was composed by the worker, in the form of the wire. */
export const toMemberEvent = ({ _id, type, at, data }: StoredEvent): MemberEvent => ({
  id: writeEventId(_id),
  type,
  timestamp: at.toISOString(),
  data: data as MemberEvent['data'],
});
