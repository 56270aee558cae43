import { describe, expect, it } from 'vitest';
import { withLike } from './with-like.ts';

describe('hearts in loaded data', () => {
  const data = {
    pages: [
      {
        items: [
          { stock_code: '005930', like: false },
          { stock_code: '000660', like: false },
        ],
      },
    ],
    other: { code: '005930', name: '삼성전자' },
  };

  it('flip wherever the stock stands, and nowhere else', () => {
    expect(withLike(data, '005930', true)).toEqual({
      ...data,
      pages: [
        {
          items: [
            { stock_code: '005930', like: true },
            { stock_code: '000660', like: false },
          ],
        },
      ],
    });
    expect(withLike([{ code: '000660', like: true }], '000660', false)).toEqual([{ code: '000660', like: false }]);
  });

  it('leave data alone that does not change', () => {
    expect(withLike(data, '000000', true)).toBe(data);
    expect(withLike(data, '005930', false)).toBe(data);
    expect(withLike(null, '005930', true)).toBe(null);
    expect(withLike(undefined, '005930', true)).toBe(undefined);
  });
});
