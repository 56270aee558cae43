import { expect, it } from 'vitest';
import { expectedText } from './expected-text.ts';

it.each([
  [{ p50: 8, p90: 12 }, 4, { left: '약 4초 남았어요.', usual: '보통 8–12초 걸려요.' }],
  [{ p50: 8, p90: 12 }, 8, { left: '곧 끝나요.', usual: '보통 8–12초 걸려요.' }],
  [{ p50: 8, p90: 12 }, 13, { left: '조금 더 걸리고 있어요.', usual: '보통 8–12초 걸려요.' }],
  [{ p50: 3, p90: 3 }, 0, { left: '약 3초 남았어요.', usual: '보통 3초쯤 걸려요.' }],
  [{ p50: 95, p90: 120 }, 0, { left: '약 1분 35초 남았어요.', usual: '보통 1분 35초에서 2분 걸려요.' }],
])('of an expected %o after %d seconds', (expected, elapsed, shown) => {
  expect(expectedText(expected, elapsed)).toEqual(shown);
});

it('promises nothing where no time is known', () => {
  expect(expectedText(undefined, 70)).toEqual({
    left: null,
    usual: '다른 화면에 다녀와도 괜찮아요. 결과는 분석 기록에 남아요.',
  });
});
