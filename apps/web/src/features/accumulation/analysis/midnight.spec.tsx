import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { marketCalendar } from '../../../../testing/accumulation-records.ts';
import { member } from '../../../../testing/members.ts';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { SignedInMember } from '../../../shared/session/signed-in-member.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PeriodModal } from './period-modal.tsx';
import { ReanalysisForm } from './reanalysis-form.tsx';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
const answerOn = (today: string) => api.on(/GET mjb-calendar/, () => ({ body: { ...marketCalendar, today } }));
const pass = (moment: string) => void vi.setSystemTime(moment);
beforeEach(() => {
  api.reset();
  // Sunday, two minutes before midnight.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T23:58:00+09:00') });
  answerOn('2026-11-22');
});
afterEach(() => void vi.useRealTimers());

const show = (children: ReactNode) =>
  renderWithin(
    <MemoryRouter>
      <SignedInMember value={member()}>{children}</SignedInMember>
    </MemoryRouter>,
  );
const monday = () => document.querySelector<HTMLButtonElement>('[data-day="2026-11-23"] button');
const stock = { code: '005930', name: '삼성전자' };
const nothing = async () => null;

function Window() {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>기간 고르기</Button>;
  return <PeriodModal stock={stock} busy={false} isLooking={false} onStart={nothing} onClose={() => setOpen(false)} />;
}

it('the window of days that is opened after midnight has the new day', async () => {
  show(<Window />);
  await userEvent.click(screen.getByRole('button', { name: '기간 고르기' }));
  await waitFor(() => expect(monday()?.disabled).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  pass('2026-11-23T00:01:00+09:00');
  answerOn('2026-11-23');
  await userEvent.click(screen.getByRole('button', { name: '기간 고르기' }));
  await waitFor(() => expect(monday()?.disabled).toBe(false));
});

it('a result that stood there over midnight offers the new day as the last one', async () => {
  show(<ReanalysisForm from="2026-08-21" busy={false} onStart={nothing} />);
  const button = await screen.findByRole('button', { name: /새 종료일/ });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  pass('2026-11-23T00:01:00+09:00');
  answerOn('2026-11-23');
  await userEvent.click(button);
  await waitFor(() => expect(monday()?.disabled).toBe(false));
});
