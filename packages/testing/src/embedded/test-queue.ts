/** Bodies of the messages in a queue, by state. */
export interface QueueContents {
  ready: string[];
  delayed: string[];
  /** Received but neither deleted nor visible again. */
  inFlight: string[];
}

export interface TestQueue {
  endpoint: string;
  region: string;
  /** Reads a queue without changing it; `null` when there is no queue of that name. */
  inspect(queue: string): Promise<QueueContents | null>;
  close(): Promise<void>;
}
