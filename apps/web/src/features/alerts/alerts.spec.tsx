import type { AlertChangeBody, Alerts } from '@gaemi/contracts/alerts';
import { PAUSED_FOR_GOOD } from '@gaemi/domain/alerts/alert-settings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alertStock, alertsWith } from '../../../testing/alerts.ts';
import { member } from '../../../testing/members.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { refusal, type StubApi, type StubCall, startStubApi } from '../../../testing/stub-api.ts';

let api: StubApi;
/** What the server has. */
let stored: Alerts;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.reset();
  stored = alertsWith();
  api.on(/GET users\/me$/, () => ({ body: member() }));
  api.on(/GET alerts$/, () => ({ body: stored }));
  api.on(/GET alerts\/preview/, () => ({ body: null }));
  api.on(/PUT alerts$/, ({ body }) => {
    const { stock, quiet, pause_days: days, stocks: _stocks, ...rest } = body as AlertChangeBody;
    const stocks = stored.stocks.map((own) => (own.code === stock?.code ? { ...own, ...stock } : own));
    stored = { ...stored, ...rest, quiet: { ...stored.quiet, ...quiet }, stocks };
    if (days !== undefined) stored = { ...stored, paused_until: '2026-11-30T15:00:00.000Z' };
    if (days !== undefined || 'paused_until' in rest) stored = { ...stored, paused: stored.paused_until !== null };
    return { body: stored };
  });
});

const toggle = async (name: string) => screen.findByRole('switch', { name });
const isOn = async (name: string) => (await toggle(name)).getAttribute('aria-checked') === 'true';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const lastPut = () => api.calls.findLast(({ method }) => method === 'PUT')?.body;

