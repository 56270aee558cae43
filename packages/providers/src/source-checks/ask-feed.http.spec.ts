import { type FeedStub, startFeedStub } from '@gaemi/testing/providers/feed-stub';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askFeed } from './ask-news.ts';

const now = new Date('2026-11-20T03:20:00Z');
let feeds: FeedStub;
beforeAll(async () => {
  feeds = await startFeedStub();
});
afterAll(() => feeds.close());

const ask = (...dates: string[]) => {
  const items = dates.map((pubDate, id) => ({ title: '소식', link: `https://press.example/${id}`, pubDate }));
  feeds.setFeed('/a', items);
  return askFeed(`${feeds.url}/a`, () => now)(new AbortController().signal);
};

it('says that no article of a feed in a wrong time zone is used', async () => {
  // Times of Seoul, written as those of Greenwich.
  const written = ['Fri, 20 Nov 2026 12:10:00 GMT', 'Fri, 20 Nov 2026 11:00:00 GMT'];
  await expect(ask(...written)).rejects.toThrow('dates all its 2 items ahead of now, as of another time zone');
});

it('counts the articles that are dated ahead, and none of a clock that differs by minutes', async () => {
  const sound = ['Fri, 20 Nov 2026 12:10:00 +0900', 'Fri, 20 Nov 2026 12:25:00 +0900'];
  expect((await ask(...sound)).detail).toBe('2 items, the newest of 2026-11-20 03:25 UTC');
  const { detail } = await ask(...sound, 'Sat, 21 Nov 2026 12:00:00 +0900');
  expect(detail).toBe('3 items, 1 dated ahead of now, the newest of 2026-11-21 03:00 UTC');
});
