import { PASSWORD, SESSION_SECRET, startTestApi, type TestApi } from '@gaemi/api/test/start-test-api.ts';
import { systemClock } from '@gaemi/runtime/clock';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { chooseDataSources } from '@gaemi/runtime/settings/data-sources';
import { parseEnvironment } from '@gaemi/runtime/settings/environment';
import { createWorker } from '@gaemi/worker/src/create-worker.ts';
import { environmentSchema } from '@gaemi/worker/src/environment.ts';

/** API and worker over real stores, with sample data. */
export interface TestProduct {
  api: TestApi;
  /** Makes a member with a key. Without `credit` it has the sign-up bonus. */
  addMemberWithKey(email: string, options?: { credit?: number; scopes?: readonly string[] }): Promise<MemberWithKey>;
  close(): Promise<void>;
}

export interface MemberWithKey {
  key: string;
  userId: string;
  revoke(): Promise<void>;
}

/** `variables`: of the API, over its default environment. */
export async function startTestProduct(variables: Record<string, string> = {}): Promise<TestProduct> {
  const api = await startTestApi(variables);
  const environment = parseEnvironment(environmentSchema, {
    MONGODB_URI: api.mongoUri,
    SQS_ENDPOINT: api.queue.endpoint,
    AWS_REGION: api.queue.region,
    STOCK_MASTER_SOURCE: 'bundled',
    CHECK_SOURCES_AT_START: 'false',
    READER_EVERY: '0',
    SESSION_SECRET,
  });
  const worker = await createWorker({
    environment,
    sources: chooseDataSources(environment),
    clock: systemClock,
    logger: createLogger({ app: 'test', level: 'silent' }),
    cronJobs: false,
  });
  return {
    api,
    addMemberWithKey: (email, options) => addMemberWithKey(api, email, options),
    async close() {
      await worker.close();
      await api.close();
    },
  };
}

async function addMemberWithKey(
  api: TestApi,
  email: string,
  { credit, scopes = ['read', 'analyse'] }: { credit?: number; scopes?: readonly string[] } = {},
): Promise<MemberWithKey> {
  const { _id } = await api.addMember(email, credit === undefined ? {} : { credit });
  const browser = api.browser();
  await browser.post('/api/v1/users/log-in').send({ user_email: email, password: PASSWORD }).expect(200);
  const { body } = await browser.post('/api/v1/api-keys').send({ name: 'test', scopes }).expect(201);
  return {
    key: body.key,
    userId: _id.toHexString(),
    async revoke() {
      await browser.delete(`/api/v1/api-keys/${body.id}`).expect(204);
    },
  };
}
