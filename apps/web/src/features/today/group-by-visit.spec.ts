import type { TodayItem } from '@gaemi/contracts/today';
import { expect, it } from 'vitest';
import { groupByVisit } from './group-by-visit.ts';

const at = (moment: string) => ({ at: `${moment}:00.000Z` }) as TodayItem;
const events = [at('2026-11-23T05:00'), at('2026-11-20T05:00'), at('2026-11-16T05:00'), at('2026-11-02T05:00')];
const grouped = (lastVisit: string | null) =>
  groupByVisit(events, { lastVisit, weekAgo: '2026-11-16' }).map(({ name, items }) => [name, items.length]);

it('puts apart what came since the last visit, the last week, and what came before', () => {
  expect(grouped('2026-11-21T00:00:00.000Z')).toEqual([
    ['지난번에 본 뒤', 1],
    ['최근 7일', 1],
    ['그 앞', 2],
  ]);
});

it('has no empty group, and none of visits at the first one', () => {
  expect(grouped(null)).toEqual([
    ['최근 7일', 2],
    ['그 앞', 2],
  ]);
});
