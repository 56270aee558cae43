import { describe, expect, it } from 'vitest';
import { maskEmail, maskText } from './masking.ts';

describe('maskText', () => {
  it.each([
    ['/api/v1/users/check-email/sam@naver.com', '/api/v1/users/check-email/***@***'],
    ['/api/v1/users/check-email/sam%40naver.com?x=1', '/api/v1/users/check-email/***@***?x=1'],
    ['/api/v1/users/check-email/sam%40naver%2Ecom', '/api/v1/users/check-email/***@***'],
    ['/api/v1/users/check-email/sam%2540naver%252Ecom', '/api/v1/users/check-email/***@***'],
    [`/api/v1/gaemi_${'0af'.repeat(16)}`, '/api/v1/gaemi_***'],
    ['no address here', 'no address here'],
  ])('%s becomes %s', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });
});

describe('maskEmail', () => {
  it('shows the first three characters', () => {
    expect(maskEmail('samsung@naver.com')).toBe('sam***@naver.com');
  });

  it('never shows a whole short name', () => {
    expect(maskEmail('ab@naver.com')).toBe('a***@naver.com');
  });
});
