import type { StockItem } from '@gaemi/contracts/stocks';
import type { UserInfo } from '@gaemi/contracts/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../../testing/members.ts';
import { renderWithin } from '../../../testing/render-app.tsx';
import { stockOf } from '../../../testing/stocks.ts';
import { refusal, type StubAnswer, type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { SignedInMember } from '../../shared/session/signed-in-member.ts';
import { StockSearch } from './stock-search.tsx';

const found = [
  stockOf({
    match: [[0, 2]],
    like: true,
    last: { _id: '1'.repeat(24), good: 58, bad: 30, reserve: 12, created_at: new Date().toISOString() },
  }),
  stockOf({ code: '009150', name: '삼성전기', match: [[0, 2]] }),
  stockOf({ code: '010140', name: '삼성중공업', match: [[0, 2]] }),
];
const answerOf = (items: readonly StockItem[]): StubAnswer => ({
  body: { items, page: 1, size: 6, total: items.length, pages: 1 },
});

let picked: string[] = [];
function Place() {
  const { pathname, search } = useLocation();
  return <output>{decodeURIComponent(`${pathname}${search}`)}</output>;
}

function show(who: Partial<UserInfo> = {}) {
  picked = [];
  renderWithin(
    <MemoryRouter initialEntries={['/analysis']}>
      <SignedInMember value={member(who)}>
        <StockSearch
          description="설명"
          action={{ label: '분석하기', cost: 20, onPick: ({ name }) => picked.push(name) }}
          shows="search"
          stockName={undefined}
          disabled={false}
          showsLast
        >
          {null}
        </StockSearch>
      </SignedInMember>
      <Place />
    </MemoryRouter>,
  );
  return screen.getByRole('combobox');
}
/** The suggestions, once they answer the text in the box. */
const options = async () => {
  await waitFor(() => expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBeNull());
  return screen.getAllByRole('option');
};
const activeOf = (box: HTMLElement) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');

describe('suggestions while typing', () => {
  let api: StubApi;
  const asked = () => api.calls.map(({ query }) => query.get('query'));
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET stocks\/search/, () => answerOf(found));
  });

  it('say of an ordinary share that it is no preferred one, where that was typed', async () => {
    api.on(/GET stocks\/search/, () => answerOf(found.map((stock, at) => ({ ...stock, by_preferred: at === 0 }))));
    await userEvent.type(show(), '삼성전자우');
    const [first, second] = await options();
    expect(first?.textContent).toContain('코스피 · 우선주가 아닌 보통주');
    expect(second?.textContent).not.toContain('보통주');
  });

  it('begin with the first consonant: name with the match, code, market, heart and the last scores', async () => {
    const box = show();
    expect(box.getAttribute('aria-expanded')).toBe('false');
    await userEvent.type(box, 'ㅅ');
    const [first, second] = await options();
    expect(api.calls[0]?.query.get('size')).toBe('6');
    expect(box.getAttribute('aria-expanded')).toBe('true');
    expect(box.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: '종목 제안' }).id);
    expect(first?.querySelector('mark')?.textContent).toBe('삼성');
    for (const text of ['005930', '코스피', '관심 종목', '오늘']) expect(first?.textContent).toContain(text);
    expect(
      within(first as HTMLElement).getByRole('img', { name: '호재 58점, 판단 유보 12점, 악재 30점' }),
    ).toBeTruthy();
    expect(second?.textContent).toContain('분석한 적 없어요');
    expect(screen.queryByText(/크레딧/, { selector: '[role="option"] *' })).toBeNull();
  });

  it('are chosen by the keys: down and up go round, the active one names its cost, Enter takes it', async () => {
    const box = show();
    await userEvent.type(box, '삼성');
    await options();
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOf(box)?.textContent).toContain('분석하기 20 크레딧');
    expect(activeOf(box)?.getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{ArrowUp}');
    expect(activeOf(box)?.textContent).toContain('삼성중공업');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeOf(box)?.textContent).toContain('삼성전기');
    expect(document.activeElement).toBe(box);
    await userEvent.keyboard('{Enter}');
    expect(picked).toEqual(['삼성전기']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('close by Escape and keep the text; an arrow opens them again', async () => {
    const box = show();
    await userEvent.type(box, '삼성');
    await options();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveProperty('value', '삼성');
    expect(box.getAttribute('aria-activedescendant')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOf(box)?.textContent).toContain('삼성전자');
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('leave Enter without an active one, and the button, to the search', async () => {
    const box = show();
    await userEvent.type(box, '삼성');
    await options();
    await userEvent.keyboard('{Enter}');
    expect(picked).toEqual([]);
    expect(document.querySelector('output')?.textContent).toBe('/analysis?q=삼성');
    expect(await screen.findByRole('table', { name: '종목 검색 결과' })).toBeTruthy();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('take no key while a syllable is being composed', async () => {
    const box = show();
    await userEvent.type(box, '삼성');
    await options();
    await userEvent.keyboard('{ArrowDown}');
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(box, { key: 'ArrowDown', isComposing: true });
    expect(picked).toEqual([]);
    expect(activeOf(box)?.textContent).toContain('삼성전자');
    await userEvent.keyboard('{Enter}');
    expect(picked).toEqual(['삼성전자']);
  });

  it('leave Home and End to the box', async () => {
    const box = show();
    await userEvent.type(box, '삼성');
    await options();
    await userEvent.keyboard('{ArrowDown}');
    for (const key of ['Home', 'End']) expect(fireEvent.keyDown(box, { key })).toBe(true);
    expect(activeOf(box)?.textContent).toContain('삼성전자');
  });

  it('of an older text never replace those of a newer one, and its request is aborted', async () => {
    let answerOld: (answer: StubAnswer) => void = () => undefined;
    const old = new Promise<StubAnswer>((resolve) => {
      answerOld = resolve;
    });
    api.on(/GET stocks\/search/, ({ query }) => (query.get('query') === '한' ? old : answerOf(found.slice(1))));
    const box = show();
    await userEvent.type(box, '한');
    await waitFor(() => expect(asked()).toEqual(['한']));
    await userEvent.clear(box);
    await userEvent.type(box, '삼성');
    expect((await options()).map(({ textContent }) => textContent?.slice(0, 4))).toEqual(['삼성전기', '삼성중공']);
    answerOld(answerOf([stockOf({ code: '000880', name: '한화' })]));
    await userEvent.type(box, '전');
    await waitFor(() => expect(asked()).toContain('삼성전'));
    expect(screen.queryByText('한화')).toBeNull();
    expect(await options()).toHaveLength(2);
  });

  it('of an older text cannot be chosen: a click spends nothing, and Enter searches for the new text', async () => {
    let answerNew: (answer: StubAnswer) => void = () => undefined;
    const fresh = new Promise<StubAnswer>((resolve) => {
      answerNew = resolve;
    });
    api.on(/GET stocks\/search/, ({ query }) => (query.get('query') === '카카오' ? fresh : answerOf(found)));
    const box = show();
    await userEvent.type(box, '삼성');
    await options();
    await userEvent.clear(box);
    await userEvent.type(box, '카카오');
    await waitFor(() => expect(asked()).toContain('카카오'));
    const [stale] = screen.getAllByRole('option');
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOf(box)).toBeNull();
    await userEvent.click(stale as HTMLElement);
    await userEvent.keyboard('{Enter}');
    expect(picked).toEqual([]);
    expect(document.querySelector('output')?.textContent).toBe('/analysis?q=카카오');
    answerNew(answerOf([]));
  });

  it('ask once for what is typed in one go', async () => {
    await userEvent.type(show(), '삼성전');
    await options();
    expect(asked()).toEqual(['삼성전']);
  });

  it('stay away without a word where they cannot be had', async () => {
    api.on(/GET stocks\/search/, () => refusal(500, 'INTERNAL', '문제가 생겼어요.'));
    const box = show();
    await userEvent.type(box, '삼성');
    await waitFor(() => expect(asked()).toEqual(['삼성']));
    expect(box.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('문제가 생겼어요.')).toBeNull();
  });

  it('take a click of the mouse, and of a finger only after the cost was shown', async () => {
    const box = show();
    await userEvent.type(box, '삼성');
    const [first] = await options();
    await userEvent.pointer([{ keys: '[TouchA]', target: first as HTMLElement }]);
    expect(picked).toEqual([]);
    expect(first?.textContent).toContain('분석하기 20 크레딧');
    expect(document.activeElement).toBe(box);
    await userEvent.pointer([{ keys: '[TouchA]', target: first as HTMLElement }]);
    expect(picked).toEqual(['삼성전자']);
    await userEvent.type(box, '삼성');
    const [, second] = await options();
    await userEvent.click(second as HTMLElement);
    expect(picked).toEqual(['삼성전자', '삼성전기']);
  });

  it('tell what is missing and lead to the plans where the credits do not suffice', async () => {
    const box = show({ credit: 15 });
    await userEvent.type(box, '삼성');
    await options();
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOf(box)?.textContent).toContain('크레딧이 5 모자라요. 요금제에서 신청하기');
    await userEvent.keyboard('{Enter}');
    expect(picked).toEqual([]);
    expect(document.querySelector('output')?.textContent).toBe('/subscribe');
  });
});
