import { messages } from '@gaemi/contracts/messages';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { marketCalendar } from '../../../../testing/accumulation-records.ts';
import { afterRepeats } from '../../../../testing/after-repeats.ts';
import { member } from '../../../../testing/members.ts';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { stockOf } from '../../../../testing/stocks.ts';
import { refusal, type StubAnswer, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { claimPress, closePress, markAccepted } from '../../../shared/press/press-store.ts';
import { SignedInMember } from '../../../shared/session/signed-in-member.ts';
import { Toasts } from '../../../ui/toast/toasts.tsx';
import { AccumulationRoute } from '../analysis-route.tsx';

const timing = { pollInterval: 50, resultDelay: 75 };
const lost = () => refusal(503, 'UNAVAILABLE', '잠시 이용할 수 없습니다.');

function show() {
  renderWithin(
    <MemoryRouter initialEntries={['/mjb?q=삼성']}>
      <SignedInMember value={member()}>
        <AccumulationRoute timing={timing} />
      </SignedInMember>
      <Toasts />
    </MemoryRouter>,
  );
}

async function openWindow() {
  await userEvent.click(await screen.findByRole('button', { name: '삼성전자 매집비 구하기 10 크레딧' }));
  const dialog = within(await screen.findByRole('dialog', { name: '검색 날짜 설정' }));
  await userEvent.click(await dialog.findByRole('button', { name: '3개월' }));
  return dialog;
}
const press = async (dialog: Awaited<ReturnType<typeof openWindow>>) =>
  userEvent.click(dialog.getByRole('button', { name: /매집비 구하기/ }));

describe('an accumulation analysis whose outcome is unknown', () => {
  let api: StubApi;
  let charged: Set<string>;
  let answers: boolean;
  const posts = () => api.calls.filter(({ method }) => method === 'POST');

  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    charged = new Set();
    answers = false;
    api.on(/GET users\/me/, () => ({ body: member() }));
    api.on(/GET stocks\/search/, () => ({ body: { items: [stockOf()], page: 1, size: 5, total: 1, pages: 1 } }));
    api.on(/GET mjb-calendar/, () => ({ body: marketCalendar }));
    api.on(/POST mjb$/, ({ body }) => {
      const { request_id } = Object(body);
      charged.add(request_id);
      if (!answers) return lost();
      const known = { request_id, stock_code: '005930', stock_name: '삼성전자' };
      return { status: 202, body: { ...known, searching_period: '2026-08-21 ~ 2026-11-20', charged: 10 } };
    });
    api.on(/GET mjb-progress/, ({ path }) => {
      if (!answers) return lost();
      if (!charged.has(path.split('/')[1] ?? '')) return refusal(404, 'PROGRESS_NOT_FOUND', 'Progress not found');
      return { body: { progress: 30, status: 'running' } };
    });
  });

  const runs = async () => {
    expect(await screen.findByText('삼성전자 분석중입니다')).toBeTruthy();
    expect(charged.size).toBe(1);
  };

  it('holds the window and says that it looks, then runs, charged once', async () => {
    show();
    const dialog = await openWindow();
    await press(dialog);
    expect(await dialog.findByText(messages.pressLooking)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    answers = true;
    await runs();
    expect(posts()).toHaveLength(1);
  });

  it('says so when nobody asks any more; the same button goes on under the same id', { timeout: 90_000 }, async () => {
    show();
    const dialog = await openWindow();
    await press(dialog);
    expect(await afterRepeats(() => dialog.getByText(messages.pressUnknown))).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    answers = true;
    await press(await openWindow());
    await runs();
  });

  it('holds the window while an earlier request on the order is being looked up', async () => {
    const claim = { kind: 'accumulation', target: '005930 2026-08-21 2026-11-20', owner: member().user_email } as const;
    await claimPress({ ...claim, createId: () => 'running-before' });
    await markAccepted('running-before');
    const look = Promise.withResolvers<StubAnswer>();
    api.on(/GET mjb-progress/, () => look.promise);
    show();
    await press(await openWindow());
    await waitFor(() => expect(api.calls.some(({ path }) => path.includes('running-before'))).toBe(true));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    look.resolve({ body: { progress: 30, status: 'running' } });
    expect(await screen.findByText('삼성전자 분석중입니다')).toBeTruthy();
    expect(posts()).toHaveLength(0);
  });

  it('goes on with what another tab has found out, and never asks a member who is logged in to log in', async () => {
    show();
    const dialog = await openWindow();
    await press(dialog);
    expect(await dialog.findByText(messages.pressLooking)).toBeTruthy();
    const [id = ''] = charged;
    answers = true;
    await closePress(id);
    await runs();
    expect(posts()).toHaveLength(1);
  });

  it('says where another tab was refused that it was settled there', async () => {
    show();
    const dialog = await openWindow();
    await press(dialog);
    expect(await dialog.findByText(messages.pressLooking)).toBeTruthy();
    const [id = ''] = charged;
    charged.clear();
    answers = true;
    await closePress(id);
    expect(await dialog.findByText(messages.pressSettledElsewhere)).toBeTruthy();
    expect(screen.queryByText('로그인이 필요합니다.')).toBeNull();
    expect(charged.size).toBe(0);
  });

  it('says after a reload that it looks', async () => {
    show();
    await press(await openWindow());
    await waitFor(() => expect(posts()).toHaveLength(1));
    cleanup();
    show();
    expect(await screen.findByText(messages.pressLooking)).toBeTruthy();
    answers = true;
    await runs();
  });
});
