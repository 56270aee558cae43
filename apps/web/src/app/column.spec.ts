import { describe, expect, it } from 'vitest';
import { chooseColumn } from './column.ts';

describe('column of a screen', () => {
  const at = (path: string, search = '') => chooseColumn(path, { search });

  it('is wide where a result is read', () => {
    expect(at('/mjb')).toBe('wide');
    expect(at('/search', '?card=1&detail=1')).toBe('wide');
    expect(at('/mjb-search', '?detail=1')).toBe('wide');
    expect(at('/favorite', '?stock=005930&detail=1')).toBe('wide');
  });

  it('is wide where something stands beside what the screen is about', () => {
    for (const path of [
      '/',
      '/login',
      '/sample',
      '/analysis',
      '/event/1',
      '/r/1',
      '/stock/005930',
      '/subscribe',
      '/scorecard',
      '/mypage/alerts',
    ])
      expect(at(path)).toBe('wide');
  });

  it('is broad for home and the page of the day', () => {
    for (const path of ['/select-service', '/today']) expect(at(path)).toBe('broad');
  });

  it('is wide for the boards of watched stocks and for the histories, of both services', () => {
    expect(at('/favorite')).toBe('wide');
    expect(at('/favorite', '?q=1&page=2')).toBe('wide');
    expect(at('/search', '?view=stocks')).toBe('wide');
    expect(at('/search', '?card=1')).toBe('wide');
    expect(at('/mjb-search')).toBe('wide');
    expect(at('/mjb-favorite')).toBe('wide');
    expect(at('/favorite', '?stock=005930')).toBe('text');
    expect(at('/mjb-favorite', '?stock=005930')).toBe('text');
  });

  it('is one of text everywhere else, and a table for admins', () => {
    for (const path of ['/mypage', '/terms', '/stock', '/todays', '/search/x']) expect(at(path)).toBe('text');
    expect(at('/admin')).toBe('table');
  });
});
