import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StubApi, startStubApi } from '../../testing/stub-api.ts';
import { callApi } from './api/api-client.ts';
import { createRequestId, writeTraceparent } from './request-id.ts';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());

it('makes one trace of all posts of an analysis, named by its request id', async () => {
  api.on(/news-sqs/, () => ({ status: 402, body: { detail: '크레딧이 부족합니다.', code: 'NOT_ENOUGH_CREDIT' } }));
  const requestId = createRequestId();
  const body = { request_id: requestId, stock_name: '삼성전자' };
  for (const side of ['good', 'bad'] as const) {
    await callApi('postNews', { params: { tier: 'medium', side }, body }).catch(() => undefined);
  }
  const sent = api.calls.map(({ headers }) => headers.traceparent);
  expect(sent).toEqual([writeTraceparent(requestId), writeTraceparent(requestId)]);
  expect(sent[0]).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(sent[0]).toContain(requestId.replaceAll('-', ''));
});

it('is none for an id of another shape', () => {
  expect(writeTraceparent('MJB-request-one')).toBeUndefined();
});
