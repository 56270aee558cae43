import { judgeByLexicon } from '@gaemi/domain/judge/lexicon/judge-by-lexicon';
import { findTradingSession } from '@gaemi/domain/market-calendar/trading-session';
import { addMonths, firstOfMonth, seoulDay } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { badBusinessStories } from '../../news/sample/bad-business-stories.ts';
import { badMarketStories } from '../../news/sample/bad-market-stories.ts';
import { drawValues, fillWording } from '../../news/sample/fill-story.ts';
import { goodBusinessStories } from '../../news/sample/good-business-stories.ts';
import { goodMarketStories } from '../../news/sample/good-market-stories.ts';
import { sampleEvents } from '../../news/sample/sample-month.ts';
import type { SampleStory } from '../../news/sample/sample-story.ts';
import { createSeededRandom } from '../../news/sample/seeded-random.ts';

/** Effect of an event on the price. */
export interface StoryEffect {
  /** First day on which the price can react; it may be no trading day. */
  day: string;
  /** Part of the price, positive for good news. */
  size: number;
  strength: 1 | 2 | 3;
}

/** Usual effect of an event by its strength. */
const sizes = { 1: 0.004, 2: 0.014, 3: 0.045 } as const;

const signs = new Map<SampleStory, 1 | -1>([
  ...[...goodMarketStories, ...goodBusinessStories].map((story) => [story, 1] as const),
  ...[...badMarketStories, ...badBusinessStories].map((story) => [story, -1] as const),
]);
const strengths = new Map<SampleStory, 1 | 2 | 3>();

/** Returns the effects of a month's sample news about a company, always the same. */
export function storyEffects(company: ListedCompany, month: string): StoryEffect[] {
  const random = createSeededRandom(`effects ${company.code} ${month}`);
  return sampleEvents(company, month).flatMap(({ story, at }) => {
    const sign = signs.get(story);
    const share = random.integer(60, 140) / 100;
    if (sign === undefined) return [];
    const strength = measureStrength(story);
    return [{ day: reactionDay(at), size: sign * share * sizes[strength], strength }];
  });
}

/** First days of the months from one day to another. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = firstOfMonth(from); month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** News after the close moves the price of the next day. */
function reactionDay(publishedAt: Date): string {
  const day = seoulDay(publishedAt);
  return findTradingSession(publishedAt) === 'after' ? nextDay(day) : day;
}

const nextDay = (day: string) => seoulDay(new Date(Date.parse(`${day}T00:00:00+09:00`) + 86_400_000));

/** Strength of the text as the lexicon judges it, so that the price reacts to what the product calls strong. */
function measureStrength(story: SampleStory): 1 | 2 | 3 {
  const known = strengths.get(story);
  if (known !== undefined) return known;
  const values = drawValues(createSeededRandom('strength'), '개미전자', '2026-01-15');
  const { strength } = judgeByLexicon(fillWording(story.wordings[0], values));
  strengths.set(story, strength);
  return strength;
}
