import type { IncomingMessage } from 'node:http';
import * as z from 'zod';

/** What an assistant sends is short: arguments of a tool. */
const MAX_BYTES = 1_000_000;

/**
 * Reads the body of a request as JSON; undefined for one that is no JSON or too long. That is read to its end, too, within the time of a
 * request: to leave it would end the connection with the refusal, and with what its program says next.
 */
export async function readMessage(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes <= MAX_BYTES) parts.push(part);
  }
  if (bytes > MAX_BYTES) return undefined;
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return undefined;
  }
}

const initialize = z.object({
  method: z.literal('initialize'),
  params: z.object({ capabilities: z.object({ elicitation: z.record(z.string(), z.unknown()).optional() }) }),
});

/** Whether a message begins a conversation, and whether its program says that it can ask its person. */
export function readBeginning(message: unknown): { begins: boolean; canAsk: boolean } {
  const { success, data } = initialize.safeParse(message);
  return { begins: success, canAsk: data?.params.capabilities.elicitation !== undefined };
}
