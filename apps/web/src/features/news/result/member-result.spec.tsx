import { messages } from '@gaemi/contracts/messages';
import type { CombinedNews, Coverage } from '@gaemi/contracts/news-analysis';
import type { NewsDetail } from '@gaemi/contracts/news-detail';
import { type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCombined, eventfulDetails } from '../../../../testing/analysis-results.ts';
import { firstAnalysis } from '../../../../testing/news-records.ts';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { MemberResult } from './member-result.tsx';
import { type SideView, toResultView } from './result-view.ts';

Element.prototype.scrollIntoView = () => undefined;

function Result({ record, details }: { record: CombinedNews; details: Record<NewsSide, NewsDetail> }) {
  const [shown, setShown] = useState<NewsSide>('good');
  const view = toResultView(
    record,
    newsSides.map((side) => details[side]),
  );
  return <MemberResult view={view} shown={shown} onShow={setShown} again={null} />;
}

async function show(record: CombinedNews = buildCombined('request-1'), details = eventfulDetails()) {
  const shown = renderWithin(
    <MemoryRouter>
      <Result record={record} details={details} />
    </MemoryRouter>,
  );
  // Drawn last.
  await screen.findByRole('heading', { name: '어떻게 골랐나요' });
  return shown;
}

const bandOf = () => within(screen.getByRole('article'));

