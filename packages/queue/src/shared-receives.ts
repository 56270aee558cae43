import {
  type Message,
  ReceiveMessageCommand,
  type ReceiveMessageCommandInput,
  type ReceiveMessageCommandOutput,
  type SQSClient,
} from '@aws-sdk/client-sqs';

/** SQS gives no more at once. */
const BATCH_SIZE = 10;

type Waiter = PromiseWithResolvers<Pick<ReceiveMessageCommandOutput, 'Messages'>>;

/**
 * One poll of a queue for all who wait for a message: each gets one. A poll asks for as many messages as there are
 * waiters when it begins, ten at most, so that nothing is taken that nobody can work on.
 */
export class SharedReceives {
  private readonly client: SQSClient;
  private readonly waiters: Waiter[] = [];
  private readonly stopping = new AbortController();
  /** The running poll, or the last one. */
  private polling: Promise<void> = Promise.resolve();
  private isPolling = false;
  private stopped = false;

  constructor(client: SQSClient) {
    this.client = client;
  }

  /** Resolves with one message, or with none after `stop`. Rejects when a poll failed: for one waiter, the others stay. */
  receive(input: ReceiveMessageCommandInput): Waiter['promise'] {
    if (this.stopped) return Promise.resolve({});
    const waiter: Waiter = Promise.withResolvers();
    this.waiters.push(waiter);
    if (!this.isPolling) this.polling = this.poll(input);
    return waiter.promise;
  }

  /**
   * Begins no further poll, and lets all who wait go once the running one has ended.
   * @param abort ends the running one at once. A message that is on its way then comes again after its visibility timeout
   */
  async stop({ abort }: { abort: boolean }): Promise<void> {
    this.stopped = true;
    if (abort) this.stopping.abort();
    await this.polling;
    for (const waiter of this.waiters.splice(0)) waiter.resolve({});
  }

  private async poll(input: ReceiveMessageCommandInput): Promise<void> {
    this.isPolling = true;
    // Those who begin to wait at the same moment are asked for by the same poll.
    await Promise.resolve();
    try {
      while (this.waiters.length > 0 && !this.stopped)
        for (const message of await this.take(input)) this.waiters.shift()?.resolve({ Messages: [message] });
    } catch (error) {
      // Who is refused asks again, and so begins the next poll.
      if (!this.stopped) this.waiters.shift()?.reject(error);
    } finally {
      this.isPolling = false;
    }
  }

  private async take(input: ReceiveMessageCommandInput): Promise<Message[]> {
    const MaxNumberOfMessages = Math.min(BATCH_SIZE, this.waiters.length);
    const command = new ReceiveMessageCommand({ ...input, MaxNumberOfMessages });
    const { Messages: messages = [] } = await this.client.send(command, { abortSignal: this.stopping.signal });
    return messages;
  }
}

/** A client for consumers: their receives go through `receives`, all other calls to `client`. */
export function withSharedReceives(client: SQSClient, receives: SharedReceives): SQSClient {
  const send = (command: Parameters<SQSClient['send']>[0], ...rest: []) =>
    command instanceof ReceiveMessageCommand ? receives.receive(command.input) : client.send(command, ...rest);
  return Object.create(client, { send: { value: send } });
}
