import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { marketCalendar } from '../../../../testing/accumulation-records.ts';
import { member } from '../../../../testing/members.ts';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { stockOf } from '../../../../testing/stocks.ts';
import { refusal, type StubAnswer, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { SignedInMember } from '../../../shared/session/signed-in-member.ts';
import { Toasts } from '../../../ui/toast/toasts.tsx';
import { AccumulationRoute } from '../analysis-route.tsx';

const timing = { pollInterval: 50, resultDelay: 75 };
const stock = stockOf();
const visit = (name: string) => userEvent.click(screen.getByRole('link', { name, hidden: true }));

function show() {
  renderWithin(
    <MemoryRouter initialEntries={['/mjb?q=삼성']}>
      <Link to="/elsewhere">다른 화면</Link>
      <Link to="/mjb">매집비 화면</Link>
      <SignedInMember value={member()}>
        <Routes>
          <Route path="mjb" element={<AccumulationRoute timing={timing} />} />
          <Route path="*" element="다른 화면이에요" />
        </Routes>
      </SignedInMember>
      <Toasts />
    </MemoryRouter>,
  );
}

describe('an accumulation analysis left before the server has answered', () => {
  let api: StubApi;
  let late: PromiseWithResolvers<StubAnswer>;
  const posts = () => api.calls.filter(({ method }) => method === 'POST');
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    late = Promise.withResolvers();
    api.on(/GET users\/me/, () => ({ body: member() }));
    api.on(/GET stocks\/search/, () => ({ body: { items: [stock], page: 1, size: 5, total: 1, pages: 1 } }));
    api.on(/GET mjb-calendar/, () => ({ body: marketCalendar }));
    api.on(/POST mjb$/, () => late.promise);
    api.on(/GET mjb-progress/, () => refusal(404, 'PROGRESS_NOT_FOUND', 'Progress not found'));
  });

  const askAndReturn = async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: '삼성전자 매집비 구하기 10 크레딧' }));
    const dialog = within(await screen.findByRole('dialog', { name: '검색 날짜 설정' }));
    await userEvent.click(await dialog.findByRole('button', { name: '3개월' }));
    await userEvent.click(dialog.getByRole('button', { name: /매집비 구하기/ }));
    await waitFor(() => expect(posts()).toHaveLength(1));
    await visit('다른 화면');
    expect(screen.getByText('다른 화면이에요')).toBeTruthy();
    await visit('매집비 화면');
    expect(await screen.findByRole('combobox')).toBeTruthy();
  };

  it('is there on return once it is accepted', async () => {
    await askAndReturn();
    api.on(/GET mjb-progress/, () => ({ body: { progress: 30, status: 'running' } }));
    const { request_id } = Object(posts()[0]?.body);
    const known = { request_id, stock_code: '005930', stock_name: '삼성전자' };
    late.resolve({ status: 202, body: { ...known, searching_period: '2026-08-21 ~ 2026-11-20', charged: 10 } });
    expect(await screen.findByText('삼성전자 분석중입니다')).toBeTruthy();
    expect(sessionStorage.getItem('mjbAnalysis')).toContain('"accepted"');
    expect(posts()).toHaveLength(1);
  });

  it('is over on return where it was refused, and says why', async () => {
    await askAndReturn();
    late.resolve(refusal(402, 'NOT_ENOUGH_CREDIT', '크레딧이 부족합니다.'));
    expect(await screen.findByText('크레딧이 부족합니다.')).toBeTruthy();
    await waitFor(() => expect(sessionStorage.getItem('mjbAnalysis')).toBeNull());
  });

  it('goes on after a reload whose look was lost', async () => {
    const asked = { requestId: 'MJB-1', charged: null, stage: 'asked', owner: member().user_email, stock };
    const period = { from: '2026-11-02', to: '2026-11-20' };
    sessionStorage.setItem('mjbAnalysis', JSON.stringify({ ...asked, period }));
    let looks = 0;
    api.on(/GET mjb-progress/, () => {
      looks += 1;
      return looks === 1
        ? refusal(503, 'UNAVAILABLE', '잠시 이용할 수 없습니다.')
        : { body: { progress: 30, status: 'running' } };
    });
    show();
    expect(await screen.findByText('삼성전자 분석중입니다')).toBeTruthy();
    expect(posts()).toHaveLength(0);
  });
});
