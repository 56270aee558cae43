import { startTestApi, type TestApi } from './start-test-api.ts';

type Browser = Awaited<ReturnType<TestApi['logIn']>>;

/** Starts an API whose queue is down, lets a member of it post, and gives the number of messages that wait in the outbox. */
export async function countOutboxWithoutQueue(post: (browser: Browser) => PromiseLike<unknown>): Promise<number> {
  const alone = await startTestApi({ SQS_ENDPOINT: 'http://127.0.0.1:9' });
  await alone.addMember('alone@example.com');
  await post(await alone.logIn('alone@example.com'));
  const waiting = await alone.connection.collection('outbox').countDocuments();
  await alone.close();
  return waiting;
}
