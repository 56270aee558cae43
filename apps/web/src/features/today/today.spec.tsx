import { messages } from '@gaemi/contracts/messages';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { alertsWith } from '../../../testing/alerts.ts';
import { member } from '../../../testing/members.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { buildEvent, buildTodayItem as item, buildToday as today } from '../../../testing/today.ts';

describe('the page of the day', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    // After the days of the page, in their year: those of another one are written with it.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00+09:00') });
    api.reset();
    api.on(/GET users\/me$/, () => ({ body: member() }));
    api.on(/GET today/, () => ({ body: today() }));
  });
  afterEach(() => void vi.useRealTimers());

  it('has each event with company, sentence, strength, filing and press', async () => {
    renderApp('/today');
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByRole('link', { name: '삼성전자' }).getAttribute('href')).toBe('/stock/005930');
    expect(row.getByRole('link', { name: '4,890억 원 규모 계약을 맺었어요.' }).getAttribute('href')).toBe('/event/e1');
    expect(row.getByText('영향 큼')).toBeTruthy();
    expect(row.getByText('공시 확인')).toBeTruthy();
    expect(row.getByText('매체 7곳 · 코스피')).toBeTruthy();
    expect(row.getByText('▲ 3.2%')).toBeTruthy();
    expect(screen.getByText(/DART 공시/)).toBeTruthy();
  });

  it('has good and bad beside each other where it has both', async () => {
    api.on(/GET today/, () => ({ body: today({ items: [item(), item({ event_id: 'e2', side: 'bad' })] }) }));
    const { unmount } = renderApp('/today');
    expect(await screen.findByText('▲ 호재 14건')).toBeTruthy();
    unmount();
    api.on(/GET today/, () => ({ body: today() }));
    renderApp('/today');
    expect(await screen.findByText('영향 큼')).toBeTruthy();
    expect(screen.queryByText('▲ 호재 14건')).toBeNull();
  });

  it('asks the server for what is filtered, and writes it into the address', async () => {
    const asked: string[] = [];
    api.on(/GET today/, ({ query }) => {
      asked.push(query.toString());
      return { body: today({ items: [], total: 0 }) };
    });
    renderApp('/today');
    await userEvent.click(await screen.findByRole('button', { name: '악재 10' }));
    await userEvent.click(screen.getByRole('button', { name: '공시 확인만' }));
    expect(await screen.findByText('조건에 맞는 소식이 없어요.')).toBeTruthy();
    expect(screen.getByText('목록에 소식 0건').getAttribute('role')).toBe('status');
    expect(asked.at(-1)).toMatch(/^(?=.*side=bad)(?=.*confirmed=true)/);
    await userEvent.click(screen.getByRole('button', { name: '조건 지우기' }));
    expect(await screen.findByText('2026.11.23에는 중요한 소식이 없어요.')).toBeTruthy();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('has a picture of the whole day by industry, whose blocks lead to the events', async () => {
    renderApp('/today');
    const column = within(await screen.findByRole('region', { name: '전기·전자' }));
    const named = /^호재 ?삼성전자 ?4,890억 원 규모 계약을 맺었어요. 영향 큼, 공시 확인$/;
    expect(column.getByRole('link', { name: named }).getAttribute('href')).toBe('/event/e1');
    expect(column.getByText('14 : 10')).toBeTruthy();
    expect(column.getByText('외 13건')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '시장' }));
    expect(screen.getByRole('region', { name: '코스피' })).toBeTruthy();
  });

  it('names in the picture what the filters leave', async () => {
    const { picture } = today();
    const [block] = picture.items;
    if (block === undefined) throw new Error('no block');
    const off = { ...block, event_id: 'e2', stock_name: '카카오', text: '다른 소식이에요.', matches: false };
    api.on(/GET today/, () => ({ body: today({ picture: { ...picture, items: [off, block] } }) }));
    renderApp('/today?watchlist=true');
    const named = await screen.findByRole('link', { name: /^호재 ?삼성전자/ });
    expect(named.tabIndex).toBe(0);
    expect(screen.queryByText('다른 소식이에요.')).toBeNull();
  });

  it('has a bell of a company that is not watched, which watches it and alerts', async () => {
    const sent: unknown[] = [];
    const alerts = alertsWith({ instant: true });
    api.on(/GET alerts$/, () => ({ body: alerts }));
    api.on(/POST watchlist\/stocks$/, ({ body }) => {
      sent.push(body);
      return { status: 201, body: { added: 1 } };
    });
    api.on(/PUT alerts$/, ({ body }) => {
      sent.push(body);
      return { body: alerts };
    });
    renderApp('/today');
    const bell = await screen.findByRole('button', { name: '삼성전자 알림' });
    api.on(/GET today/, () => ({ body: today({ items: [item({ like: true })] }) }));
    await userEvent.click(bell);
    expect(await screen.findByText('관심 종목에 담고 알림을 켰어요.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '삼성전자 관심 종목', pressed: true })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '삼성전자 알림', pressed: true }));
    expect(sent).toEqual([{ stocks: { '005930': '삼성전자' } }, { stock: { code: '005930', on: true } }]);
  });

  it('says of that bell that all alerts are paused, or that the stock is watched and its alerts are not on', async () => {
    api.on(/GET alerts$/, () => ({ body: alertsWith({ paused: true }) }));
    api.on(/POST watchlist\/stocks$/, () => ({ status: 201, body: { added: 1 } }));
    api.on(/PUT alerts$/, () => ({ body: alertsWith({ paused: true }) }));
    renderApp('/today');
    await userEvent.click(await screen.findByRole('button', { name: '삼성전자 알림' }));
    expect(await screen.findByText(`관심 종목에 담고 ${messages.alertOnWhilePaused}`)).toBeTruthy();
    api.on(/PUT alerts$/, () => refusal(409, 'ALERT_STOCKS_FULL', '종목 수를 넘었어요.'));
    await userEvent.click(await screen.findByRole('button', { name: '삼성전자 알림', pressed: false }));
    expect(await screen.findByText(/^관심 종목에는 담았지만 알림은 켜지 못했어요. 종목 수를/)).toBeTruthy();
  });

  it('has an empty bell of a stock that is on but no longer within the grade', async () => {
    api.on(/GET today/, () => ({ body: today({ items: [item({ like: true })] }) }));
    const stocks = [{ code: '005930', name: '삼성전자', on: true, min: 2 as const }];
    api.on(/GET alerts$/, () => ({ body: alertsWith({ stocks, stocks_max: 0 }) }));
    renderApp('/today');
    expect(await screen.findByRole('button', { name: '삼성전자 알림', pressed: false })).toBeTruthy();
  });

  it('of a day that has passed names it, and leads from a day without trade to what came since', async () => {
    vi.setSystemTime(new Date('2026-11-21T08:00:00+09:00'));
    api.on(/GET today/, () => ({ body: today({ day: '2026-11-20' }) }));
    renderApp('/today');
    expect(await screen.findByRole('heading', { name: '11월 20일의 소식' })).toBeTruthy();
    expect(screen.getByText(/오늘은 장이 쉬어요. 11월 20일 금요일의 소식이에요./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '쉬는 동안 나온 소식 보기' }));
    await waitFor(() => expect(screen.queryByText(/오늘은 장이 쉬어요/)).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  it('before the first event of a day has those of the last day, and says so; a chosen day stays as it is', async () => {
    const now = '2026-11-19';
    vi.setSystemTime(new Date(`${now}T00:10:00+09:00`));
    const days = [
      { day: '2026-11-18', good: 14, bad: 10 },
      { day: now, good: 0, bad: 0 },
    ];
    const none = { items: [], total: 0, counts: { good: 0, bad: 0, confirmed: 0 } };
    api.on(/GET today/, ({ query }) => ({
      body: query.get('day') === '2026-11-18' ? today({ days, day: '2026-11-18' }) : today({ ...none, days, day: now }),
    }));
    renderApp('/today');
    expect(await screen.findByText(/11월 18일 수요일의 소식이에요\.$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '4,890억 원 규모 계약을 맺었어요.' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^오늘/ }));
    expect(await screen.findByText(/에는 아직 중요한 소식이 없어요\.$/)).toBeTruthy();
    expect(screen.queryByText(/11월 18일 수요일의 소식이에요/)).toBeNull();
  });

  it('that could not be loaded leaves the days to choose from, and keeps the focus when it is tried again', async () => {
    const failed = () => refusal(403, 'UNKNOWN', '');
    api.on(/GET today/, ({ query }) => (query.get('day') === '2026-11-20' ? failed() : { body: today() }));
    renderApp('/today');
    await userEvent.click(await screen.findByRole('button', { name: /^11.20/ }));
    expect(await screen.findByText('11월 20일의 소식을 불러오지 못했어요.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(api.calls.filter(({ query }) => query.has('day'))).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: '다시 시도' }).ariaBusy).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '다시 시도' }));
    await userEvent.click(screen.getByRole('button', { name: /^11.23/ }));
    expect(await screen.findByRole('listitem')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^11.20/ }));
    await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }));
    api.on(/GET today/, () => ({ body: today({ day: '2026-11-20' }) }));
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    const row = await screen.findByRole('listitem');
    await waitFor(() => expect(document.activeElement?.contains(row)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('that cannot be loaded at all can be left by the calendar', async () => {
    api.on(/GET today/, ({ query }) =>
      query.get('day') === '2025-11-03' ? { body: today() } : refusal(403, 'UNKNOWN', ''),
    );
    renderApp('/today');
    expect(await screen.findByText('오늘의 소식을 불러오지 못했어요.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/다른 날$/), { target: { value: '2025-11-03' } });
    expect(await screen.findByRole('listitem')).toBeTruthy();
  });

  it('takes a day that is typed, once its year is whole', async () => {
    renderApp('/today');
    const calendar = await screen.findByLabelText('다른 날');
    for (const value of ['0002-11-03', '0202-11-03', '9999-11-03', '2025-11-03']) {
      fireEvent.change(calendar, { target: { value } });
      expect((calendar as HTMLInputElement).value).toBe(value);
    }
    const asked = () => api.calls.filter(({ path }) => path === 'today').map(({ query }) => query.get('day'));
    await waitFor(() => expect(asked()).toEqual([null, '2025-11-03']));
  });

  it('marks the picture of sample data where the filters leave no event, too', async () => {
    const sources = [{ name: 'sample', status: 'ok' as const, since: null }];
    api.on(/GET today/, () => ({ body: today({ items: [], total: 0, sources }) }));
    renderApp('/today?watchlist=true');
    expect(await screen.findByText('조건에 맞는 소식이 없어요.')).toBeTruthy();
    expect(screen.getByText('예시 데이터')).toBeTruthy();
  });

  it('turns to the beginning of the next page', async () => {
    api.on(/GET today/, () => ({ body: today({ pages: 2, total: 31 }) }));
    renderApp('/today');
    await userEvent.click(await screen.findByRole('button', { name: '2쪽' }));
    expect(document.activeElement).toBe(screen.getByRole('listitem').parentElement);
  });

  it('past its last page leads to the first, keeping the day', async () => {
    api.on(/GET today/, ({ query }) => ({ body: today(query.get('page') === '1' ? {} : { items: [] }) }));
    renderApp('/today?day=2026-11-23&page=99');
    expect(await screen.findByText('이 쪽에는 소식이 없어요.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '첫 쪽 보기' }));
    expect(await screen.findByRole('link', { name: '4,890억 원 규모 계약을 맺었어요.' })).toBeTruthy();
    expect(api.calls.findLast(({ path }) => path === 'today')?.query.get('day')).toBe('2026-11-23');
  });

  it('of another year names it, and says that a day has not come', async () => {
    vi.setSystemTime(new Date('2026-11-23T08:00:00+09:00'));
    const none = { items: [], total: 0, counts: { good: 0, bad: 0, confirmed: 0 } };
    api.on(/GET today/, () => ({ body: today({ ...none, day: '2030-01-02' }) }));
    renderApp('/today?day=2030-01-02');
    expect(await screen.findByRole('heading', { name: '2030.01.02의 소식' })).toBeTruthy();
    expect(screen.getByText('아직 오지 않은 날이에요.')).toBeTruthy();
  });

  it('says what to set where nothing is read', async () => {
    api.on(/GET today/, () => ({ body: today({ items: [], total: 0, sources: [], days: [] }) }));
    renderApp('/today');
    expect(await screen.findByText(/DART_API_KEY/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /호재/ })).toBeNull();
  });

  it('says that a text is gone, without a link to it', async () => {
    api.on(/GET today/, () => ({ body: today({ items: [item({ text: null, links: [] })] }) }));
    renderApp('/today');
    expect(await screen.findByText('기사 글을 보여 드릴 수 있는 기간이 지났어요.')).toBeTruthy();
  });
});

describe('an event and a stock', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me$/, () => ({ body: member() }));
  });

  it('an event lists every article and says where no filing was found', async () => {
    const event = buildEvent({ confirmed_by: null });
    const article = { title: '삼성전자 수주', link: 'https://news.example/1', publisher: '가나일보' };
    api.on(/GET events\/e1$/, () => ({ body: event }));
    api.on(/GET events\/e1\/articles$/, () => ({
      body: { items: [{ ...article, published_at: '2026-11-23T01:00:00.000Z' }] },
    }));
    renderApp('/event/e1');
    expect(await screen.findByText('이 소식에 맞는 공시를 찾지 못했어요.')).toBeTruthy();
    expect((await screen.findByRole('link', { name: '삼성전자 수주' })).getAttribute('href')).toBe(article.link);
  });

  it('an event of one’s own analysis is reported under its articles, once; another one is not', async () => {
    const sent: unknown[] = [];
    api.on(/GET events\/e1$/, () => ({ body: buildEvent({ analysis_id: '1'.repeat(24) }) }));
    api.on(/GET events\/e2$/, () => ({ body: buildEvent({ event_id: 'e2', text: '다른 소식이에요.' }) }));
    api.on(/GET events\/e.\/articles$/, () => ({ body: { items: [] } }));
    api.on(/POST news-events\/e1\/report$/, ({ body }) => {
      sent.push(body);
      return { status: 201, body: { event_id: 'e1', state: 'open', ...(body as object) } };
    });
    const { unmount } = renderApp('/event/e1');
    const button = await screen.findByRole('button', { name: '방향이 반대예요' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: '신고 취소' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '다른 회사 기사예요' }));
    await userEvent.click(button);
    await screen.findByRole('button', { name: '신고 취소' });
    expect(document.activeElement).toBe(button);
    // Whoever leaves takes nothing back any more.
    window.dispatchEvent(new Event('pagehide'));
    expect(await screen.findByText(/알려 주신 근거예요/)).toBeTruthy();
    await userEvent.click(button);
    expect(sent).toEqual([{ kind: 'wrong_side', analysis_id: '1'.repeat(24) }]);
    unmount();
    renderApp('/event/e2');
    expect(await screen.findByRole('heading', { name: '다른 소식이에요.' })).toBeTruthy();
    expect(screen.queryByText('잘못된 소식인가요?')).toBeNull();
  });

  it('an event that the member has reported says so on a later visit, and cannot be reported once more', async () => {
    api.on(/GET events\/e1$/, () => ({ body: buildEvent({ analysis_id: '1'.repeat(24), reported: 'wrong_side' }) }));
    api.on(/GET events\/e1\/articles$/, () => ({ body: { items: [] } }));
    renderApp('/event/e1');
    expect(await screen.findByText(/알려 주신 근거예요/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '다른 회사 기사예요' }));
    expect(screen.queryByRole('button', { name: '신고 취소' })).toBeNull();
  });

  it('an event or a stock that is not there leads on instead of asking again', async () => {
    api.on(/GET events\/e1$/, () => refusal(404, 'NEWS_EVENT_NOT_FOUND', '소식을 찾을 수 없습니다.'));
    api.on(/GET stocks\/999999\/overview$/, () => refusal(404, 'STOCK_NOT_FOUND', '종목을 찾을 수 없습니다.'));
    const { unmount } = renderApp('/event/e1');
    expect(await screen.findByText('소식을 찾을 수 없습니다.')).toBeTruthy();
    expect(screen.getByRole('link', { name: '오늘의 소식 보기' }).getAttribute('href')).toBe('/today');
    unmount();
    renderApp('/stock/999999');
    expect(await screen.findByText('종목을 찾을 수 없습니다.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
  });

  it('an event with many articles folds them, and keeps the focus when it shows the rest', async () => {
    api.on(/GET events\/e1$/, () => ({ body: buildEvent() }));
    const items = ['1', '2', '3', '4', '5', '6', '7'].map((digit) => ({
      ...{ title: `기사 ${digit}`, link: `https://news.example/${digit}`, publisher: '가나일보' },
      published_at: '2026-11-23T01:00:00.000Z',
    }));
    api.on(/GET events\/e1\/articles$/, () => ({ body: { items } }));
    renderApp('/event/e1');
    await userEvent.click(await screen.findByRole('button', { name: '나머지 2건 보기' }));
    expect(screen.getByRole('link', { name: '기사 7' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '기사 접기' }));
  });

  it('an event has its filing once, not among its articles', async () => {
    const filing = { title: '주식소각결정', link: 'https://dart.fss.or.kr/1', at: '2026-11-23T01:00:00.000Z' };
    api.on(/GET events\/e1$/, () => ({ body: buildEvent({ filing }) }));
    const article = { link: filing.link, title: filing.title, publisher: '공시', published_at: filing.at };
    api.on(/GET events\/e1\/articles$/, () => ({ body: { items: [article] } }));
    renderApp('/event/e1');
    expect(await screen.findByText('아직 이 소식을 다룬 기사를 찾지 못했어요.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^주식소각결정/ })).toHaveLength(1);
  });

  it('an event draws its closes, and the days that have not been', async () => {
    const closes = ['2026-11-19', '2026-11-20', '2026-11-23'].map((day, at) => ({ day, close: 1_000 + 100 * at }));
    api.on(/GET events\/e1$/, () => ({ body: buildEvent({ prices: closes, price_source: 'sample' }) }));
    api.on(/GET events\/e1\/articles$/, () => ({ body: { items: [] } }));
    renderApp('/event/e1');
    expect(await screen.findByText('1,100원')).toBeTruthy();
    expect(screen.getByText('▲ 9.1%')).toBeTruthy();
    expect(screen.getByText('그 뒤 거래일은 날마다 채워져요')).toBeTruthy();
    expect(screen.getByText('이 소식을 공시로 확인했어요.')).toBeTruthy();
  });

  it('a stock folds small news that no filing tells, and names the year of a day in another one', async () => {
    const stock = { stock_code: '005930', stock_name: '삼성전자', market: 'KOSPI', like: false, price: null };
    const small = item({ event_id: 'e2', strength: 1, confirmed_by: null, text: '작은 소식이에요.' });
    const differing = { ...small, event_id: 'e3', text: '달라요.', differs_from: item().confirmed_by };
    const ahead = [{ day: '2099-01-04', kind: 'contract_end', text: '계약 종료', link: small.links[0], sample: false }];
    const rest = { events: [differing, small], filings: [], latest_news: null, latest_accumulation: null, ahead };
    api.on(/GET stocks\/005930\/overview$/, () => ({ body: { ...stock, ...rest } }));
    renderApp('/stock/005930');
    expect(await screen.findByText('2099.01.04')).toBeTruthy();
    expect(screen.queryByText('작은 소식이에요.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '작은 소식까지 1건 더 보기' }));
    expect(screen.getByText('작은 소식이에요.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '작은 소식 접기' }));
  });

  it('a stock marks scores, letters and days that rest on sample data', async () => {
    const stock = { stock_code: '005930', stock_name: '삼성전자', market: 'KOSPI', like: false, price: null };
    const made = { _id: 'a'.repeat(24), stock_code: '005930', stock_name: '삼성전자', data_source: 'sample' };
    const at = { created_at: '2026-11-23T01:00:00.000Z' };
    const scores = { good: 42, bad: 39, reserve: 19, thin: false, percentage_value: 52, top_reason: null };
    const latest_news = { ...made, ...at, ...scores, service: 'news' };
    const latest_accumulation = { ...made, ...at, service: 'mjb', letters: ['A', 'B', 'C'] };
    const named = { day: '2026-11-27', kind: 'dividend_payment', text: '배당금 지급 · 현금·현물배당결정' };
    const ahead = [{ ...named, link: 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=1', sample: true }];
    const rest = { events: [], filings: [], ahead, latest_news, latest_accumulation };
    api.on(/GET stocks\/005930\/overview$/, () => ({ body: { ...stock, ...rest } }));
    api.on(/GET combined-news-result/, () => ({ body: { items: [], page: 1, size: 30, total: 0, pages: 0 } }));
    renderApp('/stock/005930');
    const letters = await screen.findByRole('heading', { name: /^매집비/ });
    expect(within(letters).getByText('예시 데이터')).toBeTruthy();
    expect(within(await screen.findByText(/^지난 분석: 호재 42점/)).getByText('예시 데이터')).toBeTruthy();
    expect(screen.getByRole('link', { name: named.text }).parentElement?.textContent).toBe(`${named.text} 예시 데이터`);
  });

  it('a stock explains its move by the event of that day, or says that it found none', async () => {
    const price = { day: seoulDay(new Date()), close: 64_300, change_percent: 5.6, source: 'kis' };
    const stock = { stock_code: '005930', stock_name: '삼성전자', market: 'KOSPI', like: true, price };
    const empty = { events: [], filings: [], latest_news: null, latest_accumulation: null, ahead: [] };
    api.on(/GET stocks\/005930\/overview$/, () => ({ body: { ...stock, ...empty } }));
    renderApp('/stock/005930');
    expect(await screen.findByText(/움직임을 설명할 확실한 소식을 찾지 못했어요/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^뉴스 분석하기/ }).getAttribute('href')).toBe('/analysis?q=005930');
  });
});
