import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../../testing/members.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { buildEvent, buildTodayItem as item, buildToday as today } from '../../../testing/today.ts';

// The start of 23 November in Seoul, where a filing stands of which only the day is known.
const at = '2026-11-22T15:00:00.000Z';

describe('a filing as a report of an event', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me$/, () => ({ body: member() }));
  });

  it('has no time on the page of the day where only its day is known', async () => {
    const items = [item({ at, data_source: 'dart' }), item({ event_id: 'e2', confirmed_by: null, text: '기사예요.' })];
    api.on(/GET today/, () => ({ body: today({ items }) }));
    renderApp('/today');
    const [filed, press] = await screen.findAllByRole('listitem');
    expect(within(filed as HTMLElement).queryByText('00:00')).toBeNull();
    expect(within(press as HTMLElement).getByText('10:00')).toBeTruthy();
  });

  it('that came out on a closed day stands with its own day on the page of the next', async () => {
    const items = [
      item({ at: '2026-11-21T01:03:00.000Z', text: '토요일 기사예요.' }),
      item({ event_id: 'e2', at: '2026-11-20T15:00:00.000Z', data_source: 'dart', text: '토요일 공시예요.' }),
    ];
    api.on(/GET today/, () => ({ body: today({ items }) }));
    renderApp('/today');
    const [press, filed] = await screen.findAllByRole('listitem');
    expect(press?.querySelector('time')?.textContent).toBe('11.21 10:03');
    expect(filed?.querySelector('time')?.textContent).toBe('11.21');
  });

  it('was received on a day where no more is known, not at midnight', async () => {
    const filing = { title: '주식소각결정', link: 'https://dart.fss.or.kr/1', at };
    api.on(/GET events\/e1$/, () => ({ body: buildEvent({ at, data_source: 'dart', publishers: 0, filing }) }));
    api.on(/GET events\/e1\/articles$/, () => ({ body: { items: [] } }));
    renderApp('/event/e1');
    expect(await screen.findByText('2026.11.23 접수')).toBeTruthy();
    expect(screen.getByText(/2026\.11\.23에 처음 나왔어요/)).toBeTruthy();
    expect(screen.getByText('회사가 공시한 소식이에요.')).toBeTruthy();
  });

  it('is no article where it corrects the filing, and has no time either', async () => {
    const link = 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261123000001';
    const filing = { title: '주식소각결정', link, at };
    const filed = { title: '[기재정정]주식소각결정', publisher: '금융감독원 전자공시', published_at: at };
    const items = [
      { ...filed, title: '주식소각결정', link },
      { ...filed, link: link.replace(/1$/, '2') },
    ];
    api.on(/GET events\/e1$/, () => ({ body: buildEvent({ at, data_source: 'dart', publishers: 0, filing }) }));
    api.on(/GET events\/e1\/articles$/, () => ({ body: { items } }));
    renderApp('/event/e1');
    expect(await screen.findByRole('link', { name: /\[기재정정\]주식소각결정/ })).toBeTruthy();
    expect(screen.getByRole('heading', { name: /^기사/ }).textContent?.trim()).toBe('기사 0건');
    expect(screen.getAllByText('2026.11.23 접수')).toHaveLength(2);
  });

  it('that contradicts it marks the event and comes before its articles', async () => {
    const link = 'https://dart.fss.or.kr/1';
    const differing = { confirmed_by: null, differs_from: { link, date: '2026-11-23' } };
    api.on(/GET events\/e1$/, () => ({ body: buildEvent(differing) }));
    api.on(/GET events\/e1\/articles$/, () => ({ body: { items: [] } }));
    const { unmount } = renderApp('/event/e1');
    expect(await screen.findByText('기사에 나온 숫자가 공시와 달라요. 공시를 먼저 확인해 주세요.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '공시 공시와 다름' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /공시 원문/ }).getAttribute('href')).toBe(link);
    expect(screen.queryByText('이 소식에 맞는 공시를 찾지 못했어요.')).toBeNull();
    unmount();
    const items = [item(differing), item({ ...differing, event_id: 'e2', at, text: '공시가 먼저예요.' })];
    api.on(/GET today/, () => ({ body: today({ items }) }));
    renderApp('/today');
    const [press, filed] = await screen.findAllByRole('listitem');
    expect(within(press as HTMLElement).getByText('공시와 다름')).toBeTruthy();
    expect(within(press as HTMLElement).queryByText('공시 확인')).toBeNull();
    expect(within(filed as HTMLElement).queryByText('00:00')).toBeNull();
  });

  it.each([
    ['2026-11-22T15:00:00.000Z', '그날 종가 · 11.23'],
    // A Sunday: the first close after it is after the filing, whenever that came.
    ['2026-11-21T15:00:00.000Z', '소식 뒤 첫 종가 · 11.23'],
    ['2026-11-23T01:00:00.000Z', '소식 뒤 첫 종가 · 11.23'],
  ])('of %s stands beside “%s”', async (moment, name) => {
    const prices = [
      { day: '2026-11-20', close: 50_000 },
      { day: '2026-11-23', close: 51_000 },
    ];
    const event = buildEvent({ at: moment, data_source: 'dart', prices, price_source: 'kis' });
    api.on(/GET events\/e1$/, () => ({ body: event }));
    api.on(/GET events\/e1\/articles$/, () => ({ body: { items: [] } }));
    renderApp('/event/e1');
    expect(await screen.findByText('소식 앞 종가 · 11.20')).toBeTruthy();
    expect(screen.getByText(name)).toBeTruthy();
  });

  it('names no press house where it alone reports an event', async () => {
    api.on(/GET today/, () => ({ body: today({ items: [item({ publishers: 0 })] }) }));
    renderApp('/today');
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('공시 확인')).toBeTruthy();
    expect(row.getByText('코스피')).toBeTruthy();
  });
});
