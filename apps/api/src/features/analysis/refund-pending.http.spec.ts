import { messages } from '@gaemi/contracts/messages';
import { RunningAccumulation } from '@gaemi/database/accumulation/running-accumulation';
import { RefundPending } from '@gaemi/database/analysis/running-analysis';
import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import { refuseRefund } from '@gaemi/database/testing/refuse-refund';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chargedMember } from '../../../test/charged-member.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const news = {
  kind: 'news',
  running: RunningNewsAnalysis,
  collection: 'news_analyses',
  post: ['medium-good-news-sqs', { request_id: 'request-owed', stock_name: '삼성전자' }],
  progress: 'news-progress/request-owed',
  waiting: { progress: 0, statuses: { good: 'pending', bad: 'pending', combined: 'pending' } },
  ended: { progress: 0, statuses: { good: 'error', bad: 'error', combined: 'error' } },
} as const;
const mjb = {
  kind: 'accumulation',
  running: RunningAccumulation,
  collection: 'accumulations',
  post: ['mjb', { request_id: 'MJB-owed-1', stock_name: '삼성전자', start_date: '2026-11-19', end_date: '2026-11-20' }],
  progress: 'mjb-progress/MJB-owed-1',
  waiting: { progress: 0, status: 'running' },
  ended: { progress: 0, status: 'error' },
} as const;

it.each([news, mjb])('tells a member that the refund of $kind is on its way, until it is there [R27]', async (of) => {
  const { browser, _id: userId, creditNow } = await chargedMember(api);
  const [path, body] = of.post;
  const post = () => browser.post(`/api/v1/${path}`).send(body).expect(202);
  const accepted = (await post()).body;
  const analysis = await api.connection.collection(of.collection).findOne({ userId });
  const id = String(analysis?._id);
  const running = api.app.get<RunningNewsAnalysis | RunningAccumulation>(of.running, { strict: false });
  const allow = await refuseRefund(api.connection.collection('credit_logs'), { kind: of.kind, id });
  const at = api.clock.now();
  await expect(running.fail(id, 'analysis-failed', { at })).rejects.toBeInstanceOf(RefundPending);

  const readAnswer = async () => (await browser.get(`/api/v1/${of.progress}`).expect(200)).body;
  expect(await readAnswer()).toEqual({ ...of.waiting, detail: messages.refundPending });
  expect(messages.refundPending).toContain('환불 처리 중');
  // A repeat of the post is answered as before, and sets nothing going.
  const waiting = await api.connection.collection('outbox').countDocuments();
  expect((await post()).body).toEqual(accepted);
  expect(await api.connection.collection('outbox').countDocuments()).toBe(waiting);
  expect(await creditNow()).toBe(100 - accepted.charged);

  await allow();
  expect(await running.refund(id, at)).toBe(true);
  expect(await readAnswer()).toEqual({ ...of.ended, detail: messages.analysisFailed });
  expect(await creditNow()).toBe(100);
});
