import type { SourceChecks as Checks, SourceLine } from '@gaemi/contracts/source-checks';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { SourceChecks } from './source-checks.tsx';

const line = (fields: Partial<SourceLine>): SourceLine => ({
  ...{ source: 'dart', configured: true, ok: true, detail: 'the key is accepted' },
  ...{ reach_back: null, calls_left: null, rights: 'no limits', cost: 'free', ...fields },
});
const items = [
  line({ calls_left: 19_998, reach_back: '2026-11-18T05:44:00.000Z' }),
  line({ source: 'feed:press.example/market.xml', ok: false, detail: 'feed is not well formed' }),
  line({ source: 'kis', configured: false, ok: null, detail: 'KIS_APP_KEY and KIS_APP_SECRET are not set' }),
];
const checks = (checked_at: string | null, given = items): { body: Checks } => ({ body: { checked_at, items: given } });
const first = '2026-11-21T03:04:05.000Z';
const second = '2026-11-21T03:05:05.000Z';

describe('the sources of data', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => api.reset());
  afterEach(() => vi.useRealTimers());

  it('are listed with their state, what to do, calls left, reach, rights and cost', async () => {
    api.on(/GET admin\/sources/, () => checks(first));
    renderWithin(<SourceChecks />);
    const section = await screen.findByRole('region', { name: '데이터 출처' });
    const rows = await within(section).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DART 공시정상the key is accepted오늘 남은 호출 19,998번 · 2026.11.18 14:44부터 있어요권리 no limits비용 free',
      '언론사 RSS press.example/market.xml문제 있음feed is not well formed권리 no limits비용 free',
      '한국투자증권설정 안 함KIS_APP_KEY and KIS_APP_SECRET are not set',
    ]);
    expect(within(section).getByRole('status').textContent).toBe('마지막 확인 2026.11.21 12:04');
  });

  it('are checked again by a worker, whose result comes by itself', async () => {
    let answer = checks(first);
    api.on(/GET admin\/sources/, () => answer);
    api.on(/POST admin\/sources\/check/, () => ({ ...answer, status: 202 }));
    renderWithin(<SourceChecks />);
    const button = await screen.findByRole('button', { name: '다시 확인' });
    await screen.findByText('마지막 확인 2026.11.21 12:04');
    await userEvent.click(button);
    expect(await screen.findByText('확인하고 있어요.')).toBeTruthy();
    expect(button.getAttribute('aria-busy')).toBe('true');
    answer = checks(second, [line({ source: 'smtp', ok: false, detail: 'the mail server refuses the log-in' })]);
    expect(await screen.findByText('마지막 확인 2026.11.21 12:05', {}, { timeout: 5_000 })).toBeTruthy();
    expect(screen.getByText('the mail server refuses the log-in')).toBeTruthy();
    expect(button.getAttribute('aria-busy')).toBeNull();
  });

  it('say that no worker has checked them where none does', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api.on(/GET admin\/sources/, () => checks(null, []));
    api.on(/POST admin\/sources\/check/, () => ({ ...checks(null, []), status: 202 }));
    renderWithin(<SourceChecks />);
    expect(await screen.findByText('아직 확인한 적이 없어요.')).toBeTruthy();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: '다시 확인' }));
    await screen.findByText('확인하고 있어요.');
    await vi.advanceTimersByTimeAsync(125_000);
    expect(await screen.findByText(/워커가 돌고 있는지 봐 주세요/)).toBeTruthy();
  });

  it('are asked for again where they could not be loaded', async () => {
    api.on(/GET admin\/sources/, () => refusal(400, 'VALIDATION_FAILED', '입력한 내용을 확인해주세요.'));
    renderWithin(<SourceChecks />);
    expect(await screen.findByText('데이터 출처를 불러오지 못했어요.')).toBeTruthy();
    api.on(/GET admin\/sources/, () => checks(first));
    await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('DART 공시')).toBeTruthy();
  });
});
