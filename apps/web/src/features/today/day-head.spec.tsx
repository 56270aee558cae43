import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildToday } from '../../../testing/today.ts';
import { DayHead } from './day-head.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('on a day without trade the calendar leads to the page that has its news, and no further', () => {
  vi.setSystemTime(new Date('2026-11-21T08:00:00+09:00'));
  const days = [{ day: '2026-11-20', good: 3, bad: 4 }];
  const chosen: string[] = [];
  const today = buildToday({ day: '2026-11-20', days });
  render(<DayHead day="2026-11-20" today={today} hasFailed={false} onChoose={(day) => chosen.push(day)} />);
  const calendar = screen.getByLabelText<HTMLInputElement>('다른 날');
  for (const value of ['2026-11-21', '2026-11-23', '2026-11-24']) fireEvent.change(calendar, { target: { value } });
  expect(chosen).toEqual(['2026-11-21', '2026-11-23']);
  expect(calendar.max).toBe('2026-11-23');
});

it('shows in figures the day that keys type into the calendar, which the pointer only opens', async () => {
  render(<DayHead day="2026-11-23" today={buildToday()} hasFailed={false} onChoose={() => undefined} />);
  const calendar = screen.getByLabelText<HTMLInputElement>('다른 날');
  const isSeen = () => calendar.parentElement?.className.includes('byKeys');
  fireEvent.click(calendar);
  expect(isSeen()).toBe(false);
  fireEvent.keyUp(calendar, { key: 'Tab' });
  expect(isSeen()).toBe(true);
  fireEvent.blur(calendar);
  expect(isSeen()).toBe(false);
});

it('says of how many events of the day the filters leave those that it counts', () => {
  vi.setSystemTime(new Date('2026-11-23T12:00:00+09:00'));
  const show = (counts = buildToday().counts) => {
    const today = buildToday({ counts });
    return render(<DayHead day={undefined} today={today} hasFailed={false} onChoose={() => undefined} />);
  };
  const { container, unmount } = show();
  expect(container.textContent).toContain('11월 23일 월요일 · 24건 · 공시 확인 17건');
  unmount();
  expect(show({ good: 1, bad: 2, confirmed: 1 }).container.textContent).toContain('24건 가운데 3건 · 공시 확인 1건');
});
