import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/** What a member is asked to agree to. */
export const order = z.object({
  kind: z.enum(['news', 'accumulation']),
  stockCode: z.string(),
  stockName: z.string(),
  cost: z.number().int(),
  /** Id of the last analysis of the same before the offer, however it ended; null for none. */
  before: z.string().nullable(),
  requestId: z.string(),
  /** Of a news analysis. */
  tier: z.enum(['basic', 'medium', 'premium']).optional(),
  /** Of an accumulation analysis. */
  period: z.object({ from: z.string(), to: z.string() }).optional(),
});
export type Order = z.infer<typeof order>;

const signed = z.object({ order, until: z.number() });

/** Least time in which a member may agree; at most twice as long, so that offers of the same minutes are one. */
const LIFE_MS = 10 * 60_000;

/**
 * Writes what was offered into a text that only the same key can give back: signed with the key itself, so that any process can
 * check it and none keeps a state. The request id in it makes two uses one analysis.
 */
export function writeConfirmation(offered: Order, apiKey: string, now = Date.now()): string {
  const body = Buffer.from(JSON.stringify({ order: offered, until: computeEnd(now) })).toString('base64url');
  return `${body}.${computeSignature(body, apiKey)}`;
}

/**
 * Returns the order of a confirmation and whether its time is over: it starts nothing then, but names what it has started. Null for one
 * that was changed or belongs to another key.
 */
export function readConfirmation(
  confirmation: string,
  apiKey: string,
  now = Date.now(),
): { order: Order; isOver: boolean } | null {
  const [body = '', signature = ''] = confirmation.split('.');
  const wanted = Buffer.from(computeSignature(body, apiKey));
  const given = Buffer.from(signature);
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null;
  // One of another version of this server may have another form.
  const { data } = signed.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  return data === undefined ? null : { order: data.order, isOver: now > data.until };
}

const computeEnd = (now: number): number => (Math.floor(now / LIFE_MS) + 2) * LIFE_MS;

/**
 * The request id of what is offered: the same for all offers of it within the minutes of one confirmation, so that they start one
 * analysis. `before`: the last one of it, so that the member can have it again.
 */
export function createOrderId(
  { kind, stockCode, tier, period }: Omit<Order, 'requestId' | 'stockName' | 'cost' | 'before'>,
  { apiKey, before, now = Date.now() }: { apiKey: string; before: string | null; now?: number },
): string {
  const what = JSON.stringify([kind, stockCode, tier, period?.from, period?.to, before, computeEnd(now)]);
  const hash = createHmac('sha256', apiKey).update(`order ${what}`).digest('hex').slice(0, 32);
  return `${kind === 'news' ? 'mcp' : 'MJB'}-${hash}`;
}

const computeSignature = (body: string, apiKey: string): string =>
  createHmac('sha256', apiKey).update(`confirmation ${body}`).digest('base64url');