describe('the stocks', () => {
  it('are switched at once, and only that change is sent', async () => {
    renderApp('/mypage/alerts');
    expect(await screen.findByText('관심 종목 3개 중 1개')).toBeTruthy();
    await userEvent.click(await toggle('SK하이닉스 알림'));
    expect(await screen.findByText('관심 종목 3개 중 2개')).toBeTruthy();
    await waitFor(() => expect(lastPut()).toEqual({ stock: { code: '000660', on: true } }));
  });

  it('are ten of a long list and those that are on, until one asks for all', async () => {
    const codes = Array.from({ length: 40 }, (_, index) => String(index).padStart(6, '0'));
    stored = {
      ...stored,
      stocks: codes.map((code, index) => ({ code, name: `종목${code}`, on: index === 11, min: 3 })),
    };
    renderApp('/mypage/alerts');
    const count = async (stocks: number) =>
      waitFor(() => expect(screen.getAllByRole('switch', { name: /^종목/ })).toHaveLength(stocks));
    await count(12);
    await userEvent.click(await toggle('종목000011 알림'));
    await waitFor(() => expect(stored.stocks[11]?.on).toBe(false));
    await count(12);
    await press('나머지 28개 보기');
    await count(40);
    await press('종목 접기');
    await count(12);
  });

  it('have a strength while they are on', async () => {
    renderApp('/mypage/alerts');
    const strength = within(await screen.findByRole('group', { name: '삼성전자, 알림 기준' }));
    expect(strength.getByRole('button', { pressed: true }).textContent).toBe('보통 이상');
    await userEvent.click(strength.getByRole('button', { name: '큰 소식만' }));
    expect(strength.getByRole('button', { pressed: true }).textContent).toBe('큰 소식만');
    await waitFor(() => expect(stored.stocks[0]).toMatchObject({ min: 3 }));
    expect(screen.queryByRole('group', { name: 'SK하이닉스, 알림 기준' })).toBeNull();
  });

  it('show on which days they would have been alerted, and nothing where no events are held', async () => {
    renderApp('/mypage/alerts');
    await toggle('삼성전자 알림');
    await waitFor(() => expect(api.calls.some(({ path }) => path === 'alerts/preview')).toBe(true));
    expect(screen.queryByText(/지난 30일/)).toBeNull();
    api.on(/GET alerts\/preview/, ({ query }: StubCall) => ({
      body: { days: Array.from({ length: 30 }, (_, day) => day < Number(query.get('min'))), count: 4 },
    }));
    await press('큰 소식만');
    expect((await screen.findByText(/지난 30일 기준으로/)).textContent).toBe(
      '지난 30일 기준으로 많아야 4번 왔을 거예요',
    );
    expect(document.querySelectorAll('[data-alerted]')).toHaveLength(3);
  });

  it('say the limit of the grade, and cannot be switched on beyond it', async () => {
    renderApp('/mypage/alerts');
    expect(await screen.findByText('지금 등급에서는 2개까지 알려드려요.')).toBeTruthy();
    await userEvent.click(await toggle('SK하이닉스 알림'));
    expect(await screen.findByText(/다른 종목을 켜려면 하나를 꺼주세요/)).toBeTruthy();
    expect((await toggle('NAVER 알림')).hasAttribute('disabled')).toBe(true);
    await userEvent.click(await toggle('삼성전자 알림'));
    expect((await toggle('NAVER 알림')).hasAttribute('disabled')).toBe(false);
  });

  it('ask to make room for no other stock where all are on', async () => {
    stored = alertsWith({ stocks: stored.stocks.slice(0, 2).map((stock) => ({ ...stock, on: true })) });
    renderApp('/mypage/alerts');
    expect(await screen.findByText('지금 등급에서는 2개까지 알려드려요.')).toBeTruthy();
    expect(screen.queryByText(/하나를 꺼주세요/)).toBeNull();
  });

  it('say that nothing is sent while neither briefing nor instant alerts are on', async () => {
    stored = alertsWith({ instant: false, briefing: { ...stored.briefing, on: false } });
    renderApp('/mypage/alerts');
    const note = '아침 브리핑이나 바로 알림을 켜야 이 종목들의 소식을 알려드려요.';
    expect(await screen.findByText(note)).toBeTruthy();
    await userEvent.click(await toggle('바로 알림'));
    await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  });

  it('say which plans include alerts where the grade does not', async () => {
    stored = alertsWith({ stocks_max: 0, stocks: [] });
    renderApp('/mypage/alerts');
    expect(await screen.findByText(/프로는 5개, 프리미엄은 20개 종목까지/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '요금제 보기' }).getAttribute('href')).toBe('/subscribe');
    expect(screen.getByText('관심 종목을 담으면 여기에서 고를 수 있어요.')).toBeTruthy();
  });

  it('say that only the first ones count when more are on than the grade includes', async () => {
    stored = alertsWith({ stocks: stored.stocks.map((own) => ({ ...own, on: true })) });
    renderApp('/mypage/alerts');
    expect(await screen.findByText(/켠 종목 가운데 앞의 2개만 알리고 있어요/)).toBeTruthy();
    expect((await toggle('NAVER 알림')).hasAttribute('disabled')).toBe(false);
  });
});

