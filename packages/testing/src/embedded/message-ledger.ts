import type { QueueContents } from './test-queue.ts';

interface Tracked {
  id: string;
  body: string;
  /** Time before which nobody can receive it, in milliseconds since 1970. */
  hiddenUntil: number;
  received: boolean;
}

/** Fields of SQS calls and answers that show where a message is. */
export interface QueueCall {
  action: string;
  request: Record<string, unknown>;
  answer: Record<string, unknown>;
}

const DEFAULT_VISIBILITY_SECONDS = 30;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const seconds = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
const rows = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : []);

/** Tracks the messages of a queue from the calls that pass: SQS itself only returns counts. */
export class MessageLedger {
  private readonly messages = new Map<string, Tracked>();
  private readonly handles = new Map<string, string>();
  private readonly gone = new Set<string>();

  /** Records one successful call. */
  note({ action, request, answer }: QueueCall): void {
    if (action === 'SendMessage') this.sent(request, answer);
    if (action === 'SendMessageBatch') {
      const entries = new Map(rows(request.Entries).map((entry) => [entry.Id, entry]));
      for (const done of rows(answer.Successful)) this.sent(entries.get(done.Id) ?? {}, done);
    }
    if (action === 'ReceiveMessage') for (const message of rows(answer.Messages)) this.received(message, request);
    if (action === 'DeleteMessage') this.deleted(request);
    if (action === 'DeleteMessageBatch') for (const entry of rows(request.Entries)) this.deleted(entry);
    if (action === 'ChangeMessageVisibility') this.hidden(request);
    if (action === 'ChangeMessageVisibilityBatch') for (const entry of rows(request.Entries)) this.hidden(entry);
  }

  contents(): QueueContents {
    const contents: QueueContents = { ready: [], delayed: [], inFlight: [] };
    for (const { body, hiddenUntil, received } of this.messages.values()) {
      if (hiddenUntil <= Date.now()) contents.ready.push(body);
      else contents[received ? 'inFlight' : 'delayed'].push(body);
    }
    return contents;
  }

  private sent(request: Record<string, unknown>, answer: Record<string, unknown>): void {
    const id = text(answer.MessageId);
    const hiddenUntil = Date.now() + 1_000 * seconds(request.DelaySeconds, 0);
    // A waiting receiver may get it, and finish it, before its sender gets the answer.
    if (!this.messages.has(id) && !this.gone.has(id))
      this.messages.set(id, { id, body: text(request.MessageBody), hiddenUntil, received: false });
  }

  private received(message: Record<string, unknown>, request: Record<string, unknown>): void {
    const id = text(message.MessageId);
    this.handles.set(text(message.ReceiptHandle), id);
    const hiddenUntil = Date.now() + 1_000 * seconds(request.VisibilityTimeout, DEFAULT_VISIBILITY_SECONDS);
    this.messages.set(id, { id, body: text(message.Body), hiddenUntil, received: true });
  }

  private deleted(request: Record<string, unknown>): void {
    const id = this.handles.get(text(request.ReceiptHandle)) ?? '';
    this.messages.delete(id);
    this.gone.add(id);
  }

  private hidden(request: Record<string, unknown>): void {
    const message = this.messages.get(this.handles.get(text(request.ReceiptHandle)) ?? '');
    if (message !== undefined) message.hiddenUntil = Date.now() + 1_000 * seconds(request.VisibilityTimeout, 0);
  }
}
