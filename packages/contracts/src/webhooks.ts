import { WEBHOOK_URL_MAX, webhookEvents } from '@gaemi/domain/webhooks/webhook-rules';
import * as z from 'zod';
import { objectId, requestId, timestamp } from './fields.ts';
import { memberEvent, memberEventId, webhookEvent, webhookMessageType } from './member-events.ts';
import { pageSizes } from './page-sizes.ts';
import { pagedList, pagingQuery } from './paging.ts';
import { routes } from './routes.ts';

const eventsInvalid = '받을 소식을 하나 이상 선택해주세요.';
const eventsRepeated = '같은 소식은 한 번만 선택해주세요.';
const events = z
  .array(webhookEvent, eventsInvalid)
  .min(1, eventsInvalid)
  .max(webhookEvents.length, eventsRepeated)
  .refine((chosen) => new Set(chosen).size === chosen.length, eventsRepeated)
  .meta({ description: 'Events of which the webhook is told.' });

/** As URL.canParse, which phones still in use do not have: the form of a webhook checks its address by this, too. */
function isAddress(text: string): boolean {
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
}

export const webhookUrlInvalid = 'https로 시작하는 공개된 주소를 입력해주세요.';
export const webhookUrl = z
  .string(webhookUrlInvalid)
  .trim()
  .max(WEBHOOK_URL_MAX, `주소는 ${WEBHOOK_URL_MAX}자 이하로 입력해주세요.`)
  .refine((address) => /^https?:\/\//i.test(address) && isAddress(address), webhookUrlInvalid)
  .meta({
    description:
      'Address that messages are posted to: https and public. A service whose own address is this machine (localhost) takes http on this machine, too. Redirects are not followed.',
    format: 'uri',
  });

export const webhookRequest = z.strictObject({ url: webhookUrl, events }).meta({ id: 'WebhookRequest' });
export type WebhookRequest = z.output<typeof webhookRequest>;

/** Headers of a new webhook. A repeat under the same key within WEBHOOK_REPEAT_HOURS makes no other one and gets the same answer. */
const webhookHeaders = z.object({ 'idempotency-key': requestId.optional() });

export const webhookChange = z
  .strictObject({
    url: webhookUrl.optional(),
    events: events.optional(),
    enabled: z.boolean().optional().meta({ description: 'False switches the webhook off, true on again.' }),
  })
  .meta({ id: 'WebhookChange' });
export type WebhookChange = z.output<typeof webhookChange>;

export const webhookItem = z
  .object({
    id: objectId.meta({ description: 'Id of the webhook (웹훅).' }),
    url: z.url().meta({ description: 'Address that messages are posted to.' }),
    events: z.array(webhookEvent).meta({ description: 'Events of which it is told.' }),
    enabled: z.boolean().meta({ description: 'False while it is switched off: nothing is kept for it.' }),
    switched_off_because: z.enum(['member', 'failing', 'gone']).nullable().meta({
      description:
        'Why it is off: by the member, after five days without success, or because the receiver answered 410. Null while it is on.',
    }),
    failing_since: timestamp
      .nullable()
      .meta({ description: 'First failed try since the last success (UTC); null where the last one succeeded.' }),
    last_delivered_at: timestamp.nullable().meta({ description: 'Last success (UTC); null before the first.' }),
    created_at: timestamp.meta({ description: 'When it was made (UTC).' }),
  })
  .meta({ id: 'Webhook', description: 'A webhook (웹훅) of the member, without its secret.' });
export type WebhookItem = z.infer<typeof webhookItem>;

export const webhookList = z
  .object({ items: z.array(webhookItem).meta({ description: 'The webhooks, the newest first.' }) })
  .meta({ id: 'WebhookList' });
export type WebhookList = z.infer<typeof webhookList>;

export const madeWebhook = webhookItem
  .extend({
    secret: z.string().meta({
      description:
        'Secret of the signatures, `whsec_` and base64. Answered here and, but to a repeat of the press, never again.',
    }),
  })
  .meta({ id: 'MadeWebhook' });
export type MadeWebhook = z.infer<typeof madeWebhook>;

export const webhookDelivery = z
  .object({
    id: objectId.meta({ description: 'Id of the delivery.' }),
    event_id: memberEventId.meta({
      description: 'The `webhook-id` of the message, the same at every try and for every webhook.',
    }),
    event: webhookMessageType,
    state: z
      .enum(['waiting', 'delivered', 'failed'])
      .meta({ description: '`waiting` for a try, `delivered`, or given up as `failed`.' }),
    tries: z.number().int().min(0).meta({ description: 'Tries so far.' }),
    status: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'HTTP status of the last answer; null where none came, and before the first try.' }),
    error: z.string().nullable().meta({
      description:
        'Why the last try got no answer, in a word: `timeout`, `unreachable`, `refused` (an address that is not public), `unsigned` (the secret cannot be read any more), `switched-off`, `suspended` (the member) or `withdrawn` (what it tells no longer holds) before it was sent; null where an answer came, and before the first try.',
    }),
    created_at: timestamp.meta({ description: 'When the event happened (UTC).' }),
    last_tried_at: timestamp.nullable().meta({ description: 'Last try (UTC); null before it.' }),
    next_try_at: timestamp.nullable().meta({ description: 'Next try (UTC); null where there is none.' }),
  })
  .meta({ id: 'WebhookDelivery', description: 'A message to one webhook and what became of it.' });
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhookDeliveries = pagedList(webhookDelivery).meta({ id: 'WebhookDeliveries' });
export type WebhookDeliveries = z.infer<typeof webhookDeliveries>;

