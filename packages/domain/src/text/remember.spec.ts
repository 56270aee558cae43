import { expect, it } from 'vitest';
import { remember } from './remember.ts';

it('says what the function says, also after it forgot, and reads a text of late once', () => {
  let reads = 0;
  const lengthOf = remember((text) => {
    reads += 1;
    return { length: text.length };
  }, 8);
  const texts = Array.from({ length: 40 }, (_, at) => '글'.repeat((at * 7) % 13));
  for (const text of [...texts, '', '']) expect(lengthOf(text)).toEqual({ length: text.length });

  reads = 0;
  const first = lengthOf('새 소식');
  for (let again = 0; again < 3; again += 1) for (const text of ['가', '나', '새 소식']) lengthOf(text);
  expect(lengthOf('새 소식')).toBe(first);
  expect(reads).toBeLessThanOrEqual(5);
});

it('keeps as many as it may', () => {
  const kept = remember((text) => ({ text }), 10);
  const first = kept('처음');
  for (let at = 0; at < 10; at += 1) kept(String(at));
  expect(kept('처음')).not.toBe(first);
});
