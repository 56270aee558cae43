import { analysisKinds } from '@gaemi/domain/analysis/analysis-kind';
import { failureCodes } from '@gaemi/domain/analysis/failure-codes';
import { eventTypes } from '@gaemi/domain/judge/judgement/event-type';
import { newsSides } from '@gaemi/domain/news-side';
import { newsSources } from '@gaemi/domain/sources';
import { pageStages } from '@gaemi/domain/stock-events/day-page';
import { WEBHOOK_TEST, type WebhookMessageType, webhookEvents } from '@gaemi/domain/webhooks/webhook-rules';
import * as z from 'zod';
import { day, objectId, stockCode, strength, timestamp } from './fields.ts';

export const webhookEvent = z.enum(webhookEvents, `받을 수 있는 소식은 ${webhookEvents.join(', ')}입니다.`).meta({
  id: 'WebhookEvent',
  description: 'What happened: an analysis finished, an analysis failed (credits are given back), or an alert (알림).',
});
export const webhookMessageType = z.enum([...webhookEvents, WEBHOOK_TEST]).meta({
  id: 'WebhookMessageType',
  description: 'Event of the message; `test` where the member tries the webhook.',
});

export const memberEventId = z.string().regex(/^evt_[0-9a-f]{24}$/);

/** What an event of an analysis tells; the result is read with `GET /api/v1/analyses/{id}`, under the rights of its sources. */
const analysisData = z
  .object({
    id: objectId.meta({ description: 'Id of the analysis, for `GET /api/v1/analyses/{id}`.' }),
    kind: z.enum(analysisKinds).meta({ description: '`news` (뉴스 분석) or `accumulation` (매집비).' }),
    request_id: z.string().meta({ description: 'The `request_id` under which it was started.' }),
    stock_code: stockCode.meta({ description: 'Stock code (종목코드).' }),
    stock_name: z.string().meta({ description: 'Name of the company (종목명).' }),
    status: z.enum(['finished', 'failed']).meta({ description: 'How it ended.' }),
    error: z
      .object({
        code: z.enum(failureCodes).meta({ description: 'Stable code of the failure.' }),
        detail: z.string().meta({ description: 'The sentence for the member, in Korean.' }),
      })
      .nullable()
      .meta({ description: 'Why it failed; null for a finished one.' }),
  })
  .meta({ id: 'AnalysisEventData' });
export type AnalysisEventData = z.infer<typeof analysisData>;

const alertData = z
  .object({
    items: z
      .array(
        z.object({
          event_id: z.string().meta({ description: 'Id of the event (사건), the same for every member.' }),
          stock_code: stockCode.meta({ description: 'Stock code (종목코드).' }),
          stock_name: z.string().meta({ description: 'Name of the company (종목명).' }),
          side: z.enum(newsSides).nullable().meta({ description: '`good` (호재) or `bad` (악재); null for neither.' }),
          strength: strength.meta({ description: 'Strength (강도) from 1, weak, to 3, strong.' }),
          type: z.enum(eventTypes).meta({ description: 'Kind of event.' }),
          stage: z.enum(pageStages).meta({ description: 'Stage of a rumour (풍문); `none` for other events.' }),
          text: z.string().nullable().meta({
            description: 'What happened, one Korean sentence; null where the rights of a source keep it inside.',
          }),
          link: z.url().meta({ description: 'The first article, or the filing.' }),
          at: timestamp.meta({ description: 'Moment of the first report (UTC).' }),
          differs_from: z
            .object({
              link: z.url().meta({ description: 'The filing.' }),
              date: day.meta({ description: 'Day of the filing in Seoul.' }),
            })
            .nullable()
            .optional()
            .meta({
              description:
                'The filing that gives other figures (공시와 다름); null for none, absent in messages of releases before.',
            }),
          data_source: z.enum([...newsSources, 'unknown']).meta({
            description: 'Source of the first report; `sample` for an event that is made up.',
          }),
        }),
      )
      .meta({ description: 'What the member is alerted to, the strongest first.' }),
  })
  .meta({ id: 'AlertEventData' });
export type AlertEventData = z.infer<typeof alertData>;

const testData = z.object({ message: z.string().meta({ description: 'A greeting.' }) }).meta({ id: 'TestEventData' });

/** Body of a message to a webhook, and `data:` of an event of the stream. */
export const memberEvent = z
  .object({
    id: memberEventId.meta({ description: 'Id of the event; also `webhook-id` and `id:` of the stream.' }),
    type: webhookMessageType,
    timestamp: timestamp.meta({ description: 'When it happened (UTC).' }),
    data: z
      .union([analysisData, alertData, testData])
      .meta({ description: 'By `type`: an analysis, an alert, or a test.' }),
  })
  .meta({ id: 'MemberEvent' });
export type MemberEvent = z.infer<typeof memberEvent>;

const describeMessage = <Type extends WebhookMessageType, Data extends z.ZodType>(type: Type, data: Data) =>
  memberEvent.extend({ type: z.literal(type).meta({ description: 'Event of the message.' }), data });

/** Bodies of messages by what they tell, for the description of webhooks. */
export const webhookMessages = {
  'analysis.finished': describeMessage('analysis.finished', analysisData).meta({ id: 'AnalysisFinishedMessage' }),
  'analysis.failed': describeMessage('analysis.failed', analysisData).meta({ id: 'AnalysisFailedMessage' }),
  alert: describeMessage('alert', alertData).meta({ id: 'AlertMessage' }),
  test: describeMessage('test', testData).meta({ id: 'TestMessage' }),
} as const satisfies Record<WebhookMessageType, z.ZodType>;
