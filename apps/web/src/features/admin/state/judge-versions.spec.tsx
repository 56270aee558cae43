import type { JudgeVersionLine } from '@gaemi/contracts/judge-versions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { Toasts } from '../../../ui/toast/toasts.tsx';
import { JudgeVersions } from './judge-versions.tsx';

const night = (version: number, fields: Partial<JudgeVersionLine>): JudgeVersionLine => ({
  ...{ version, state: 'used', current: false, at: '2026-11-25T19:15:00.000Z', rows: 2_000, unseen: 900 },
  ...{ before_right: 610, after_right: 680, p: 0.0004, taken_back_at: null, ...fields },
});
const before = [
  night(3, { state: 'refused', after_right: 612, p: 0.8 }),
  night(2, { current: true }),
  night(1, { rows: 1_500 }),
];
const after = [
  night(3, { state: 'refused', after_right: 612, p: 0.8 }),
  night(2, { state: 'taken_back', taken_back_at: '2026-11-26T01:00:00.000Z' }),
  night(1, { rows: 1_500, current: true }),
];

describe('the versions that the judge learned', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => api.reset());

  it('say what each night changed, and which one judges now', async () => {
    api.on(/GET admin\/judge-versions/, () => ({ body: { rows: 2_700, items: before } }));
    renderWithin(<JudgeVersions />);
    const [refused, current] = await screen.findAllByRole('listitem');
    expect(refused?.textContent).toContain('3판쓰지 않음');
    expect(within(refused as HTMLElement).queryByRole('button')).toBeNull();
    expect(current?.textContent).toContain('2판쓰는 중2026.11.26 04:15');
    expect(current?.textContent).toContain(
      '배우지 않은 900건 가운데 맞은 것 610건 → 680건 (67.8% → 75.6%, p < 0.001)기사 2,000건으로 배웠어요.',
    );
    expect(screen.getByText('배울 기사 2,700건')).toBeTruthy();
  });

  it('are taken back only after a confirmation', async () => {
    api.on(/GET admin\/judge-versions/, () => ({ body: { rows: 2_700, items: before } }));
    api.on(/POST admin\/judge-versions\/2\/take-back/, () => ({ body: { rows: 2_700, items: after } }));
    renderWithin(<JudgeVersions />);
    const open = () => screen.findByRole('button', { name: /2판\s*되돌리기/ });
    await userEvent.click(await open());
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '취소' }));
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.click(await open());
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect([rows[1], rows[2]]).toEqual([expect.stringContaining('2판되돌림'), expect.stringContaining('1판쓰는 중')]);
  });

  it('are taken back by the repeat of a call whose answer was lost', async () => {
    let items = before;
    api.on(/GET admin\/judge-versions/, () => ({ body: { rows: 2_700, items } }));
    api.on(/POST admin\/judge-versions\/2\/take-back/, () => {
      if (items === after) return refusal(404, 'NOT_FOUND', '찾을 수 없습니다.');
      items = after;
      return refusal(502, 'UNKNOWN', '');
    });
    renderWithin(
      <>
        <JudgeVersions />
        <Toasts />
      </>,
    );
    await userEvent.click(await screen.findByRole('button', { name: /2판\s*되돌리기/ }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 10_000 });
    expect(await screen.findByText('되돌림')).toBeTruthy();
    expect(screen.queryByText('되돌리지 못했습니다.')).toBeNull();
  });

  it('say how the judge learns where it has learned nothing', async () => {
    api.on(/GET admin\/judge-versions/, () => ({ body: { rows: 0, items: [] } }));
    renderWithin(<JudgeVersions />);
    expect(await screen.findByText(/아직 배운 판이 없어요/)).toBeTruthy();
  });
});
