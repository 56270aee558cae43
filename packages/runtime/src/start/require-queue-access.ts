import { EnvironmentError } from '../settings/environment.ts';

/** The part of an AWS client that the check needs. */
interface AwsClient {
  config: { credentials: () => Promise<unknown> };
  destroy(): void;
}

const LIMIT_MS = 5_000;

/**
 * Checks that there are credentials to sign queue calls; the queue itself may be unreachable. @throws EnvironmentError
 * with one line
 */
export async function requireQueueAccess(client: AwsClient): Promise<void> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error('too late')), LIMIT_MS);
  try {
    await Promise.race([client.config.credentials(), limit.promise]);
  } catch {
    throw new EnvironmentError([
      'SQS_ENDPOINT: the queue needs AWS credentials; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or another source that AWS knows',
    ]);
  } finally {
    clearTimeout(timer);
    client.destroy();
  }
}
