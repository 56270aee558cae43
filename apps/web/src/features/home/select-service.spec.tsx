import type { Home } from '@gaemi/contracts/home';
import type { Today, TodayItem } from '@gaemi/contracts/today';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { alertsWith } from '../../../testing/alerts.ts';
import { buildHome } from '../../../testing/home.ts';
import { member } from '../../../testing/members.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../testing/stub-api.ts';

const dayAhead = {
  ...{ stock_code: '005930', stock_name: '삼성전자', day: '2026-11-27', kind: 'dividend_payment' },
  ...{ text: '배당금 지급 · 현금·현물배당결정', link: 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=1', sample: false },
} satisfies Home['this_week'][number];
const item = (): TodayItem => ({
  ...{ event_id: 'e1', stock_code: '005930', stock_name: '삼성전자', market: 'KOSPI', side: 'good', strength: 3 },
  ...{ type: 'orders', text: '계약을 맺었어요.', at: '2026-11-23T01:00:00.000Z', publishers: 7, links: [] },
  ...{ data_source: 'feed', stage: 'none', change_percent: null, like: true, confirmed_by: null, industry: null },
});
const today = (items: TodayItem[], day = seoulDay(new Date())): Today => ({
  ...{ items, page: 1, size: 30, total: items.length, pages: 1, day, days: [] },
  ...{ counts: { good: items.length, bad: 0, confirmed: 0 }, picture: { items: [], columns: [] } },
  sources: [{ name: 'dart', status: 'ok', since: '2026-11-16T01:00:00.000Z' }],
});

describe('the home screen', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    // Days of another year are written with it.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00+09:00') });
    api.reset();
    api.on(/GET users\/me$/, () => ({ body: member() }));
    api.on(/GET home$/, () => ({ body: buildHome() }));
  });
  afterEach(() => void vi.useRealTimers());

  it('says that its figures could not be loaded, and tries again', async () => {
    api.on(/GET home$/, () => refusal(400, 'VALIDATION_FAILED', '입력한 내용을 확인해주세요.'));
    renderApp('/select-service');
    expect(await screen.findByText('크레딧과 최근 분석을 불러오지 못했어요.')).toBeTruthy();
    api.on(/GET home$/, () => ({ body: buildHome() }));
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('남은 크레딧')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('크레딧과 최근 분석을 불러오지 못했어요.')).toBeNull());
  });

  it('has the briefing, whether it is paused, and the last day of the grade in Seoul', async () => {
    renderApp('/select-service');
    expect(await screen.findByText('거래일 08:00 · 3종목')).toBeTruthy();
    expect(screen.getByText('2026.12.23')).toBeTruthy();
  });

  it.each([
    ['2099-01-31T14:59:59.999Z', true],
    ['2026-01-31T14:59:59.999Z', false],
  ])('has the last day of a BASIC plan while it is in force: %s', async (expired_at, isNamed) => {
    api.on(/GET home$/, () => ({ body: buildHome({ grade: 'basic', expired_at }) }));
    renderApp('/select-service');
    await screen.findByText('남은 크레딧');
    expect(screen.queryByText('등급 만료일') !== null).toBe(isNamed);
  });

  it('has the latest filings of all companies, each a link to the viewer', async () => {
    const filing = {
      stock_code: '005930',
      stock_name: '삼성전자',
      title: '단일판매ㆍ공급계약체결',
      link: 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261120000001',
      at: '2026-11-20T06:02:00.000Z',
    };
    api.on(/GET home$/, () => ({ body: buildHome({ latest_filings: [filing] }) }));
    renderApp('/select-service');
    expect(await screen.findByText('새 공시')).toBeTruthy();
    const link = screen.getByRole('link', { name: /단일판매ㆍ공급계약체결/ });
    expect(link.getAttribute('href')).toBe(filing.link);
  });

  it('has no card of filings where none are read', async () => {
    renderApp('/select-service');
    expect(await screen.findByText('남은 크레딧')).toBeTruthy();
    expect(screen.queryByText('새 공시')).toBeNull();
  });

  it('begins for a returning member with the news of the own stocks, and ends with the two services', async () => {
    api.on(/GET home$/, () => ({ body: buildHome({ watched_count: 2, this_week: [dayAhead] }) }));
    api.on(/GET today/, ({ query }) => ({ body: query.get('watchlist') === 'true' ? today([item()]) : today([]) }));
    renderApp('/select-service');
    expect(await screen.findByRole('heading', { name: '김서연 님, 오늘 볼 것 1건이에요' })).toBeTruthy();
    const sentence = screen.getByRole('link', { name: '계약을 맺었어요.' });
    const service = screen.getByRole('link', { name: /뉴스 분석 시작하기/ });
    expect(sentence.compareDocumentPosition(service) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByRole('link', { name: /배당금 지급/ }).getAttribute('href')).toBe(dayAhead.link);
  });

  it('says of news of the weekend on which day it came out', async () => {
    api.on(/GET home/, () => ({ body: buildHome({ watched_count: 1 }) }));
    api.on(/GET today/, () => ({ body: today([{ ...item(), at: '2026-11-21T07:11:00.000Z' }]) }));
    renderApp('/select-service');
    expect(await screen.findByText('11.21 16:11')).toBeTruthy();
    expect(screen.queryByText('16:11')).toBeNull();
  });

  it('marks the days ahead that filings of the sample data name', async () => {
    const this_week = [dayAhead, { ...dayAhead, day: '2026-11-28', sample: true }];
    api.on(/GET home$/, () => ({ body: buildHome({ watched_count: 2, this_week }) }));
    api.on(/GET today/, () => ({ body: today([]) }));
    renderApp('/select-service');
    const [real, sample] = await screen.findAllByRole('link', { name: /배당금 지급/ });
    expect(real?.closest('li')?.textContent).not.toContain('예시 데이터');
    expect(sample?.closest('li')?.textContent).toContain('예시 데이터');
  });

  it('keeps the focus when a heart takes the news of a stock away', async () => {
    const removed = () => api.calls.some(({ method }) => method === 'DELETE');
    api.on(/GET home$/, () => ({ body: buildHome({ watched_count: 1 }) }));
    api.on(/GET today/, ({ query }) => ({ body: today(query.has('watchlist') && removed() ? [] : [item()]) }));
    api.on(/DELETE watchlist/, () => ({ status: 204 }));
    renderApp('/select-service');
    await userEvent.click(await screen.findByRole('button', { name: '삼성전자 관심 종목', pressed: true }));
    const quiet = await screen.findByText(/관심 종목에 .* 중요한 소식이 없어요/);
    await waitFor(() => expect(document.activeElement?.contains(quiet)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('has news and alerts of a stock as they are after its heart was taken off and set again', async () => {
    let [isWatched, isAlerted] = [true, true];
    const news = {
      ...{ event_id: 'e1', text: '새 계약 소식이에요.', type: 'orders', kind: 'news', publishers: 2 },
      ...{ day: '2026-11-23', sample: false },
    } satisfies NonNullable<Home['watched']>[number]['events'][number];
    const watched = { stock_code: '005930', stock_name: '삼성전자', count: 1, events: [news], checked_at: null };
    api.on(/GET home$/, () => ({ body: buildHome({ watched_count: 2, watched: isWatched ? [watched] : [] }) }));
    api.on(/GET today/, ({ query }) => ({
      body: today(query.has('watchlist') && !isWatched ? [] : [{ ...item(), like: isWatched }]),
    }));
    api.on(/GET alerts$/, () => ({
      body: alertsWith({ stocks: isWatched ? [{ code: '005930', name: '삼성전자', on: isAlerted, min: 2 }] : [] }),
    }));
    api.on(/DELETE watchlist/, () => {
      [isWatched, isAlerted] = [false, false];
      return { status: 204 };
    });
    api.on(/POST watchlist\/stocks$/, () => {
      isWatched = true;
      return { status: 201, body: { added: 1 } };
    });
    renderApp('/select-service');
    const button = (name: string, pressed: boolean) =>
      screen.findByRole('button', { name: `삼성전자 ${name}`, pressed });
    await button('알림', true);
    await userEvent.click(await button('관심 종목', true));
    await waitFor(() => expect(screen.queryByText('새 계약 소식이에요.')).toBeNull());
    await button('알림', false);
    await userEvent.click(await button('관심 종목', false));
    expect(await screen.findByText('새 계약 소식이에요.')).toBeTruthy();
    await button('알림', false);
    await button('관심 종목', true);
  });

  it('counts the stocks of the briefing anew when a bell is pressed', async () => {
    const briefing = { on: true, at: '08:00', paused_until: null } as const;
    let isOn = true;
    api.on(/GET home$/, () => ({
      body: buildHome({ watched_count: 2, briefing: { ...briefing, stocks: isOn ? 2 : 1 } }),
    }));
    api.on(/GET today/, () => ({ body: today([item()]) }));
    const alerts = () => ({
      body: alertsWith({ stocks: [{ code: '005930', name: '삼성전자', on: isOn, min: 2 }] }),
    });
    api.on(/GET alerts$/, alerts);
    api.on(/PUT alerts$/, () => {
      isOn = false;
      return alerts();
    });
    renderApp('/select-service');
    expect(await screen.findByText('거래일 08:00 · 2종목')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: '삼성전자 알림', pressed: true }));
    expect(await screen.findByText('거래일 08:00 · 1종목')).toBeTruthy();
  });

  it('says where nothing happened to the own stocks', async () => {
    api.on(/GET home$/, () => ({ body: buildHome({ watched_count: 2 }) }));
    api.on(/GET today/, () => ({ body: today([]) }));
    renderApp('/select-service');
    expect(await screen.findByRole('heading', { name: '김서연 님, 오늘은 조용해요' })).toBeTruthy();
    expect(screen.getByText('관심 종목에 오늘 나온 중요한 소식이 없어요.')).toBeTruthy();
  });

  it('before the first event of a day has those of the last day, by its name', async () => {
    const days = [
      { day: '2026-11-18', good: 1, bad: 0 },
      { day: '2026-11-19', good: 0, bad: 0 },
    ];
    api.on(/GET home$/, () => ({ body: buildHome({ watched_count: 2 }) }));
    api.on(/GET today/, ({ query }) =>
      query.get('day') === '2026-11-18'
        ? { body: { ...today(query.get('watchlist') === 'true' ? [] : [item()], '2026-11-18'), days } }
        : { body: { ...today([], '2026-11-19'), days } },
    );
    renderApp('/select-service');
    expect(await screen.findByText('관심 종목에 11월 18일 수요일에 나온 중요한 소식이 없어요.')).toBeTruthy();
    api.on(/GET today/, ({ query }) => ({
      body: { ...today(query.get('day') === '2026-11-18' ? [item()] : [], query.get('day') ?? '2026-11-19'), days },
    }));
    renderApp('/select-service');
    expect(await screen.findByRole('heading', { name: '김서연 님, 관심 종목 소식 1건이에요' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: /^11월 18일 수요일의 소식 관심 종목/ })).toBeTruthy();
  });

  it('puts the two services beside the rail on a day without news, and below it on others', async () => {
    const follows = () =>
      (screen
        .getByRole('link', { name: /뉴스 분석 시작하기/ })
        .compareDocumentPosition(screen.getByRole('complementary')) &
        Node.DOCUMENT_POSITION_FOLLOWING) !==
      0;
    api.on(/GET home$/, () => ({ body: buildHome({ watched_count: 2 }) }));
    api.on(/GET today/, () => ({ body: today([]) }));
    const { unmount } = renderApp('/select-service');
    await screen.findByRole('heading', { name: '김서연 님, 오늘은 조용해요' });
    expect(follows()).toBe(true);
    unmount();
    api.on(/GET today/, () => ({ body: today([item()]) }));
    renderApp('/select-service');
    await screen.findByRole('heading', { name: '김서연 님, 오늘 볼 것 1건이에요' });
    expect(follows()).toBe(false);
  });

  it('says that alerts are paused', async () => {
    const briefing = { on: true, at: '08:00', stocks: 3, paused_until: '2026-12-22T15:00:00.000Z' } as const;
    api.on(/GET home$/, () => ({ body: buildHome({ briefing }) }));
    renderApp('/select-service');
    expect(await screen.findByText('알림을 쉬는 중이에요')).toBeTruthy();
  });

  it('has the news of the own stocks before those of all, and amounts as they are read', async () => {
    const shown = {
      event_id: 'e2',
      type: 'orders',
      kind: 'filing',
      publishers: 2,
      day: '2026-11-20',
      sample: false,
    } as const;
    const events = [{ ...shown, text: '2560억원 규모 공급 계약을 맺었어요.' }];
    const watched: Home['watched'] = [{ stock_code: '000270', stock_name: '기아', count: 1, events, checked_at: null }];
    const analysis = { _id: 'a'.repeat(24), service: 'news', stock_code: '005380', stock_name: '현대차' } as const;
    const scores = { good: 42, bad: 39, reserve: 19, thin: false, percentage_value: 52 };
    const top_reason = '자사주 4550억원어치를 소각하기로 했어요.';
    const recent = [
      { ...analysis, ...scores, top_reason, data_source: 'feed', created_at: '2026-11-23T01:00:00.000Z' },
    ] as Home['recent'];
    api.on(/GET home$/, () => ({ body: buildHome({ watched_count: 1, watched, recent }) }));
    api.on(/GET today/, () => ({ body: today([{ ...item(), like: false }]) }));
    renderApp('/select-service');
    const own = await screen.findByText('2,560억 원 규모 공급 계약을 맺었어요.');
    const all = screen.getByText('오늘의 큰 소식');
    expect(own.compareDocumentPosition(all) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByText('자사주 4,550억 원어치를 소각하기로 했어요.')).toBeTruthy();
  });

  it.each([
    { strength: '3', stocks: 0 },
    { strength: '2', stocks: 0 },
    { strength: '3', stocks: 1 },
    { strength: '2', stocks: 1 },
  ])('has an event of strength $strength that thirty weaker ones follow, with $stocks stocks', async (early) => {
    const first = { ...item(), event_id: 'first', text: '아침에 계약을 맺었어요.', like: early.stocks > 0 };
    const events = Array.from({ length: 31 }, (_, n): TodayItem => {
      if (n === 30) return { ...first, strength: early.strength === '3' ? 3 : 2 };
      return {
        ...item(),
        event_id: `e${n}`,
        strength: 1,
        like: early.stocks > 0,
        at: `2026-11-23T02:${10 + n}:00.000Z`,
      };
    });
    api.on(/GET home$/, () => ({ body: buildHome({ watched_count: early.stocks }) }));
    api.on(/GET today/, ({ query }) => {
      const found = events.filter(({ strength }) => strength >= Number(query.get('strength') ?? 1));
      return { body: { ...today(found.slice(0, 30), query.get('day') ?? undefined), total: found.length } };
    });
    renderApp('/select-service');
    expect(await screen.findByRole('link', { name: '아침에 계약을 맺었어요.' })).toBeTruthy();
  });

  it('leads to the own stocks whose news have no room', async () => {
    const event = { kind: 'news', type: 'orders', sample: false, text: '계약을 맺었어요.', publishers: 2 } as const;
    const watched: Home['watched'] = ['1', '2', '3', '4', '5', '6'].map((digit) => ({
      ...{ stock_code: `00000${digit}`, stock_name: `종목${digit}`, count: 1, checked_at: null },
      events: [{ ...event, event_id: digit, day: '2026-11-23' }],
    }));
    api.on(/GET home$/, () => ({ body: buildHome({ watched_count: 6, watched }) }));
    api.on(/GET today/, () => ({ body: today([]) }));
    renderApp('/select-service');
    const link = await screen.findByRole('link', { name: '새 소식이 있는 종목 2개 더 보기' });
    expect(link.getAttribute('href')).toBe('/favorite');
  });

  it('has news of own stocks among those of all where their own card did not come', async () => {
    api.on(/GET home$/, () => ({ body: buildHome({ watched_count: 1 }) }));
    api.on(/GET today/, ({ query }) =>
      query.has('watchlist') ? refusal(400, 'VALIDATION_FAILED', '확인해주세요.') : { body: today([item()]) },
    );
    renderApp('/select-service');
    expect(await screen.findByRole('link', { name: '계약을 맺었어요.' })).toBeTruthy();
  });

  it('promises no news of own stocks to a member without any', async () => {
    const analysis = { _id: 'a'.repeat(24), service: 'mjb', stock_code: '005380', stock_name: '현대차' } as const;
    const recent = [
      { ...analysis, letters: ['A', 'B', 'C'], data_source: 'sample', created_at: '2026-11-23T01:00:00.000Z' },
    ] as Home['recent'];
    api.on(/GET home$/, () => ({ body: buildHome({ recent }) }));
    api.on(/GET today/, () => ({ body: today([]) }));
    renderApp('/select-service');
    expect(await screen.findByText('종목 하나를 골라 뉴스와 매매를 살펴봐요.')).toBeTruthy();
    // Its letters are made up.
    expect(within(await screen.findByRole('heading', { name: /^최근 분석/ })).getByText('예시 데이터')).toBeTruthy();
    expect(screen.getByRole('link', { name: /매수·매도비 ?A ?주요 매집비 ?B ?선도 매집비 ?C/ })).toBeTruthy();
  });

  it('says of quiet stocks what holds for each: the earliest look, or none', async () => {
    const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
    const watchedAt = (...looks: (string | null)[]): Home['watched'] =>
      looks.map((checked_at, at) => ({
        ...{ stock_code: `00000${at}`, stock_name: `종목${at}`, count: 0, events: [], checked_at },
      }));
    api.on(/GET home$/, () => ({ body: buildHome({ watched: watchedAt(daysAgo(0), daysAgo(3)) }) }));
    const { unmount } = renderApp('/select-service');
    expect(await screen.findByText('3일 전 확인했어요')).toBeTruthy();
    unmount();
    api.on(/GET home$/, () => ({ body: buildHome({ watched: watchedAt(daysAgo(0), null) }) }));
    renderApp('/select-service');
    expect(await screen.findByText('지금까지 모은 소식 기준이에요')).toBeTruthy();
    expect(screen.queryByText(/확인했어요/)).toBeNull();
  });

  it.each([
    [{ news: 0, mjb: 0 }, /^분석하려면 크레딧이 더 필요해요/],
    [{ news: 0, mjb: 1 }, /^매집비 분석을 1번 할 수 있어요. 뉴스를 분석하려면 크레딧이 더 필요해요/],
  ])('leads to the plans where the credits do not suffice: %o', async (analyses_left, sentence) => {
    api.on(/GET home$/, () => ({ body: buildHome({ analyses_left }) }));
    renderApp('/select-service');
    const link = await screen.findByText('요금제에서 신청하기');
    expect(link.getAttribute('href')).toBe('/subscribe');
    expect(link.parentElement?.textContent).toMatch(sentence);
  });

  it('writes large numbers of analyses as it writes the credits', async () => {
    api.on(/GET home$/, () => ({ body: buildHome({ credit: 50_000, analyses_left: { news: 2_500, mjb: 5_000 } }) }));
    renderApp('/select-service');
    const news = await screen.findByText('2,500번');
    expect(news.parentElement?.textContent).toBe('뉴스 분석을 2,500번, 또는 매집비 분석을 5,000번 할 수 있어요. ');
  });

  it('names no price on a link that buys nothing', async () => {
    const event = {
      event_id: 'e'.repeat(24),
      text: '제휴를 맺었어요.',
      type: 'orders',
      kind: 'news',
      publishers: 2,
      day: '2026-11-17',
      sample: false,
    } as const;
    const watched: Home['watched'] = [
      { stock_code: '005380', stock_name: '현대차', count: 1, events: [event], checked_at: null },
    ];
    api.on(/GET home$/, () => ({ body: buildHome({ watched }) }));
    renderApp('/select-service');
    const link = await screen.findByRole('link', { name: '분석하기', description: '현대차' });
    expect(link.getAttribute('href')).toBe('/analysis?q=005380');
  });
});
