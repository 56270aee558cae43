import { messages } from '@gaemi/contracts/messages';
import type { NewsProgress } from '@gaemi/contracts/news-analysis';
import type { UserInfo } from '@gaemi/contracts/users';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCombined, buildDetail, buildProgress } from '../../../testing/analysis-results.ts';
import { member } from '../../../testing/members.ts';
import { renderWithin } from '../../../testing/render-app.tsx';
import { stockOf } from '../../../testing/stocks.ts';
import { refusal, type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { SignedInMember } from '../../shared/session/signed-in-member.ts';
import { Toasts } from '../../ui/toast/toasts.tsx';
import { NewsAnalysisRoute } from './analysis-route.tsx';

/** The product's times, a hundredth of them. */
const timing = { pollInterval: 50, resultLoadDelay: 20, resultPanelDelay: 10, mostLostPolls: 3 };
const stock = stockOf();

function show(who: UserInfo = member()) {
  return renderWithin(
    <MemoryRouter>
      <SignedInMember value={who}>
        <NewsAnalysisRoute timing={timing} />
        <Toasts />
      </SignedInMember>
    </MemoryRouter>,
  );
}

async function pick(): Promise<void> {
  await userEvent.type(screen.getByRole('combobox'), '삼성{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: /삼성전자 분석하기/ }));
}

describe('news analysis', () => {
  let api: StubApi;
  let progress: () => { status?: number; body?: unknown };
  const answerProgress = (value: NewsProgress) => {
    progress = () => ({ body: value });
  };
  const posts = () => api.calls.filter(({ path }) => path.endsWith('-news-sqs'));

  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    answerProgress(buildProgress(10));
    api.on(/GET users\/me/, () => ({ body: member() }));
    api.on(/GET stocks\/search/, ({ query }) => {
      const items = query.get('query') === '없음' ? [] : [stock];
      return { body: { items, page: 1, size: 5, total: items.length, pages: items.length } };
    });
    api.on(/POST \w+-(good|bad)-news-sqs/, ({ body }) => ({
      status: 202,
      body: { ...Object(body), model_tier: 'pro', charged: 20 },
    }));
    api.on(/GET news-progress/, () => progress());
    api.on(/GET combined-news-result/, ({ path }) => ({ body: buildCombined(path.split('/')[1] ?? '') }));
    api.on(/GET good-news/, () => ({ body: buildDetail('good') }));
    api.on(/GET bad-news/, () => ({ body: buildDetail('bad', { reasons: [], citations: [], sources: [] }) }));
  });

  it('says what to do before a search, what it costs, and that nothing was found', async () => {
    show();
    expect(screen.getByText('검색한 종목을 분석하여 뉴스를 취합해드립니다.')).toBeTruthy();
    expect(screen.getByText('분석할 종목을 검색해주세요.')).toBeTruthy();
    expect(screen.getByText('20 크레딧', { selector: 'b' })).toBeTruthy();
    await userEvent.type(screen.getByRole('combobox'), '없음{Enter}');
    expect(await screen.findByText('검색 결과가 없습니다.')).toBeTruthy();
    const searches = api.calls.filter(({ path, query }) => path === 'stocks/search' && query.get('query') === '없음');
    expect(searches.map(({ query }) => query.get('size'))).toContain('5');
  });

  it('says when the search failed, and searches again', async () => {
    const search = { body: { items: [stock], page: 1, size: 5, total: 1, pages: 1 } };
    api.on(/GET stocks\/search/, () => refusal(400, 'MALFORMED_REQUEST', '요청 형식이 올바르지 않습니다.'));
    show();
    await userEvent.type(screen.getByRole('combobox'), '삼성{Enter}');
    expect(await screen.findByText('종목 검색 중 오류 발생, 잠시 후 다시 시도해주세요.')).toBeTruthy();
    api.on(/GET stocks\/search/, () => search);
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('button', { name: /삼성전자 분석하기/ })).toBeTruthy();
  });

  it('tells while it runs what was read, how far it has come, and how long it usually takes', async () => {
    const counts = { found: 493, about: 203, events: 41, judged: 5, good: 3, bad: 1, sample: true };
    const reported = { publisher: '한강경제', published_at: '2026-11-06T01:00:00.000Z' };
    const recent = [
      {
        title: '삼성전자, 자사주 16조 원 소각',
        ...reported,
        outcome: 'event' as const,
        articles: 9,
        side: 'good' as const,
      },
      { title: '삼성제약, 임상 승인', ...reported, outcome: 'other_company' as const, articles: 1, side: null },
    ];
    answerProgress({ ...buildProgress(42), elapsed: 4, expected: { p50: 20, p90: 32 }, seen: { ...counts, recent } });
    show();
    await pick();
    const read = within(await screen.findByRole('region', { name: /방금 읽은 기사/ }));
    expect((await read.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
      '삼성전자, 자사주 16조 원 소각한강경제 11.06같은 소식 9건',
      '삼성제약, 임상 승인한강경제 11.06다른 회사',
    ]);
    expect(read.getByText('예시 데이터')).toBeTruthy();
    const stages = within(screen.getByRole('region', { name: '분석 진행' })).getAllByRole('listitem');
    expect(stages.map((stage) => stage.textContent)).toEqual([
      '모으기 마침493건기사와 공시를 찾아요',
      '고르기 마침203건290건은 뺐어요',
      '묶기 마침41개판단한 뒤 한 번 더 묶어요',
      '판단 진행 중5개호재와 악재로 나눠요',
    ]);
    expect(screen.getByText('판단 단계예요.')).toBeTruthy();
    expect(screen.getByText(/^약 1\d초 남았어요\.$/)).toBeTruthy();
    expect(screen.getByText('보통 20–32초 걸려요.')).toBeTruthy();
    answerProgress(buildProgress(100));
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100'));
    expect(screen.getByText('결과를 불러오고 있어요.')).toBeTruthy();
    expect(read.getAllByRole('listitem')).toHaveLength(2);
  });

  it('posts the good side and then the bad one with one request id, and shows the result', async () => {
    show();
    await pick();
    expect(await screen.findByText('삼성전자 분석중입니다')).toBeTruthy();
    expect(screen.getByRole('combobox')).toHaveProperty('disabled', true);
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('10'));
    expect(screen.getByText('20 크레딧을 사용했어요. 오류로 멈추면 모두 돌려드려요.')).toBeTruthy();
    // Longer than the line of a phone.
    expect(screen.getByText(/결과는 분석 기록에 남아요/).className).toBe('');
    await waitFor(() =>
      expect(posts().map(({ path }) => path)).toEqual(['medium-good-news-sqs', 'medium-bad-news-sqs']),
    );
    const [good, bad] = posts();
    expect(good?.body).toMatchObject({ stock_name: '삼성전자', stock_code: '005930' });
    expect(bad?.body).toEqual(good?.body);

    answerProgress(buildProgress(100));
    expect(await screen.findByRole('heading', { name: '삼성전자' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '< 목록으로' }).closest('[data-print="never"]')).toBeTruthy();
    expect(screen.getByText('호재 우세')).toBeTruthy();
    expect(screen.getByText('자사주 소각과 3분기 실적이 앞섰어요.')).toBeTruthy();
    expect(await screen.findByText('수주·계약')).toBeTruthy();
    expect(screen.getByText('영향 큼')).toBeTruthy();
    expect(screen.getByText('예시 데이터')).toBeTruthy();
    expect(screen.getByText('투자 판단의 책임은 본인에게 있어요')).toBeTruthy();
    expect(screen.getByText('같은 소식 3건')).toBeTruthy();
    expect(screen.getByText('11.11')).toBeTruthy();
    const sides = within(screen.getByRole('group', { name: '호재와 악재' }));
    expect(sides.getByRole('button', { pressed: true }).textContent).toBe('호재 58점');
    await userEvent.click(sides.getByRole('button', { name: '악재 30점' }));
    expect(sides.getByRole('button', { pressed: true }).textContent).toBe('악재 30점');
    expect(screen.getByText('근거가 없습니다')).toBeTruthy();
  });

  it('runs and shows its result also where the browser stores nothing', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    answerProgress(buildProgress(100));
    show();
    await pick();
    expect(await screen.findByRole('heading', { name: '삼성전자' })).toBeTruthy();
    expect(posts()).toHaveLength(2);
    full.mockRestore();
  });

  it('shows premium members what each article contributes', async () => {
    api.on(/GET users\/me/, () => ({ body: member({ grade: 'premium' }) }));
    api.on(/GET combined-news-result/, ({ path }) => ({
      body: buildCombined(path.split('/')[1] ?? '', { model_tier: 'premium', news_tier: 'premium' }),
    }));
    const article = buildDetail('good').sources[0];
    const contributions = article === undefined ? [] : [{ ...article, points: 34.5 }];
    api.on(/GET good-news/, () => ({ body: buildDetail('good', { contributions, rest_points: 23.8 }) }));
    answerProgress(buildProgress(100));
    show(member({ grade: 'premium' }));
    await pick();
    const heading = await screen.findByRole('heading', { name: '기사별 기여도' });
    expect(heading).toBeTruthy();
    expect(screen.getByText('+34.5')).toBeTruthy();
    expect(screen.getByText('+23.8')).toBeTruthy();
    expect(screen.getByText('58.3 → 58점')).toBeTruthy();
    expect(posts()[0]?.path).toBe('premium-good-news-sqs');
  });

  it('goes back to the search with the sentence when the credit does not suffice, and shows the ways on', async () => {
    api.on(/POST \w+-good-news-sqs/, () => refusal(402, 'NOT_ENOUGH_CREDIT', '크레딧이 부족합니다.'));
    show(member({ credit: 16 }));
    await pick();
    expect(await screen.findByText('크레딧이 부족합니다.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /삼성전자 분석하기/ })).toBeTruthy();
    expect(posts()).toHaveLength(1);
    expect(sessionStorage.getItem('newsAnalysis')).toBeNull();
    const sheet = within(await screen.findByRole('dialog', { name: '크레딧이 4 모자라요' }));
    expect(sheet.getByText('뉴스 분석에는 20 크레딧이 필요해요.')).toBeTruthy();
    const ways = sheet.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['매집비 분석은 할 수 있어요10 크레딧이라 지금 1번 돼요', '/mjb'],
      ['지난 결과를 다시 봐요다시 보는 것은 크레딧이 들지 않아요', '/search'],
      ['요금제 보기', '/subscribe'],
    ]);
    await userEvent.click(sheet.getByRole('button', { name: '닫기' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks again with the same request id when an answer was lost', async () => {
    let tries = 0;
    progress = () =>
      tries < 2 ? refusal(404, 'PROGRESS_NOT_FOUND', 'Progress not found') : { body: buildProgress(10) };
    api.on(/POST \w+-good-news-sqs/, ({ body }) => {
      tries += 1;
      return tries === 1
        ? refusal(503, 'UNAVAILABLE', '잠시 이용할 수 없습니다.')
        : { status: 202, body: { ...Object(body), model_tier: 'pro', charged: 20 } };
    });
    show();
    await pick();
    await waitFor(() => expect(posts()).toHaveLength(3));
    expect(new Set(posts().map(({ body }) => Object(body).request_id)).size).toBe(1);
  });

  it('opens the error dialog when a step fails; confirming it leads back to the empty search', async () => {
    progress = () => ({ body: { ...buildProgress(40, { good: 'error' }), detail: '판단할 뉴스가 부족해요.' } });
    const refund = { credit_after: 1240, change: 20, created_at: '2026-11-20T08:40:00.000Z', reason: '분석 오류 환불' };
    api.on(/GET users\/me\/credit-logs/, () => ({ body: { items: [refund], total: 1, page: 1, size: 5, pages: 1 } }));
    show();
    await pick();
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('오류가 발생하여 진행이 중단되었습니다')).toBeTruthy();
    expect(dialog.getByText('판단할 뉴스가 부족해요.')).toBeTruthy();
    expect(await dialog.findByText('20 크레딧을 돌려드렸어요 · 지금 1,240')).toBeTruthy();
    expect(dialog.getByText('확인을 누르시면 이전페이지로 돌아갑니다')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: '확인' }));
    expect(await screen.findByText('분석할 종목을 검색해주세요.')).toBeTruthy();
    expect(sessionStorage.getItem('newsAnalysis')).toBeNull();
  });

  it('says that the refund is on its way in the place of how long it takes [R27]', async () => {
    progress = () => ({ body: { ...buildProgress(40), detail: messages.refundPending } });
    show();
    await pick();
    expect(await screen.findByText(messages.refundPending)).toBeTruthy();
    expect(screen.queryByText(/결과는 분석 기록에|오류로 멈추면/)).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says that it takes time while looks are lost, asks for help after too many, and goes on', async () => {
    progress = () => refusal(503, 'UNAVAILABLE', '잠시 이용할 수 없습니다.');
    show();
    await pick();
    const late = '분석 결과를 불러오는 데 시간이 걸리고 있어요. 잠시 후 다시 확인해 주세요.';
    expect(await screen.findByText(late)).toBeTruthy();
    const lookAgain = await screen.findByRole('button', { name: '다시 확인하기' });
    answerProgress(buildProgress(30));
    await userEvent.click(lookAgain);
    await waitFor(() => expect(screen.queryByText(late)).toBeNull());
    // The pressed button has gone.
    expect(document.activeElement).not.toBe(document.body);
    answerProgress(buildProgress(100));
    expect(await screen.findByText('호재 우세')).toBeTruthy();
  });

  it('survives a reload while it runs, and leaves an empty search once its result has been seen', async () => {
    show();
    await pick();
    await waitFor(() => expect(sessionStorage.getItem('newsAnalysis')).toContain('"accepted"'));
    cleanup();
    show();
    expect(await screen.findByText('삼성전자 분석중입니다')).toBeTruthy();
    answerProgress(buildProgress(100));
    expect(await screen.findByText('호재 우세')).toBeTruthy();
    expect(posts()).toHaveLength(2);
    cleanup();
    show();
    expect(screen.getByText('분석할 종목을 검색해주세요.')).toBeTruthy();
  });

  it('does not ask again by itself for what the server never took before a reload', async () => {
    const picked = {
      requestId: 'never-taken',
      stock: { code: '005930', name: '삼성전자' },
      tier: 'medium',
      owner: member().user_email,
      stage: 'picked',
      charged: null,
    };
    sessionStorage.setItem('newsAnalysis', JSON.stringify(picked));
    progress = () => refusal(404, 'PROGRESS_NOT_FOUND', 'Progress not found');
    show();
    expect(await screen.findByText('분석할 종목을 검색해주세요.')).toBeTruthy();
    expect(posts()).toHaveLength(0);
  });

  it('does not take over the analysis of another member', async () => {
    show();
    await pick();
    await waitFor(() => expect(sessionStorage.getItem('newsAnalysis')).toContain('"accepted"'));
    cleanup();
    show(member({ user_email: 'other@example.com' }));
    expect(screen.getByText('분석할 종목을 검색해주세요.')).toBeTruthy();
  });

  it('offers to load the result again when that failed, and starts anew with a new search', async () => {
    answerProgress(buildProgress(100));
    api.on(/GET combined-news-result/, () => refusal(404, 'ANALYSIS_NOT_FOUND', '분석 결과를 찾을 수 없습니다.'));
    show();
    await pick();
    expect(await screen.findByText('뉴스 데이터를 가져오는 데 실패했습니다.')).toBeTruthy();
    api.on(/GET combined-news-result/, ({ path }) => ({ body: buildCombined(path.split('/')[1] ?? '') }));
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('호재 우세')).toBeTruthy();
    await userEvent.type(screen.getByRole('combobox'), '{Enter}');
    expect(await screen.findByRole('button', { name: /삼성전자 분석하기/ })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });
});
