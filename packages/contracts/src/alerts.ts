import { PREVIEWED_DAYS } from '@gaemi/domain/alerts/alert-preview';
import { BRIEFING_AT } from '@gaemi/domain/alerts/alert-settings';
import { WATCHLIST_MAX } from '@gaemi/domain/members/limits';
import * as z from 'zod';
import { objectId, stockCode, strength, timestamp } from './fields.ts';
import { routes } from './routes.ts';

const timeInvalid = '시각을 확인해주세요.';
const clock = z.string(timeInvalid).regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/, timeInvalid);

const stockAlert = z.strictObject({ code: stockCode, on: z.boolean(), min: strength });

/**
 * What a member wants to be told, and when. Times are "HH:mm" in Seoul. `instant`: alerts as events happen; `mail`: these also
 * by mail; `min`: the strength of an event from which they come.
 */
export const alertSettings = z
  .strictObject({
    briefing: z.strictObject({ on: z.boolean(), at: z.literal(BRIEFING_AT) }),
    instant: z.boolean(),
    quiet: z
      .strictObject({ on: z.boolean(), from: clock, to: clock })
      .meta({ description: 'No hour is quiet where `from` and `to` are equal.' }),
    mail: z.boolean(),
    paused_until: timestamp.nullable(),
    stocks: z
      .array(stockAlert)
      .max(WATCHLIST_MAX)
      .refine(
        (stocks) => new Set(stocks.map(({ code }) => code)).size === stocks.length,
        '종목을 한 번씩만 적어주세요.',
      ),
  })
  .meta({ id: 'AlertSettings' });
export type AlertSettingsBody = z.infer<typeof alertSettings>;

/**
 * A change of the settings: only the parts that it names change, over what is stored at that moment. `stocks` replaces all
 * stocks, `stock` changes one of them. `pause_days` pauses until the end of that many days in Seoul, today included.
 */
export const alertChange = z
  .strictObject({
    ...alertSettings.partial().shape,
    quiet: alertSettings.shape.quiet.partial().optional(),
    stock: z.strictObject({ code: stockCode, on: z.boolean().optional(), min: strength.optional() }).optional(),
    pause_days: z.int().min(1).max(30).optional(),
  })
  .meta({ id: 'AlertChange' });
export type AlertChangeBody = z.infer<typeof alertChange>;

/** A browser that gets alerts. */
const pushDevice = z
  .object({ id: objectId, endpoint: z.url(), device: z.string(), created_at: timestamp })
  .meta({ id: 'PushDevice' });
export type PushDevice = z.infer<typeof pushDevice>;

/**
 * The settings with all that the screen shows. `stocks`: the whole watchlist. `stocks_max`: number of stocks that the member's grade
 * includes. `paused`: a pause counts now, by the clock of the server. `mail_refused_at`: when the mail server refused the member's address and all mails were switched off; null for never.
 * `push_key`: public key for subscriptions, base64url. `watching_resumes_at`: when stocks are looked at again after today's
 * calls for that are used up; null while they are.
 */
export const alerts = alertSettings
  .omit({ stocks: true })
  .extend({
    stocks: z.array(stockAlert.extend({ name: z.string() })),
    stocks_max: z.number().int(),
    paused: z.boolean(),
    email: z.string().meta({ description: 'E-mail address of the member; empty for an API key.' }),
    mail_refused_at: timestamp.nullable(),
    devices: z.array(pushDevice),
    push_key: z.string(),
    watching_resumes_at: timestamp.nullable(),
    tested_at: timestamp.nullable(),
  })
  .meta({ id: 'Alerts' });
export type Alerts = z.infer<typeof alerts>;

export const alertPreviewQuery = z.object({ code: stockCode, min: z.coerce.number().pipe(strength) });
export type AlertPreviewQuery = z.infer<typeof alertPreviewQuery>;

/** The last 30 days in Seoul, oldest first: whether events that are held would have been alerted. Null where none is held. */
export const alertPreview = z
  .object({ days: z.array(z.boolean()).length(PREVIEWED_DAYS), count: z.number().int() })
  .nullable()
  .meta({ id: 'AlertPreview' });
export type AlertPreview = z.infer<typeof alertPreview>;

/** Where the test alert went. `devices`: number of browsers that their push services took it for. */
export const alertTest = z
  .object({ mail: z.boolean(), devices: z.number().int(), at: timestamp })
  .meta({ id: 'AlertTest' });
export type AlertTest = z.infer<typeof alertTest>;

const endpoint = z.url('알림 주소를 확인해주세요.').max(1_000);
const key = (bytes: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}=*$`), '알림 열쇠를 확인해주세요.');

/** A subscription as browsers give it (`PushSubscription.toJSON()`). */
export const pushSubscription = z
  .object({ endpoint, keys: z.object({ p256dh: key(65), auth: key(16) }) })
  .meta({ id: 'PushSubscription' });
export type PushSubscriptionBody = z.infer<typeof pushSubscription>;

export const pushEndpoint = z.strictObject({ endpoint }).meta({ id: 'PushEndpoint' });
export type PushEndpoint = z.infer<typeof pushEndpoint>;

/**
 * What the service worker shows as a notification, as JSON. `url`: path that it opens. A notification takes the place of one with
 * the same `tag`.
 */
export interface PushPayload {
  title: string;
  body: string;
  url: string;
  tag: string;
}

/** Endpoints of briefing and alerts. */
export const alertEndpoints = {
  alerts: {
    route: routes.alerts,
    tag: 'alerts',
    summary: '알림 설정',
    access: 'member',
    apiKey: 'read',
    withheld: { by: 'alerts', texts: ['devices.device', 'email', 'push_key'] },
    status: 200,
    answer: alerts,
    errors: [],
  },
  changeAlerts: {
    route: routes.changeAlerts,
    tag: 'alerts',
    summary: '알림 설정 바꾸기. 보낸 부분만 바뀌고 나머지는 그대로입니다',
    access: 'member',
    body: alertChange,
    status: 200,
    answer: alerts,
    errors: ['ALERT_STOCKS_FULL', 'NOT_ON_WATCHLIST'],
  },
  previewAlerts: {
    route: routes.previewAlerts,
    tag: 'alerts',
    summary: '지난 30일이라면 알렸을 날. 모아 둔 소식이 없으면 null',
    access: 'member',
    query: alertPreviewQuery,
    status: 200,
    answer: alertPreview,
    errors: [],
  },
  testAlerts: {
    route: routes.testAlerts,
    tag: 'alerts',
    summary: '시험 알림 보내기, 1분에 한 번',
    access: 'member',
    status: 200,
    answer: alertTest,
    errors: ['TOO_MANY_REQUESTS', 'MAIL_ADDRESS_REFUSED', 'MAIL_UNAVAILABLE'],
  },
  addPushSubscription: {
    route: routes.addPushSubscription,
    tag: 'alerts',
    summary: '이 브라우저로 알림 받기. 이미 있으면 새것으로 바꿉니다',
    access: 'member',
    body: pushSubscription,
    status: 201,
    answer: pushDevice,
    errors: ['PUSH_ENDPOINT_REFUSED', 'PUSH_DEVICES_FULL'],
  },
  removePushSubscription: {
    route: routes.removePushSubscription,
    tag: 'alerts',
    summary: '브라우저 알림 끄기',
    access: 'member',
    body: pushEndpoint,
    status: 204,
    errors: [],
  },
} as const;