describe('a change', () => {
  it('is taken back with the sentence of the refusal', async () => {
    api.on(/PUT alerts$/, () =>
      refusal(409, 'ALERT_STOCKS_FULL', '지금 등급에서 알림을 켤 수 있는 종목 수를 넘었어요.'),
    );
    renderApp('/mypage/alerts');
    await userEvent.click(await toggle('바로 알림'));
    expect((await screen.findByRole('alert')).textContent).toBe('지금 등급에서 알림을 켤 수 있는 종목 수를 넘었어요.');
    await waitFor(async () => expect(await isOn('바로 알림')).toBe(false));
  });

  it('whose answer was lost is read again, and the screen says whether it was saved', async () => {
    const save = (isSaved: boolean) =>
      api.on(/PUT alerts$/, ({ body }) => {
        if (isSaved) stored = { ...stored, ...(body as Pick<Alerts, 'instant'>) };
        return { status: 502 };
      });
    save(true);
    renderApp('/mypage/alerts');
    const before = await isOn('바로 알림');
    await userEvent.click(await toggle('바로 알림'));
    expect(await screen.findByText('다시 읽어 보니 저장돼 있어요.')).toBeTruthy();
    expect(await isOn('바로 알림')).toBe(!before);
    save(false);
    await userEvent.click(await toggle('바로 알림'));
    expect(await screen.findByText(/^다시 읽어 보니 아직 저장되지 않았어요\./)).toBeTruthy();
    await waitFor(async () => expect(await isOn('바로 알림')).toBe(!before));
    // It arrives late.
    stored = { ...stored, instant: before };
    await waitFor(async () => expect(await isOn('바로 알림')).toBe(before));
  });

  it('that has not arrived when it is read again is sent once more', async () => {
    let puts = 0;
    api.on(/PUT alerts$/, ({ body }) => {
      puts += 1;
      if (puts === 1) return { status: 502 };
      stored = { ...stored, instant: Object(body).instant };
      return { body: stored };
    });
    renderApp('/mypage/alerts');
    const before = await isOn('바로 알림');
    await userEvent.click(await toggle('바로 알림'));
    await waitFor(() => expect(stored.instant).toBe(!before));
    await waitFor(() => expect(api.calls.at(-1)).toMatchObject({ method: 'GET', path: 'alerts' }));
    expect(await isOn('바로 알림')).toBe(!before);
    expect(screen.queryByText(/저장되지 않았어요/)).toBeNull();
  });

  it('that is lost is not shown as saved after another one is lost, too', async () => {
    renderApp('/mypage/alerts');
    const before = [await isOn('바로 알림'), await isOn('조용한 시간')];
    const held = Promise.withResolvers<void>();
    api.on(/(PUT|GET) alerts$/, async () => {
      await held.promise;
      return { status: 502 };
    });
    await userEvent.click(await toggle('바로 알림'));
    await userEvent.click(await toggle('조용한 시간'));
    expect([await isOn('바로 알림'), await isOn('조용한 시간')]).toEqual(before.map((on) => !on));
    held.resolve();
    expect(await screen.findByText('저장된 설정을 다시 읽지 못했어요.')).toBeTruthy();
    expect([await isOn('바로 알림'), await isOn('조용한 시간')]).toEqual(before);
  });

  it('that nobody can confirm shows the last confirmed settings and says so until they are read', async () => {
    renderApp('/mypage/alerts');
    const before = await isOn('바로 알림');
    api.on(/(PUT|GET) alerts$/, () => ({ status: 502 }));
    await userEvent.click(await toggle('바로 알림'));
    expect(await screen.findByText(/^저장됐는지 확인하지 못했어요/)).toBeTruthy();
    expect(await screen.findByText('저장된 설정을 다시 읽지 못했어요.')).toBeTruthy();
    expect(await isOn('바로 알림')).toBe(before);
    api.on(/GET alerts$/, () => ({ body: { ...stored, instant: !before } }));
    await press('다시 시도');
    await waitFor(async () => expect(await isOn('바로 알림')).toBe(!before));
    expect(screen.queryByText('저장된 설정을 다시 읽지 못했어요.')).toBeNull();
  });

  it('keeps those made while it was on its way, also when it is refused', async () => {
    let release = () => undefined as unknown;
    const held = new Promise((resolve) => {
      release = () => resolve(undefined);
    });
    let puts = 0;
    const answered = stored;
    api.on(/PUT alerts$/, async ({ body }) => {
      puts += 1;
      if (puts === 1) {
        await held;
        return refusal(503, 'UNAVAILABLE', '잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요.');
      }
      stored = { ...answered, mail: Object(body).mail };
      return { body: stored };
    });
    renderApp('/mypage/alerts');
    await userEvent.click(await toggle('바로 알림'));
    await userEvent.click(await toggle('메일 알림'));
    expect([await isOn('바로 알림'), await isOn('메일 알림')]).toEqual([true, false]);
    release();
    await waitFor(() => expect(stored).toMatchObject({ instant: false, mail: false }));
    await waitFor(async () => expect([await isOn('바로 알림'), await isOn('메일 알림')]).toEqual([false, false]));
    expect(puts).toBe(2);
  });

  it('of the quiet hours moves the bar of the day', async () => {
    renderApp('/mypage/alerts');
    expect(await screen.findByRole('img', { name: '하루 가운데 오후 9:00부터 오전 8:00까지 조용해요.' })).toBeTruthy();
    expect(screen.getByText('이때 생긴 일은 끝나는 대로 한 번에 모아 알려요.')).toBeTruthy();
    expect(
      screen.getByText(/하루에 5번까지이고, 더 생긴 일과 쉬는 날 생긴 일은 다음 거래일 아침에 모아요\./),
    ).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('조용한 시간의 시작'), '23:30');
    await userEvent.click(await toggle('아침 브리핑'));
    const label = '하루 가운데 오후 11:30부터 오전 8:00까지 조용해요. 브리핑은 오전 8:00에 와요.';
    expect(await screen.findByRole('img', { name: label })).toBeTruthy();
    expect(screen.getByText('이때 생긴 일은 다음 브리핑에 모아요.')).toBeTruthy();
    expect(screen.getByText(/쉬는 날 생긴 일은 다음 브리핑에 모아요\./)).toBeTruthy();
    await waitFor(() => expect(stored).toMatchObject({ quiet: { from: '23:30' }, briefing: { on: true } }));
    await userEvent.click(await toggle('조용한 시간'));
    expect(await screen.findByRole('img', { name: /^조용한 시간이 없어요/ })).toBeTruthy();
    expect(screen.queryByLabelText('조용한 시간의 시작')).toBeNull();
  });

  it('of the quiet hours to equal times says that none are quiet', async () => {
    renderApp('/mypage/alerts');
    const note = '시작과 끝이 같아서 조용한 시간이 없어요. 둘 중 하나를 바꿔 주세요.';
    await userEvent.selectOptions(await screen.findByLabelText('조용한 시간의 시작'), '08:00');
    expect(await screen.findByText(note)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('조용한 시간의 끝'), '09:00');
    await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  });
});

