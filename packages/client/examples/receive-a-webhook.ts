import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { answerOf, createGaemiClient } from '@gaemi/client';

const { GAEMI_URL = 'http://localhost:3000', GAEMI_API_KEY = '', WEBHOOK_SECRET = '', PORT = '4000' } = process.env;
const client = createGaemiClient({ url: GAEMI_URL, apiKey: GAEMI_API_KEY });
/** Messages that were handled: one may come again under its id. */
const handled = new Set<string>();

// Anybody could sign by an empty one.
if (WEBHOOK_SECRET === '') throw new Error('WEBHOOK_SECRET is missing');
// What goes wrong with one message ends nothing for the next.
createServer((request, response) => void receive(request, response).catch(console.error)).listen(Number(PORT), () =>
  console.log(`listening on ${PORT}`),
);

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  const id = String(request.headers['webhook-id']);
  if (!isGenuine(request, body)) return void response.writeHead(401).end();
  // The answer first: 개미렌즈 waits fifteen seconds for it.
  response.writeHead(204).end();
  if (handled.has(id)) return;
  handled.add(id);
  const { type, data } = JSON.parse(body);
  console.log(type, data.stock_name ?? '');
  if (type !== 'analysis.finished') return;
  const path = { id: data.id };
  const { result } = await answerOf(client.GET('/api/v1/analyses/{id}', { params: { path } }));
  if (result !== null && 'good_news_score' in result) console.log(result.good_news_score, result.bad_news_score);
}

/** Whether the message is from 개미렌즈 and at most five minutes old, as Standard Webhooks asks. */
function isGenuine({ headers }: IncomingMessage, body: string): boolean {
  const sentAt = Number(headers['webhook-timestamp']);
  if (!(Math.abs(Date.now() / 1000 - sentAt) < 300)) return false;
  const key = Buffer.from(WEBHOOK_SECRET.replace('whsec_', ''), 'base64');
  const wanted = createHmac('sha256', key).update(`${headers['webhook-id']}.${sentAt}.${body}`).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((signature) => isSame(Buffer.from(signature.replace('v1,', ''), 'base64'), wanted));
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
