import { combinedNews } from '@gaemi/contracts/news-analysis';
import { newsDetail } from '@gaemi/contracts/news-detail';
import { newsChanges } from '@gaemi/contracts/news-history';
import { stockPrices } from '@gaemi/contracts/stocks';
import { newsSides } from '@gaemi/domain/news-side';
import { expect, it } from 'vitest';
import { sampleEvents } from './sample-events.ts';
import { sampleChanges, sampleDetails, samplePrices, sampleRecord } from './sample-result.ts';

it('the example has the shape of a real result', () => {
  expect(combinedNews.parse(sampleRecord)).toEqual(sampleRecord);
  for (const side of newsSides) expect(newsDetail.parse(sampleDetails[side])).toEqual(sampleDetails[side]);
  expect(stockPrices.parse(samplePrices)).toEqual(samplePrices);
  expect(newsChanges.parse(sampleChanges)).toEqual(sampleChanges);
});

it('the example is of a company that cannot exist, and says that it is made up', () => {
  expect(sampleRecord.stock_code).toMatch(/^X0000\d$/);
  expect([sampleRecord, ...newsSides.map((side) => sampleDetails[side])].map((part) => part.data_source)).toEqual([
    'sample',
    'sample',
    'sample',
  ]);
});

it('the numbers of the example add up', () => {
  const { good_news_score: good, bad_news_score: bad, reserve, percentage_value: percentage, coverage } = sampleRecord;
  expect(good + bad + (reserve ?? 0)).toBe(100);
  expect(percentage).toBe(50 + (good - bad) / 2);
  expect(coverage.kept + coverage.merged + coverage.dropped).toBe(coverage.found);
  expect(sampleEvents.length + (coverage.neutral ?? 0) + (coverage.price_events ?? 0)).toBe(coverage.events);
  const copies = sampleEvents.reduce((sum, { articles }) => sum + articles - 1, 0);
  expect(copies).toBeLessThanOrEqual(coverage.merged);
  for (const side of newsSides) {
    const { total_score: score, themes, events } = sampleDetails[side];
    const points = events.filter((event) => event.side === side).reduce((sum, event) => sum + event.points, 0);
    expect(points).toBeCloseTo(score, 6);
    expect(themes.reduce((sum, theme) => sum + theme.points, 0)).toBeCloseTo(score, 6);
  }
  expect(samplePrices.items.at(-1)?.day).toBe(samplePrices.as_of);
});
