import { expect, it } from 'vitest';
import { createRightsRegister, publicRights } from '../rights/source-rights.ts';
import { shareEnd, shareRefusal } from './share-link.ts';

const register = createRightsRegister();
const refusal = (sources: string[], of = register) => shareRefusal(new Set(sources), of);

it('ends a link after 30 days', () => {
  expect(shareEnd(new Date('2026-11-20T07:10:00Z'))).toEqual(new Date('2026-12-20T07:10:00Z'));
});

it('never shares sample data, not even in part', () => {
  expect(refusal(['sample'])).toBe('SHARE_OF_SAMPLE');
  expect(refusal(['dart', 'sample'])).toBe('SHARE_OF_SAMPLE');
});

it('shares a result of which some text may leave, and none of which nothing may', () => {
  expect(refusal(['naver', 'dart'])).toBeNull();
  expect(refusal(['naver', 'google'])).toBe('SHARE_NOT_ALLOWED');
  expect(refusal([])).toBe('SHARE_NOT_ALLOWED');
  const declared = createRightsRegister({ naver: { ...publicRights.naver, redistribution: true } });
  expect(refusal(['naver'], declared)).toBeNull();
});