describe('a pause', () => {
  it('stops everything for good, and ends again', async () => {
    renderApp('/mypage/alerts');
    await press('계속');
    expect(await screen.findByText('알림을 모두 쉬고 있어요.')).toBeTruthy();
    await waitFor(() => expect(stored.paused_until).toBe(PAUSED_FOR_GOOD));
    await press('다시 켜기');
    await waitFor(() => expect(stored.paused_until).toBeNull());
    expect(await screen.findByRole('button', { name: '오늘만' })).toBeTruthy();
  });

  it('hands the focus to the control that takes the place of the pressed one', async () => {
    renderApp('/mypage/alerts');
    const hasFocus = async (name: string) => {
      const button = await screen.findByRole('button', { name });
      await waitFor(() => expect(document.activeElement).toBe(button));
    };
    await press('오늘만');
    await hasFocus('다시 켜기');
    await press('다시 켜기');
    await hasFocus('오늘만');
  });

  it('of a day ends when the server says, and one that is over there is not shown', async () => {
    stored = alertsWith({ paused_until: '9998-01-01T00:00:00.000Z' });
    renderApp('/mypage/alerts');
    await press('오늘만');
    expect(await screen.findByText('11월 30일까지 알림을 모두 쉬고 있어요.')).toBeTruthy();
    expect(lastPut()).toEqual({ pause_days: 1 });
  });

  it('of another device stays when this one, opened before, changes something else', async () => {
    renderApp('/mypage/alerts');
    await toggle('메일 알림');
    stored = alertsWith({ paused_until: PAUSED_FOR_GOOD, paused: true });
    await userEvent.click(await toggle('메일 알림'));
    expect(await screen.findByText('알림을 모두 쉬고 있어요.')).toBeTruthy();
    expect(stored).toMatchObject({ paused_until: PAUSED_FOR_GOOD, mail: false });
  });
});

