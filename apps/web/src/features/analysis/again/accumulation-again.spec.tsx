import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { marketCalendar } from '../../../../testing/accumulation-records.ts';
import { member } from '../../../../testing/members.ts';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { SignedInMember } from '../../../shared/session/signed-in-member.ts';
import { AccumulationAgainSheet } from './accumulation-again-sheet.tsx';

describe('another accumulation analysis of a stock', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  afterEach(() => void vi.useRealTimers());
  beforeEach(() => {
    api.reset();
    // Its last settled day is Friday the 20th of November.
    api.on(/GET mjb-calendar/, () => ({ body: marketCalendar }));
  });

  const show = (searching_period: string, created_at: string, { credit = 100, provisional = false } = {}) =>
    renderWithin(
      <MemoryRouter>
        <SignedInMember value={member({ credit })}>
          <AccumulationAgainSheet
            stock={{ code: '005930', name: '삼성전자' }}
            last={{ _id: 'a'.repeat(24), searching_period, created_at, basis: { provisional } }}
            onStart={() => {}}
            onClose={() => {}}
          />
        </SignedInMember>
      </MemoryRouter>,
    );

  it.each([100, 0])(
    'is not offered where its first day lies before the reach: another period is, with %i',
    async (credit) => {
      show('2025-11-20 ~ 2026-11-19', '2026-11-20T01:00:00.000Z', { credit });
      expect(await screen.findByText('시작일이 최근 1년보다 앞이라 같은 시작일로는 구할 수 없어요')).toBeTruthy();
      expect(screen.queryByRole('button', { name: /다시 분석/ })).toBeNull();
      expect(screen.queryByText(/크레딧/)).toBeNull();
      expect(screen.getByRole('link', { name: '다른 기간 구하기' }).getAttribute('href')).toBe('/mjb?q=005930');
    },
  );

  it.each([
    { asked: 'once it was', at: '2026-11-20T11:15:00.000Z' },
    // It waited for its turn.
    { asked: 'a minute before', at: '2026-11-20T11:14:00.000Z' },
  ])('says that nothing is new where the last day was final then, asked for $asked', async ({ at }) => {
    show('2026-08-21 ~ 2026-11-20', at);
    expect(await screen.findByText(/그 뒤에 확정된 거래일이 없어서/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /그래도 다시 분석/ })).toBeTruthy();
  });

  it.each([
    { why: 'still moved', at: '2026-11-20T11:14:00.000Z' },
    { why: 'came late from the source', at: '2026-11-20T13:00:00.000Z' },
  ])('is new where the last day $why then', async ({ at }) => {
    show('2026-08-21 ~ 2026-11-20', at, { provisional: true });
    expect(await screen.findByText(/2026\.08\.21부터 2026\.11\.20까지, 거래일 \d+일/)).toBeTruthy();
    expect(screen.queryByText(/그 뒤에 확정된 거래일이 없어서/)).toBeNull();
  });

  it('is not offered for a day alone that is not settled yet', async () => {
    // Analysed on Monday the 23rd at noon, looked at in the same hour.
    api.on(/GET mjb-calendar/, () => ({ body: { ...marketCalendar, today: '2026-11-23' } }));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T03:30:00.000Z') });
    show('2026-11-23 ~ 2026-11-23', '2026-11-23T03:00:00.000Z');
    expect(await screen.findByText('시작일 수치가 아직 확정되지 않아서 지금은 다시 구할 수 없어요')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /다시 분석/ })).toBeNull();
    expect(screen.getByRole('link', { name: '지난 결과 보기' })).toBeTruthy();
  });
});