describe('a result', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET combined-news\/\w+\/changes/, () => ({ body: firstAnalysis }));
    api.on(/GET combined-news-result$/, () => ({ body: { items: [], page: 1, size: 12, total: 0, pages: 0 } }));
  });

  it('says which way, how strongly and on what it rests', async () => {
    await show();
    const band = bandOf();
    expect(band.getByText('호재 우세')).toBeTruthy();
    expect(band.getByText('자사주 소각과 3분기 실적이 앞섰어요.')).toBeTruthy();
    expect(band.getByRole('img', { name: '호재 58점, 판단 유보 12, 악재 30점' })).toBeTruthy();
    expect(band.getByText('실제 7주')).toBeTruthy();
    expect(band.getByText('기사 128건 중 105건')).toBeTruthy();
    expect(band.getByText('소식 64개')).toBeTruthy();
    expect(band.getByText(/10월 1일 이후 기사만 찾을 수 있었어요\./)).toBeTruthy();
    expect(band.queryByText(/비중/)).toBeNull();
  });

  it('draws its heavy parts after the verdict, and a side that is turned to at once', async () => {
    const isShown = show();
    expect(bandOf().getByText('호재 우세')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^(언제 무슨 일이|호재)/ })).toBeNull();
    await isShown;
    expect(screen.getByRole('region', { name: '호재 58점' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '악재 30점' }));
    expect(screen.getByRole('region', { name: '악재 30점' })).toBeTruthy();
  });

  it('has both sides on paper, whichever a narrow screen shows', async () => {
    await show();
    fireEvent(window, new Event('beforeprint'));
    // At once: the paper is laid out next.
    expect(screen.getByRole('region', { name: '악재 30점' })).toBeTruthy();
    expect(screen.getByRole('region', { name: '호재 58점' })).toBeTruthy();
    fireEvent(window, new Event('afterprint'));
    expect(screen.queryByRole('region', { name: '악재 30점' })).toBeNull();
  });

  it('says which source failed and which gave a part', async () => {
    const { coverage } = buildCombined('request-1');
    const sources: Coverage['sources'] = [
      { name: 'naver', status: 'failed', found: 0, queries: [] },
      { name: 'gdelt', status: 'limited', found: 9, queries: [] },
    ];
    await show(buildCombined('request-1', { coverage: { ...coverage, sources } }));
    expect(bandOf().getByText(/NAVER 뉴스는 가져오지 못했어요\./)).toBeTruthy();
    expect(bandOf().getByText(/GDELT 뉴스는 일부만 가져왔어요\./)).toBeTruthy();
  });

  it('explains what is left of 100 on a press', async () => {
    await show(buildCombined('request-1'));
    const reserve = bandOf().getByRole('button', { name: '판단 유보 12', expanded: false });
    await userEvent.click(reserve);
    expect(reserve.getAttribute('aria-expanded')).toBe('true');
    expect(bandOf().getByText(/^100점 가운데 아직 어느 쪽이라고 말하지 않은 몫이에요\. 소식이 적거나/)).toBeTruthy();
    await userEvent.click(reserve);
    expect(bandOf().queryByText(/몫이에요/)).toBeNull();
  });

  it('claims no direction and shows no themes where it is thin', async () => {
    await show(buildCombined('request-1', { thin: true, lead: ['근거가 적어 방향을 말하지 않아요.'] }));
    const band = bandOf();
    expect(band.getByText('근거가 적어 방향을 말하지 않아요')).toBeTruthy();
    // Of the news found, not all count.
    expect(band.getByText(/점수에 쓸 소식이 5개 이상 모이면 방향을 보여 드려요/)).toBeTruthy();
    expect(screen.queryByText(/우세|강세/)).toBeNull();
    expect(screen.queryByText('점수를 만든 주제')).toBeNull();
  });

  it('says so where the scores leave most open', async () => {
    await show(buildCombined('request-1', { good_news_score: 26, bad_news_score: 0, reserve: 74 }));
    expect(bandOf().getByText('근거가 아직 적어요')).toBeTruthy();
  });

  it('says of a side without a reason what was read, and lists what may be of it', async () => {
    const { good, bad } = eventfulDetails();
    const events = good.events.filter(({ side }) => side === 'good');
    const none = {
      ...bad,
      total_score: 0,
      exact_score: 0,
      reasons: [],
      themes: [],
      citations: [],
      sources: [],
      events,
      unsure: [
        {
          event_id: 'u1',
          text: '원료 값이 올랐어요.',
          type: 'industry' as const,
          links: ['https://news.example.com/u1'],
          day: '2026-11-12',
        },
      ],
    };
    await show(buildCombined('request-1', { bad_news_score: 0, reserve: 42 }), {
      good: { ...good, events },
      bad: none,
    });
    await userEvent.click(screen.getByRole('button', { name: '악재 0점' }));
    expect(screen.getByText('근거가 없습니다')).toBeTruthy();
    expect(screen.getByText('기사 64건을 읽었지만 확실한 악재는 찾지 못했어요.')).toBeTruthy();
    // With them it is as many as the head says.
    expect(bandOf().getByText('기사 128건 중 105건')).toBeTruthy();
    expect(screen.getByText('같은 소식을 다룬 기사 41건은 이 기사들에 묶었어요.')).toBeTruthy();
    const unsure = within(screen.getByRole('region', { name: '확실하지 않아요' }));
    expect(unsure.getByText('원료 값이 올랐어요.')).toBeTruthy();
    expect(unsure.getByText('11.12')).toBeTruthy();
    expect(unsure.getByRole('link', { name: /news\.example\.com/ }).getAttribute('href')).toBe(
      'https://news.example.com/u1',
    );
  });

  it('lists what may be of a side beneath two reasons, not beneath three', async () => {
    const { good, bad } = eventfulDetails();
    const unsure = [
      {
        ...{ event_id: 'u1', text: '전시회에 나가요.', type: 'products' as const },
        links: ['https://n.example/u1', 'https://n.example/u2'],
      },
    ];
    const [first, second] = good.reasons;
    const reasons = [first, second].filter((reason) => reason !== undefined);
    const { unmount } = await show(buildCombined('request-1'), { good: { ...good, reasons, unsure }, bad });
    const unsureLinks = within(screen.getByRole('region', { name: '확실하지 않아요' })).getAllByRole('link');
    // A second article of a place is not the same link again.
    expect(unsureLinks.map(({ textContent }) => textContent)).toEqual(['n.example 기사 새 창', '기사 2 기사 새 창']);
    unmount();
    const third = reasons.map((reason) => ({ ...reason, event_id: `${reason.event_id}b` }));
    await show(buildCombined('request-1'), { good: { ...good, reasons: [...reasons, ...third], unsure }, bad });
    expect(screen.queryByRole('region', { name: '확실하지 않아요' })).toBeNull();
  });

  it('walks the events by day with one tab stop, and lights the reason', async () => {
    const { container } = await show();
    const region = within(screen.getByRole('region', { name: '언제 무슨 일이 있었나' }));
    const names = region.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual([
      '11.06 호재 30점, 자사주 16조 원어치를 소각하기로 했어요.',
      '11.16 호재 28점, 17조 원짜리 계약을 맺었어요.',
      '11.12 악재 30점, 노조가 파업을 예고했어요.',
    ]);
    expect(region.getAllByRole('button').filter((button) => button.tabIndex === 0)).toHaveLength(1);
    act(() => region.getByRole('button', { name: /^11\.06/ }).focus());
    expect(region.getByText('11.06 (금)')).toBeTruthy();
    expect(container.querySelector('[data-event="g1"]')?.className).toContain('lit');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^11\.12 악재/);
    await userEvent.keyboard('{End}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^11\.16/);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^11\.06/);
    await userEvent.keyboard('{Escape}');
    expect(region.queryByText('11.06 (금)')).toBeNull();
  });

  it('turns to the side of a chosen event, and lists all events as a table', async () => {
    await show();
    const region = within(screen.getByRole('region', { name: '언제 무슨 일이 있었나' }));
    await userEvent.click(region.getByRole('button', { name: /^11\.12/ }));
    expect(screen.getByRole('button', { pressed: true, name: /점$/ }).textContent).toBe('악재 30점');
    await userEvent.click(region.getByText('표로 보기'));
    const rows = await region.findAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      '날짜방향소식점수',
      '11.16↑ 호재17조 원짜리 계약을 맺었어요.+28',
      '11.12↓ 악재노조가 파업을 예고했어요.+30',
      '11.06↑ 호재자사주 16조 원어치를 소각하기로 했어요.+30',
      '10.20↑ 호재수주1 미만',
    ]);
  });

  it('says that there are no prices, or draws them', async () => {
    const { unmount } = await show();
    expect(await screen.findByText('주가 정보가 없어서 하루 소식 수를 보여 드려요.')).toBeTruthy();
    unmount();
    const counted = eventfulDetails();
    counted.good.articles_per_day = [{ day: '2026-11-09', count: 12 }];
    const withArticles = await show(undefined, counted);
    expect(await screen.findByText('주가 정보가 없어서 하루 기사 수를 보여 드려요.')).toBeTruthy();
    expect(screen.getByText('12건')).toBeTruthy();
    withArticles.unmount();
    const closes = [171_900, 193_400, 196_700];
    const items = closes.map((close, at) => ({ day: `2026-11-${10 + at}`, close, volume: 1 }));
    api.on(/GET stocks\/005930\/prices/, () => ({ body: { items, source: 'sample', as_of: '2026-11-12' } }));
    await show();
    expect(await screen.findByText('종가 171,900원 → 196,700원')).toBeTruthy();
    expect(screen.getByText(/주가 예시 데이터/)).toBeTruthy();
    expect(bandOf().getByText('196,700원')).toBeTruthy();
    expect(bandOf().getByText('▲ 3,300 (1.7%)')).toBeTruthy();
    expect(bandOf().getByText('예시 데이터').closest('div')?.textContent).toContain('196,700원');
    expect(api.calls.find(({ path }) => path.endsWith('/prices'))?.query.get('from')).toBe('2026-10-01');
  });

  it('tells no move of a stock that was halted in the whole period', async () => {
    const items = [10, 11, 12].map((day) => ({ day: `2026-11-${day}`, close: 171_900, volume: 0 }));
    api.on(/GET stocks\/005930\/prices/, () => ({ body: { items, source: 'sample', as_of: '2026-11-12' } }));
    await show();
    const line = (await screen.findByText('종가 171,900원 → 171,900원')).parentElement;
    expect(line?.textContent).not.toContain('%');
  });

  it('draws no side anew for an answer that it does not show', async () => {
    const answers: Record<string, () => void> = {};
    const hold = (name: string, body: object) => () =>
      new Promise<{ body: object }>((resolve) => {
        answers[name] = () => resolve({ body });
      });
    const items = [171_900, 196_700].map((close, at) => ({ day: `2026-11-${10 + at}`, close, volume: 1 }));
    const runs = ['b', 'a'].map((id) => buildCombined('request-1', { _id: id.repeat(24) }));
    api.on(/GET stocks\/005930\/prices/, hold('prices', { items, source: 'sample', as_of: '2026-11-11' }));
    api.on(/GET combined-news-result$/, hold('runs', { items: runs, page: 1, size: 12, total: 2, pages: 1 }));
    const details = eventfulDetails();
    const view = toResultView(
      buildCombined('request-1'),
      newsSides.map((side) => details[side]),
    );
    let drawn = 0;
    const good = {
      ...view.sides.good,
      get summary() {
        drawn += 1;
        return '좋은 소식이에요.';
      },
    } as SideView;
    renderWithin(
      <MemoryRouter>
        <MemberResult
          view={{ ...view, sides: { ...view.sides, good } }}
          shown="good"
          onShow={() => undefined}
          again={null}
        />
      </MemoryRouter>,
    );
    await screen.findByText('이 종목의 첫 분석이에요. 다음 분석부터 달라진 점을 보여드려요.');
    await screen.findByRole('region', { name: '호재 58점' });
    const before = drawn;
    expect(before).toBeGreaterThan(0);
    await act(async () => answers.prices?.());
    await screen.findByText('종가 171,900원 → 196,700원');
    await act(async () => answers.runs?.());
    await screen.findAllByText('분석할 때마다 본 점수');
    expect(drawn).toBe(before);
  });

  it('opens a theme to its events, and the rest of the list where a chosen one is folded', async () => {
    await show();
    const good = within(screen.getByRole('region', { name: '호재 58점' }));
    const theme = good.getByText('수주·계약', { selector: 'summary span' }).closest('details') ?? document.body;
    expect(theme.textContent).toContain('+28');
    await userEvent.click(within(theme).getByText('수주', { selector: 'button' }));
    expect(good.getByRole('list', { name: '문장이 없는 소식' }).textContent).toContain('수주');
    expect(document.activeElement?.getAttribute('data-event')).toBe('g3');
  });

  it('shows what confirms or contradicts a reason, the stages of a rumour, and a text that had to go', async () => {
    const { good, bad } = eventfulDetails();
    const [first, second] = good.reasons;
    if (first === undefined || second === undefined) throw new Error('no reasons');
    const filing = { link: 'https://dart.example.com/1', date: '2026-11-06' };
    const stages = [
      { stage: 'reported', day: '2026-11-10', link: null, next_answer_on: null },
      { stage: 'inquired', day: '2026-11-11', link: 'https://dart.example.com/2', next_answer_on: null },
      { stage: 'pending', day: '2026-11-12', link: 'https://dart.example.com/3', next_answer_on: '2026-12-12' },
    ] as const;
    const reasons = [
      { ...first, confirmed_by: filing, stages: [...stages] },
      { ...second, differs_from: filing, text: messages.textRemoved },
    ];
    await show(buildCombined('request-1'), { good: { ...good, reasons }, bad });
    expect(screen.getByRole('link', { name: /^공시 확인 11\.06/ }).getAttribute('href')).toBe(filing.link);
    expect(screen.getByRole('link', { name: /^공시와 다름/ })).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: '소문의 단계' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '보도 11.10',
      '조회공시 요구 공시 새 창 11.11',
      '미확정 답변 공시 새 창 11.12',
    ]);
    expect(screen.getByText('다시 답하는 날 12.12')).toBeTruthy();
    expect(screen.getAllByText(messages.textRemoved).length).toBeGreaterThan(0);
  });

  it('marks summaries that a model wrote, and no others', async () => {
    const { good, bad } = eventfulDetails();
    await show(buildCombined('request-1'), { good: { ...good, judged_by: 'openai' }, bad });
    expect(screen.getAllByText('AI가 작성한 요약이에요')).toHaveLength(1);
  });

  it('draws the course of the scores of one formula and tier', async () => {
    const run = (day: number, good: number, version: 1 | 2) =>
      buildCombined(`request-${day}`, {
        _id: String(day).padStart(24, 'a'),
        created_at: `2026-11-${day}T03:04:05.000Z`,
        good_news_score: good,
        score_version: version,
      });
    const record = run(21, 58, 2);
    const ofLastYear = { ...run(12, 40, 2), created_at: '2025-12-12T03:04:05.000Z' };
    api.on(/GET combined-news-result$/, () => ({
      body: {
        items: [record, { ...run(19, 90, 2), news_tier: 'premium' }, run(18, 49, 2), run(11, 70, 1), ofLastYear],
        ...{ page: 1, size: 12, total: 5, pages: 1 },
      },
    }));
    await show(record);
    const course = '삼성전자 점수 흐름. 25.12.12 호재 40 악재 30, 11.18 호재 49 악재 30, 11.21 호재 58 악재 30';
    expect((await screen.findAllByRole('img', { name: course })).length).toBeGreaterThan(0);
    expect(bandOf().getByText('호재 ▲9')).toBeTruthy();
  });

  it('tells how the articles were chosen, with numbers that add up', async () => {
    await show();
    const funnel =
      screen.getByRole('heading', { name: '어떻게 골랐나요' }).parentElement?.parentElement ?? document.body;
    const rows = within(funnel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      '찾은 기사128건다른 회사 15, 기간 밖·날짜 없음 3건은 뺐어요',
      '이 회사 기사110건신규와 프로는 소식 60개까지 읽어요',
      '읽은 기사105건언론사 18곳, 같은 소식끼리 묶었어요',
      '묶은 소식64개주가 반응 6개와 중립 20개는 점수에 안 넣어요',
      '점수에 쓴 소식38개호재 3개, 악재 1개',
    ]);
    expect(within(funnel).getByText(/3개월을 찾았지만 10월 1일 이후 기사만 나왔어요/)).toBeTruthy();
  });
});
