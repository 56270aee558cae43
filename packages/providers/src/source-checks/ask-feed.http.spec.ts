import { body, type Fault, redirect, status } from '@gaemi/testing/providers/faults';
import { type FeedStub, startFeedStub } from '@gaemi/testing/providers/feed-stub';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askFeed, askNaver } from './ask-news.ts';
import { explainFailure } from './explain-failure.ts';

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

const signal = () => new AbortController().signal;
const naver = () =>
  askNaver({ api: 'hub', baseUrl: feeds.url, clientId: 'id', clientSecret: 'secret' }, async () => undefined);

it.each<[string, 'feed' | 'naver', [Fault, string]]>([
  ['a paper that blocks programs', 'feed', [status(403), 'does not let programs in, or not from this network']],
  ['keys of another machine', 'naver', [status(403), 'does not let this machine or its keys in: check the keys']],
  ['the log-in page of a network', 'feed', [redirect('http://10.0.0.1/login'), 'leads into a private network']],
  ['a paper that is gone', 'feed', [status(410), 'there is nothing at its address, or it has moved']],
  ['a code of the source', 'naver', [body('{"errorCode":"000"}'), 'refuses the request: answered an error (000)']],
])('says what to do about %s', async (_, source, [fault, words]) => {
  feeds.fail(fault);
  const asked = (source === 'feed' ? askFeed(`${feeds.url}/a`, () => now) : naver())(signal());
  const failure = await asked.catch((error: unknown) => error);
  expect(explainFailure(failure, { source, naverApi: 'hub' })).toContain(words);
});
