import type { NewsDetail } from '@gaemi/contracts/news-detail';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCombined, buildDetail } from '../../../../../testing/analysis-results.ts';
import { renderWithin } from '../../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../../testing/stub-api.ts';
import { createQueryClient } from '../../../../app/query-client.ts';
import { Toasts } from '../../../../ui/toast/toasts.tsx';
import { toResultView } from '../result-view.ts';
import { ReasonList } from './reason-list.tsx';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.reset();
  api.on(/POST news-events/, ({ body }) => ({
    status: 201,
    body: { event_id: 'event-1', analysis_id: '1'.repeat(24), state: 'open', ...(body as object) },
  }));
});

type Reason = NewsDetail['reasons'][number];

function show(change: Partial<Reason> = {}, analysisId: string | null = '1'.repeat(24), client = createQueryClient()) {
  const detail = buildDetail('good');
  const reasons = detail.reasons.map((reason) => ({ ...reason, ...change }));
  const { good } = toResultView(buildCombined('request-1'), [{ ...detail, reasons }]).sides;
  if (good === null) throw new Error('no side');
  const list = { newReasons: [], active: null, picked: null };
  return renderWithin(
    <>
      <ReasonList analysisId={analysisId} side={good} {...list} />
      <Toasts />
    </>,
    client,
  );
}
const button = () => screen.getByRole('button', { name: /더 보기$/ });
const item = (name: string) => within(screen.getByRole('menu')).getByRole('menuitem', { name });
/** Whoever looks away takes nothing back any more. */
async function leave() {
  await screen.findByRole('button', { name: '신고 취소' });
  window.dispatchEvent(new Event('pagehide'));
}
const sent = () => api.calls.filter(({ method }) => method === 'POST');

describe('the menu of a reason', () => {
  it('is walked by the keyboard and gives the focus back', async () => {
    show({ links: ['https://a.example/1', 'https://b.example/2'] });
    expect(button().getAttribute('aria-expanded')).toBe('false');
    button().focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(item('다른 회사 기사예요'));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(item('방향이 반대예요'));
    await userEvent.keyboard('{End}{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(item('원문 모두 보기'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button());
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(item('다른 회사 기사예요'));
    await userEvent.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('reports once, says so at the reason alone, and keeps the points', async () => {
    show();
    await userEvent.click(button());
    await userEvent.click(item('방향이 반대예요'));
    const note = screen.getByRole('status');
    await leave();
    expect(await within(note).findByText('알려 주신 근거예요. 확인한 뒤 다음 분석에 반영할게요.')).toBeTruthy();
    expect(sent()).toMatchObject([
      { path: 'news-events/event-1/report', body: { kind: 'wrong_side', analysis_id: '1'.repeat(24) } },
    ]);
    expect(screen.getByText('+12')).toBeTruthy();
    await userEvent.click(button());
    expect(item('다른 회사 기사예요').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(item('다른 회사 기사예요'));
    expect(sent()).toHaveLength(1);
  });

  it('sends nothing where the report is taken back', async () => {
    show();
    await userEvent.click(button());
    await userEvent.click(item('방향이 반대예요'));
    await userEvent.click(await screen.findByRole('button', { name: '신고 취소' }));
    await waitFor(() => expect(screen.queryByText(/알려 주신 내용/)).toBeNull());
    // What was pressed has gone.
    expect(document.activeElement).toBe(screen.getByRole('listitem'));
    window.dispatchEvent(new Event('pagehide'));
    await userEvent.click(button());
    await waitFor(() => expect(item('방향이 반대예요').getAttribute('aria-disabled')).toBeNull());
    expect(sent()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes a report back, too, whose side was out of sight meanwhile, and offers no second one', async () => {
    const { client, unmount } = show();
    await userEvent.click(button());
    await userEvent.click(item('방향이 반대예요'));
    await screen.findByRole('button', { name: '신고 취소' });
    unmount();
    show({}, undefined, client);
    await userEvent.click(button());
    expect(item('다른 회사 기사예요').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: '신고 취소' }));
    await waitFor(() => expect(screen.queryByText(/알려 주신 내용/)).toBeNull());
    window.dispatchEvent(new Event('pagehide'));
    await userEvent.click(button());
    await waitFor(() => expect(item('방향이 반대예요').getAttribute('aria-disabled')).toBeNull());
    expect(sent()).toEqual([]);
  });

  it.each([
    ['dismissed', '이미 확인한 내용이에요. 판단은 그대로예요.'],
    ['upheld', '이미 확인한 내용이에요. 다음 분석부터 반영돼요.'],
  ])('says what became of a report that was %s before, and does not call the reason unchecked', async (state, says) => {
    const answer = { event_id: 'event-1', analysis_id: '1'.repeat(24), kind: 'wrong_side', state };
    api.on(/POST news-events/, () => ({ status: 201, body: answer }));
    show();
    await userEvent.click(button());
    await userEvent.click(item('방향이 반대예요'));
    await leave();
    expect(await screen.findByText(says)).toBeTruthy();
    await userEvent.click(button());
    await waitFor(() => expect(item('방향이 반대예요').getAttribute('aria-disabled')).toBeNull());
    expect(screen.queryByText(/알려 주신 근거예요/)).toBeNull();
  });

  it('says that a report was not taken, and can be used again', async () => {
    api.on(/POST news-events/, () => refusal(404, 'NEWS_EVENT_NOT_FOUND', '이 소식을 찾을 수 없습니다.'));
    show();
    await userEvent.click(button());
    await userEvent.click(item('방향이 반대예요'));
    await leave();
    expect(await screen.findByText('이 소식을 찾을 수 없습니다.')).toBeTruthy();
    await userEvent.click(button());
    expect(item('방향이 반대예요').getAttribute('aria-disabled')).toBeNull();
  });

  it('shows all sources', async () => {
    show({ links: ['https://a.example/1', 'https://b.example/2', 'https://c.example/3'] });
    expect(screen.queryByText('c.example')).toBeNull();
    await userEvent.click(button());
    await userEvent.click(item('원문 모두 보기'));
    expect(screen.getByText('c.example')).toBeTruthy();
  });

  it('is absent where nothing can be done: for a reason of an example with one source', () => {
    show({}, null);
    expect(screen.queryByRole('button', { name: /더 보기$/ })).toBeNull();
  });
});

it.each([
  ['other_company', /다른 회사 기사였어요/],
  ['wrong_side', /방향이 반대였어요/],
] as const)('a reason with a confirmed error (%s) says so and cannot be reported again', (corrected, text) => {
  show({ corrected, reported: corrected });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /더 보기$/ })).toBeNull();
});
