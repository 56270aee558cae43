import type { SinceAnalysis } from '@gaemi/contracts/since-analysis';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildProgress } from '../../../../testing/analysis-results.ts';
import { member } from '../../../../testing/members.ts';
import { answerRecords, buildRecords } from '../../../../testing/news-records.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';

Element.prototype.scrollIntoView = () => undefined;

const [record] = buildRecords(1);
const last = { _id: record?._id ?? '', good: 28, bad: 52, reserve: 20, created_at: '2026-11-20T07:10:00.000Z' };
const event = {
  event_id: 'e1',
  text: '전기 승합차 2만 대를 리콜하기로 했어요.',
  type: 'accident',
  kind: 'news',
  publishers: 4,
  day: '2026-11-21',
  sample: false,
  side: 'bad',
} as const;
const quiet = { count: 0, events: [], checked_at: '2026-11-21T01:05:00.000Z' };

describe('another news analysis of a stock', () => {
  let api: StubApi;
  let known: SinceAnalysis;
  let credit: number;
  const posts = () => api.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('-news-sqs'));

  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    credit = 100;
    known = { last, news: { count: 3, events: [event], checked_at: null } };
    api.on(/GET users\/me/, () => ({ body: member({ credit }) }));
    api.on(/GET stocks\/search/, () => ({ body: { items: [], page: 1, size: 5, total: 0, pages: 0 } }));
    api.on(/GET stocks\/\d+\/since-analysis/, () => ({ body: known }));
    api.on(/POST \w+-(good|bad)-news-sqs/, ({ body }) => ({
      status: 202,
      body: { ...Object(body), model_tier: 'pro', charged: 20 },
    }));
    api.on(/GET news-progress/, () =>
      posts().length === 0 ? refusal(404, 'PROGRESS_NOT_FOUND', 'Progress not found') : { body: buildProgress(30) },
    );
    answerRecords(api, buildRecords(1));
  });

  /** Opens the sheet from a result of the history. */
  const openSheet = async () => {
    const shown = renderApp(`/search?detail=${record?._id}`);
    // One above and, for phones, one below.
    const [button] = await screen.findAllByRole('button', { name: '다시 분석 20 크레딧' });
    await userEvent.click(button ?? document.body);
    return { ...shown, sheet: within(await screen.findByRole('dialog')) };
  };

  it('asks with its cost, what is left then and what came since, and runs after one press', async () => {
    const { sheet } = await openSheet();
    expect(sheet.getByRole('heading', { name: '종목1을 다시 분석할까요?' })).toBeTruthy();
    expect(sheet.getByText(/남는 크레딧 80/).textContent).toBe('20 크레딧 · 남는 크레딧 80');
    expect(await sheet.findByText('마지막 분석 뒤 새 소식 3건')).toBeTruthy();
    expect(sheet.getByText('악재').closest('li')?.textContent).toContain(event.text);
    expect(sheet.getByText('마지막 분석 2026.11.20 16:10 · 호재 28, 악재 52')).toBeTruthy();
    expect(posts()).toHaveLength(0);
    const start = sheet.getByRole('button', { name: '다시 분석 20 크레딧' });
    await userEvent.dblClick(start);
    expect(await screen.findByText('종목1 분석중입니다')).toBeTruthy();
    await waitFor(() => expect(posts()).toHaveLength(2));
    expect(posts().map(({ body }) => body)).toEqual(Array(2).fill(expect.objectContaining({ stock_code: '000001' })));
    expect(new Set(posts().map(({ body }) => Object(body).request_id)).size).toBe(1);
  });

  it('leads to the last result where nothing has come since, and analyses all the same where asked', async () => {
    known = { last: { ...last, _id: 'f'.repeat(24) }, news: quiet };
    const { sheet } = await openSheet();
    expect(await sheet.findByText('새 소식이 없어서 점수가 그대로일 수 있어요')).toBeTruthy();
    expect(sheet.getByText(/2026\.11\.21 10:05까지 확인했어요/)).toBeTruthy();
    const link = sheet.getByRole('link', { name: '지난 결과 보기' });
    expect(link.getAttribute('href')).toBe(`/search?detail=${'f'.repeat(24)}`);
    await userEvent.click(sheet.getByRole('button', { name: '그래도 다시 분석 20 크레딧' }));
    await waitFor(() => expect(posts()).toHaveLength(2));
  });

  it('claims no look that nobody took', async () => {
    known = { last, news: { ...quiet, checked_at: null } };
    const { sheet } = await openSheet();
    expect(await sheet.findByText(/지금까지 모은 소식 기준이에요/)).toBeTruthy();
    expect(sheet.queryByText(/확인했어요/)).toBeNull();
  });

  it('closes to the last result where that is on the screen', async () => {
    known = { last, news: quiet };
    const { sheet } = await openSheet();
    await userEvent.click(await sheet.findByRole('button', { name: '지난 결과 보기' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(posts()).toHaveLength(0);
  });

  it('says that it does not know whether there is news', async () => {
    api.on(/GET stocks\/\d+\/since-analysis/, () => refusal(503, 'UNAVAILABLE', '잠시 후 다시 시도해주세요.'));
    const { sheet } = await openSheet();
    expect(await sheet.findByText('새 소식이 있는지 확인하지 못했어요')).toBeTruthy();
    expect(sheet.getByText('실패하면 크레딧을 돌려 드려요.')).toBeTruthy();
    expect(sheet.getByRole('button', { name: '다시 분석 20 크레딧' })).toBeTruthy();
  });

  it('says how many credits are missing in place of a button that cannot be pressed', async () => {
    credit = 12;
    const { sheet } = await openSheet();
    expect(sheet.getByRole('heading', { name: '크레딧이 8 모자라요' })).toBeTruthy();
    expect(sheet.queryByRole('button', { name: /다시 분석/ })).toBeNull();
    expect(sheet.getByRole('link', { name: '크레딧 알아보기' }).getAttribute('href')).toBe('/subscribe');
  });
});