const webhookParams = z.object({ id: objectId.meta({ description: 'Id of the webhook.' }) });

/** Endpoints of webhooks, and the stream of the same events. */
export const webhookEndpoints = {
  listWebhooks: {
    route: routes.listWebhooks,
    tag: 'webhooks',
    summary: '내 웹훅, 새것부터',
    access: 'member',
    status: 200,
    answer: webhookList,
    errors: [],
  },
  makeWebhook: {
    route: routes.makeWebhook,
    tag: 'webhooks',
    summary: '웹훅 만들기. 서명 비밀은 이 답에서 한 번만 볼 수 있습니다',
    access: 'member',
    headers: webhookHeaders,
    body: webhookRequest,
    status: 201,
    answer: madeWebhook,
    errors: ['WEBHOOKS_FULL', 'IDEMPOTENCY_KEY_REUSED'],
  },
  changeWebhook: {
    route: routes.changeWebhook,
    tag: 'webhooks',
    summary: '웹훅의 주소와 받을 소식을 바꾸거나, 끄고 켜기',
    access: 'member',
    params: webhookParams,
    body: webhookChange,
    status: 200,
    answer: webhookItem,
    errors: ['WEBHOOK_NOT_FOUND'],
  },
  removeWebhook: {
    route: routes.removeWebhook,
    tag: 'webhooks',
    summary: '웹훅 삭제. 기다리던 것도 보내지 않습니다',
    access: 'member',
    params: webhookParams,
    status: 204,
    errors: ['WEBHOOK_NOT_FOUND'],
  },
  replaceWebhookSecret: {
    route: routes.replaceWebhookSecret,
    tag: 'webhooks',
    summary: '서명 비밀 바꾸기. 앞의 비밀로도 하루 동안 함께 서명합니다',
    access: 'member',
    params: webhookParams,
    status: 200,
    answer: madeWebhook,
    errors: ['WEBHOOK_NOT_FOUND'],
  },
  listWebhookDeliveries: {
    route: routes.listWebhookDeliveries,
    tag: 'webhooks',
    summary: '웹훅으로 보낸 기록, 새것부터. 30일 동안 남습니다',
    access: 'member',
    params: webhookParams,
    query: z.strictObject(pagingQuery(pageSizes.webhookDeliveries)),
    status: 200,
    answer: webhookDeliveries,
    errors: ['WEBHOOK_NOT_FOUND'],
  },
  testWebhook: {
    route: routes.testWebhook,
    tag: 'webhooks',
    summary: '웹훅으로 시험 메시지 보내기. 결과는 보낸 기록에 남습니다',
    access: 'member',
    params: webhookParams,
    status: 202,
    answer: webhookDelivery,
    errors: ['WEBHOOK_NOT_FOUND'],
  },
  eventStream: {
    route: routes.eventStream,
    tag: 'webhooks',
    summary:
      '웹훅과 같은 소식을 보내는 서버 전송 이벤트(text/event-stream). 한 이벤트는 MemberEvent 한 건이고, Last-Event-ID 다음부터 이어집니다',
    access: 'member',
    apiKey: 'read',
    headers: z.object({
      'last-event-id': z.string().max(100).optional().meta({
        description:
          'The last `id:` received, of an event or of the start. The stream goes on after it; events are kept for seven days.',
      }),
    }),
    status: 200,
    answerTypes: { 'text/event-stream': memberEvent },
    withheld: { by: 'in-answer', texts: ['data.items.text'] },
    errors: ['TOO_MANY_REQUESTS'],
  },
} as const;
