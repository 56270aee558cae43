import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { paged, pagingQuery } from './paging.ts';

const query = z.object(pagingQuery(5));

describe('pagingQuery', () => {
  it('starts at page 1 with the size of the list', () => {
    expect(query.parse({})).toEqual({ page: 1, size: 5 });
  });

  it('takes sizes from 1 to 100', () => {
    expect(query.parse({ page: '3', size: '100' })).toEqual({ page: 3, size: 100 });
  });

  it.each(['0', '-1', '1.5', 'x', '', '1e3', '101', ['1']])('refuses size %j [R19]', (size) => {
    expect(query.safeParse({ size }).success).toBe(false);
  });

  it.each(['0', '-1', '1.5', 'NaN', '9999999999'])('refuses page %j [R19]', (page) => {
    expect(query.safeParse({ page }).success).toBe(false);
  });
});

describe('paged', () => {
  it('counts the pages', () => {
    expect(paged([], 11, { page: 4, size: 5 })).toEqual({ items: [], page: 4, size: 5, total: 11, pages: 3 });
  });
});
