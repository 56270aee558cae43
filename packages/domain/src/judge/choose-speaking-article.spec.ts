import { expect, it } from 'vitest';
import type { NewsSide } from '../news-side.ts';
import { chooseSpeakingArticle } from './choose-speaking-article.ts';
import { judged } from './testing/judged.ts';

const sureness = { good: 0, bad: 0, subject: 1, reportsEvent: 1, material: 1 };
const likely = { good: 0, bad: 0 };
const silent = { ...judged({ label: 'neutral' }), confidence: 1, likely, sureness };
const says = (side: NewsSide, weight: number) => ({ ...silent, label: side, likely: { ...likely, [side]: weight } });

it('lets the leading article speak where it shows a side, whatever others say', () => {
  expect(chooseSpeakingArticle([says('good', 0.5), says('good', 0.9)])).toBe(0);
  expect(chooseSpeakingArticle([says('good', 0.5), says('bad', 0.9)])).toBe(0);
  expect(chooseSpeakingArticle([silent])).toBe(0);
});

it('lets the surest of the others speak where the leading one shows no side', () => {
  expect(chooseSpeakingArticle([silent, says('bad', 0.7), says('bad', 0.8), silent])).toBe(2);
  expect(chooseSpeakingArticle([silent, silent, says('good', 0.6)])).toBe(2);
});

it('lets none speak that is not sure, or is contradicted', () => {
  expect(chooseSpeakingArticle([silent, says('good', 0.59)])).toBe(0);
  expect(chooseSpeakingArticle([silent, says('good', 0.9), says('bad', 0.5)])).toBe(0);
  const doubtful = { ...silent, likely: { good: 0, bad: 0.3 } };
  expect(chooseSpeakingArticle([doubtful, says('good', 0.9)])).toBe(0);
  expect(chooseSpeakingArticle([{ ...doubtful, likely: { good: 0, bad: 0.29 } }, says('good', 0.9)])).toBe(1);
});

it('lets none speak that shows no side, however likely one is', () => {
  const ofAnother = { ...says('good', 0.9), subject: 'listed' as const };
  expect(chooseSpeakingArticle([silent, ofAnother])).toBe(0);
  const price = { ...says('good', 0.9), kind: 'price' as const };
  expect(chooseSpeakingArticle([silent, price])).toBe(0);
});

it('weighs by what is material as well', () => {
  const slight = { ...says('good', 0.9), sureness: { ...sureness, material: 0.25 } };
  expect(chooseSpeakingArticle([silent, slight])).toBe(0);
});
