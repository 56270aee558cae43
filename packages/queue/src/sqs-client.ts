import { SQSClient } from '@aws-sdk/client-sqs';

export interface QueueSettings {
  /** Address of an SQS-compatible service; absent for AWS itself. */
  endpoint: string | undefined;
  region: string;
}

/**
 * Creates an SQS client whose calls end: 2 s to connect, and longer than the longest poll to answer. Credentials come
 * from the environment as AWS defines.
 */
export function createSqsClient({ endpoint, region }: QueueSettings): SQSClient {
  return new SQSClient({
    region,
    ...(endpoint !== undefined && { endpoint }),
    maxAttempts: 3,
    // Without the last option, a request that is never answered would only log a warning.
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
  });
}