describe('a test', () => {
  it('says where it went', async () => {
    api.on(/POST alerts\/test/, () => ({ body: { mail: true, devices: 2, at: '2026-11-20T11:41:00.000Z' } }));
    renderApp('/mypage/alerts');
    await press('시험 알림 보내기');
    expect(await screen.findByText('11월 20일 20:41에 메일과 기기 2대로 보냈어요.')).toBeTruthy();
  });

  it('says that one a minute is enough, without a toast', async () => {
    stored = alertsWith({ tested_at: '2026-11-20T11:41:00.000Z' });
    api.on(/POST alerts\/test/, () =>
      refusal(429, 'TOO_MANY_REQUESTS', '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.'),
    );
    renderApp('/mypage/alerts');
    expect(await screen.findByText('11월 20일 20:41에 시험 알림을 보냈어요.')).toBeTruthy();
    await press('시험 알림 보내기');
    expect(await screen.findByText('시험 알림은 1분에 한 번 보낼 수 있어요.')).toBeTruthy();
    api.on(/POST alerts\/test/, () => ({
      ...refusal(429, 'TOO_MANY_REQUESTS', '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.'),
      headers: { 'retry-after': '350' },
    }));
    await press('시험 알림 보내기');
    expect(await screen.findByText('시험 알림은 6분 뒤에 다시 보낼 수 있어요.')).toBeTruthy();
    expect(screen.queryByText('요청이 너무 많습니다. 잠시 후 다시 시도해주세요.')).toBeNull();
  });

  it('is one where its button is pressed twice before the screen has changed', async () => {
    let isSent = false;
    api.on(/POST alerts\/test/, () => {
      if (isSent) return refusal(429, 'TOO_MANY_REQUESTS', '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.');
      isSent = true;
      return { body: { mail: true, devices: 0, at: '2026-11-20T11:41:00.000Z' } };
    });
    renderApp('/mypage/alerts');
    pressTwice(await screen.findByRole('button', { name: '시험 알림 보내기' }));
    expect(await screen.findByText('11월 20일 20:41에 메일로 보냈어요.')).toBeTruthy();
    expect(screen.queryByText('시험 알림은 1분에 한 번 보낼 수 있어요.')).toBeNull();
  });

  it('cannot be sent where it would go nowhere', async () => {
    stored = alertsWith({ mail: false });
    renderApp('/mypage/alerts');
    expect((await screen.findByRole('button', { name: '시험 알림 보내기' })).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('메일이나 기기 알림을 켜면 보낼 수 있어요.')).toBeTruthy();
  });
});

describe('the screen', () => {
  it('says that the mail server refused the address', async () => {
    stored = alertsWith({ mail: false, mail_refused_at: '2025-11-20T11:41:00.000Z' });
    renderApp('/mypage/alerts');
    expect((await screen.findByRole('note')).textContent).toContain('2025.11.20에 이 주소가 메일을 받지 않아');
  });

  it('tries again when the settings could not be loaded', async () => {
    api.on(/GET alerts$/, () => refusal(400, 'VALIDATION_FAILED', '입력한 내용을 확인해주세요.'));
    renderApp('/mypage/alerts');
    expect(await screen.findByText('알림 설정을 불러오지 못했어요.')).toBeTruthy();
    api.on(/GET alerts$/, () => ({ body: stored }));
    await press('다시 시도');
    expect(await screen.findByText('어떤 종목을 알릴까요')).toBeTruthy();
  });

  it('is one of the screens about the member', async () => {
    renderApp('/mypage/alerts');
    const tabs = within(await screen.findByRole('navigation', { name: '내 정보 메뉴' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('알림');
    expect(tabs.getByRole('link', { name: '내 정보' }).getAttribute('href')).toBe('/mypage');
  });
});

describe('a day without calls left to look for news', () => {
  const sentence = '오늘 찾아볼 수 있는 뉴스의 양을 다 썼어요. 새 소식은 11월 24일 07:00부터 다시 찾아볼게요.';

  it('is told with the time at which it goes on', async () => {
    stored = alertsWith({ watching_resumes_at: '2026-11-23T22:00:00.000Z' });
    renderApp('/mypage/alerts');
    expect((await screen.findByText(/다 썼어요/)).textContent).toBe(sentence);
  });

  it.each([
    ['no stock is on', { stocks: [alertStock('005930', '삼성전자', false)] }],
    ['everything is paused', { paused_until: PAUSED_FOR_GOOD, paused: true }],
  ])('is not told where %s', async (_when, changes) => {
    stored = alertsWith({ watching_resumes_at: '2026-11-23T22:00:00.000Z', ...changes });
    renderApp('/mypage/alerts');
    await toggle('삼성전자 알림');
    expect(screen.queryByText(/다 썼어요/)).toBeNull();
  });
});
