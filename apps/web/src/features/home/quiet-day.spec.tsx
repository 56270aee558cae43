import type { Today } from '@gaemi/contracts/today';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildToday } from '../../../testing/today.ts';
import { OwnNews, writeHomeTitle } from './own-news.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00+09:00') }));
afterEach(() => void vi.useRealTimers());

type Source = Today['sources'][number];
const source = (status: Source['status']): Source => ({ name: 'dart', status, since: '2026-11-20T01:00:00.000Z' });
const quiet = (...statuses: Source['status'][]) =>
  buildToday({ items: [], total: 0, pages: 0, sources: statuses.map(source) });
const show = (today: Today) =>
  render(
    <MemoryRouter>
      <OwnNews today={today} lastVisit={null} />
    </MemoryRouter>,
  );

const NOTHING = '관심 종목에 오늘 나온 중요한 소식이 없어요.';

it('a day without news is quiet where the sources are read', () => {
  const today = quiet('ok', 'limited');
  show(today);
  expect(screen.getByText(NOTHING)).toBeTruthy();
  expect(screen.getByText('새 소식이 나오면 여기에 보여 드려요.')).toBeTruthy();
  expect(writeHomeTitle('김서연', today)).toBe('김서연 님, 오늘은 조용해요');
});

it('a trading day without news does not make the weekend after it quiet', () => {
  vi.setSystemTime(new Date('2026-11-28T12:00:00+09:00'));
  const today = { ...quiet('ok'), day: '2026-11-27' };
  show(today);
  expect(screen.getByText('관심 종목에 11월 27일 금요일에 나온 중요한 소식이 없어요.')).toBeTruthy();
  expect(writeHomeTitle('김서연', today)).toBe('김서연 님, 무엇을 살펴볼까요?');
});

it('a day without news is not called quiet while no source can be read', () => {
  const today = quiet('failed', 'failed');
  show(today);
  expect(screen.queryByText(NOTHING)).toBeNull();
  expect(screen.getByText('지금은 소식을 읽지 못하고 있어요. 다시 읽게 되면 여기에 나와요.')).toBeTruthy();
  expect(writeHomeTitle('김서연', today)).toBe('김서연 님, 무엇을 살펴볼까요?');
});

it('a day without news says that one of the sources cannot be read', () => {
  show(quiet('ok', 'failed'));
  expect(screen.getByText(NOTHING)).toBeTruthy();
  expect(screen.getByText(/^지금 읽지 못하는 출처가 있어서/)).toBeTruthy();
});

it('a day that was over before a source was read is not called one without news', () => {
  vi.setSystemTime(new Date('2026-11-21T12:00:00+09:00'));
  const sources = [{ ...source('ok'), since: '2026-11-21T01:00:00.000Z' }];
  show({ ...quiet(), day: '2026-11-20', sources });
  expect(screen.getByText('관심 종목에 11월 20일 금요일에 나온 소식이 더 있는지 지금은 몰라요.')).toBeTruthy();
});

it('a day is not called quiet where no source of all stocks is read', () => {
  show(quiet());
  expect(screen.queryByText(NOTHING)).toBeNull();
  expect(screen.getByText('아직 모든 종목의 소식을 읽는 출처가 없어요.')).toBeTruthy();
  expect(writeHomeTitle('김서연', quiet())).toBe('김서연 님, 무엇을 살펴볼까요?');
});
