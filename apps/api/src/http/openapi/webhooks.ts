import { meaningOfSchema } from '@gaemi/contracts/meanings/describe-schema';
import { webhookMessages } from '@gaemi/contracts/member-events';
import { messages } from '@gaemi/contracts/messages';
import { WEBHOOK_TEST, type WebhookMessageType } from '@gaemi/domain/webhooks/webhook-rules';
import { signWebhook } from '@gaemi/providers/webhooks/sign-webhook';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { SchemaWriter } from './schemas.ts';

type Webhooks = NonNullable<OpenAPIObject['webhooks']>;
type PathItem = OpenAPIObject['paths'][string];

const analysis = {
  ...{ id: '6925a0b1c2d3e4f5a6b7c8d9', kind: 'news', request_id: '7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11' },
  ...{ stock_code: '005930', stock_name: '삼성전자' },
};
const event = {
  ...{ event_id: 'e1b2c3', stock_code: '005930', stock_name: '삼성전자', side: 'good', strength: 3, type: 'orders' },
  ...{ stage: 'none', text: '2400억원 규모의 공급계약을 맺었어요.', link: 'https://press.example.com/1' },
  ...{ at: '2026-11-24T00:30:00.000Z', differs_from: null, data_source: 'dart' },
};
const data: Record<WebhookMessageType, unknown> = {
  'analysis.finished': { ...analysis, status: 'finished', error: null },
  'analysis.failed': {
    ...{ ...analysis, status: 'failed' },
    error: { code: 'news-source-failed', detail: messages.newsSourceFailed },
  },
  alert: { items: [event] },
  [WEBHOOK_TEST]: { message: messages.webhookTest },
};

const writeExample = (type: WebhookMessageType) => ({
  ...{ id: 'evt_6925a0b1c2d3e4f5a6b7c8d9', type, timestamp: '2026-11-24T00:30:00.000Z', data: data[type] },
});

/** A message whose signature readers can compute themselves. */
export const signedExample = {
  secret: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
  id: 'evt_6925a0b1c2d3e4f5a6b7c8d9',
  at: new Date(1_795_480_200_000),
  body: JSON.stringify(writeExample(WEBHOOK_TEST)),
};

/** In seconds since 1970, as its header has it. */
const sentAt = String(signedExample.at.getTime() / 1_000);
const signature = signWebhook({ ...signedExample, secrets: [signedExample.secret] });

const SENDING = [
  'Sent as [Standard Webhooks](https://www.standardwebhooks.com) asks, by POST. Signed is the text `{webhook-id}.{webhook-timestamp}.{body}`,',
  'with the body byte for byte as it came, by HMAC-SHA256. The key is what base64 decodes of the `secret` after `whsec_`.',
  'Compare it, in base64, with each part of `webhook-signature` (parted by blanks, each `v1,` and a signature), and refuse a `webhook-timestamp`',
  'that is more than five minutes off. Answer 2xx within 15 seconds. Any other answer, redirects included, is tried again for a day under the',
  'same `webhook-id`, so keep the ids that were handled; 410 switches the webhook off at once, five days without a success do, too.',
].join(' ');

const tryIt =
  `To try a check: with the secret \`${signedExample.secret}\`, the id \`${signedExample.id}\`, the timestamp \`${sentAt}\` and the ` +
  `body \`${signedExample.body}\` the signature is \`${signature}\`.`;

const headers = [
  {
    ...{ name: 'webhook-id', example: signedExample.id },
    description: 'Id of the event, the same at every try.',
  },
  {
    ...{ name: 'webhook-timestamp', example: sentAt },
    description: 'Moment of this try, in seconds since 1970 (UTC).',
  },
  {
    ...{ name: 'webhook-signature', example: signature },
    description: 'Signatures, parted by blanks: `v1,` and base64.',
  },
].map((each) => ({ ...each, in: 'header' as const, required: true, schema: { type: 'string' as const } }));

/**
 * What the service sends to the webhooks of members: the messages by name, and each as a component. Written in place, openapi-generator
 * makes calls of them, in Python that cannot be compiled.
 */
export function describeWebhooks(schemas: SchemaWriter): { webhooks: Webhooks; pathItems: Record<string, PathItem> } {
  const described = Object.entries(webhookMessages).map(([name, schema]) => {
    const type = name as WebhookMessageType;
    const post = {
      ...{
        operationId: `webhook-${type}`,
        tags: ['webhooks'],
        summary: meaningOfSchema(schema.meta()?.id ?? '') ?? type,
      },
      ...{ description: type === WEBHOOK_TEST ? `${SENDING} ${tryIt}` : SENDING, parameters: headers, security: [] },
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemas.answer(schema), example: writeExample(type) } },
      },
      responses: {
        '2XX': { description: 'Taken.' },
        410: { description: 'No more, please: switches the webhook off.' },
      },
    };
    return { type, component: type.replace('.', '-'), item: { post } };
  });
  return {
    webhooks: Object.fromEntries(
      described.map(({ type, component }) => [type, { $ref: `#/components/pathItems/${component}` }]),
    ),
    pathItems: Object.fromEntries(described.map(({ component, item }) => [component, item])),
  };
}
