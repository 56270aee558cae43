import { expect, it } from 'vitest';
import { messages } from './messages.ts';
import { newsPost } from './news-analysis.ts';

it('tells a name of a stock that is too long from one that is missing', () => {
  const sentence = (stock_name: string) =>
    newsPost.shape.stock_name.safeParse(stock_name).error?.issues.map(({ message }) => message);
  expect(sentence('가'.repeat(50))).toBeUndefined();
  expect(sentence('가'.repeat(51))).toEqual([messages.stockNameTooLong]);
  expect(sentence(' ')).toEqual([messages.stockNameRequired]);
});
