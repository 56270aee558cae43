import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildProgress } from '../../../../testing/analysis-results.ts';
import { member } from '../../../../testing/members.ts';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { stockOf } from '../../../../testing/stocks.ts';
import { refusal, type StubAnswer, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { SignedInMember } from '../../../shared/session/signed-in-member.ts';
import { NewsAnalysisRoute } from '../analysis-route.tsx';

const timing = { pollInterval: 50, resultLoadDelay: 20, resultPanelDelay: 10, mostLostPolls: 3 };
const stock = stockOf();
const visit = (name: string) => userEvent.click(screen.getByRole('link', { name }));

async function pickAndLeave(): Promise<void> {
  renderWithin(
    <MemoryRouter initialEntries={['/analysis?q=삼성']}>
      <Link to="/elsewhere">다른 화면</Link>
      <Link to="/analysis">분석 화면</Link>
      <SignedInMember value={member()}>
        <Routes>
          <Route path="analysis" element={<NewsAnalysisRoute timing={timing} />} />
          <Route path="*" element="다른 화면이에요" />
        </Routes>
      </SignedInMember>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /삼성전자 분석하기/ }));
  await visit('다른 화면');
  expect(screen.getByText('다른 화면이에요')).toBeTruthy();
}

describe('a news analysis left before the server has answered', () => {
  let api: StubApi;
  let late: PromiseWithResolvers<StubAnswer>;
  const posts = () => api.calls.filter(({ path }) => path.endsWith('-news-sqs'));
  const accepted = (body: unknown) => ({ status: 202, body: { ...Object(body), model_tier: 'pro', charged: 20 } });
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    late = Promise.withResolvers();
    api.on(/GET users\/me/, () => ({ body: member() }));
    api.on(/GET stocks\/search/, () => ({ body: { items: [stock], page: 1, size: 5, total: 1, pages: 1 } }));
    api.on(/POST \w+-(good|bad)-news-sqs/, ({ body }) => accepted(body));
    api.on(/GET news-progress/, () =>
      posts().length === 0 ? refusal(404, 'PROGRESS_NOT_FOUND', 'Progress not found') : { body: buildProgress(30) },
    );
  });

  const runsOn = async () => {
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30'));
    expect(screen.getByText('20 크레딧을 사용했어요. 오류로 멈추면 모두 돌려드려요.')).toBeTruthy();
    await waitFor(() => expect(posts()).toHaveLength(2));
    await waitFor(() => expect(sessionStorage.getItem('newsAnalysis')).toContain('"accepted"'));
  };

  it('is there on return, while the member is still being asked for', async () => {
    api.on(/GET users\/me/, () => late.promise);
    await pickAndLeave();
    await visit('분석 화면');
    expect(await screen.findByText('삼성전자 분석중입니다')).toBeTruthy();
    late.resolve({ body: member() });
    await runsOn();
  });

  it('is there on return, while its first post is on its way', async () => {
    api.on(/POST \w+-good-news-sqs/, () => late.promise);
    api.on(/GET news-progress/, () => refusal(404, 'PROGRESS_NOT_FOUND', 'Progress not found'));
    await pickAndLeave();
    await waitFor(() => expect(posts()).toHaveLength(1));
    await visit('분석 화면');
    expect(await screen.findByText('삼성전자 분석중입니다')).toBeTruthy();
    api.on(/GET news-progress/, () => ({ body: buildProgress(30) }));
    late.resolve(accepted(posts()[0]?.body));
    await runsOn();
  });

  it('runs on where its second post was refused, as the polls say', async () => {
    api.on(/POST \w+-bad-news-sqs/, () => late.promise);
    await pickAndLeave();
    await waitFor(() => expect(posts()).toHaveLength(2));
    await visit('분석 화면');
    late.resolve(refusal(409, 'VALIDATION_FAILED', '분석할 수 없습니다.'));
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30'));
    api.on(/GET news-progress/, () => ({ body: buildProgress(60) }));
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60'));
    expect(screen.queryByText('분석할 수 없습니다.')).toBeNull();
    expect(posts()).toHaveLength(2);
  });

  it('is over on return where it was refused', async () => {
    api.on(/POST \w+-good-news-sqs/, () => late.promise);
    await pickAndLeave();
    await waitFor(() => expect(posts()).toHaveLength(1));
    await visit('분석 화면');
    late.resolve(refusal(402, 'NOT_ENOUGH_CREDIT', '크레딧이 부족합니다.'));
    expect(await screen.findByText('분석할 종목을 검색해주세요.')).toBeTruthy();
    expect(sessionStorage.getItem('newsAnalysis')).toBeNull();
  });
});
