import { startOfSeoulDay } from '@gaemi/domain/seoul-time';
import * as z from 'zod';
import { fetchBody } from '../http/fetch-body.ts';
import { fetchText } from '../http/fetch-text.ts';
import { createDartClient } from '../news/dart/dart-client.ts';
import { readEntries } from '../news/feed/read-feed.ts';
import { readGdeltAnswer } from '../news/gdelt/gdelt-answer.ts';
import { QUARTER_MS, quarterOf } from '../news/gdelt/gdelt-files.ts';
import { stamp } from '../news/gdelt/gdelt-time.ts';
import { naverErrorCode, readNaverPage } from '../news/naver/naver-answer.ts';
import { type NaverAccess, naverRequest } from '../news/naver/naver-request.ts';
import { parsePublishedAt } from '../news/published-at.ts';
import { feedHeaders } from '../news/rss/feed-headers.ts';
import { parseFeed } from '../news/rss/parse-feed.ts';
import type { SpendCalls } from '../news/spend-calls.ts';
import { ProviderError } from '../provider-error.ts';
import { type AskSource, asked, minuteOf, type SourceAnswer } from './source-answer.ts';

const DAY_MS = 86_400_000;
/** GDELT answers for three months back. */
const GDELT_DAYS = 90;
/** The last result that NAVER gives for a search. */
const NAVER_LAST = 1_000;
const limits = { retries: 0, timeoutMs: 15_000 };

const oldestFiling = z.object({ list: z.tuple([z.object({ rcept_dt: z.string().regex(/^\d{8}$/) })]) });

/** The oldest filing of a company: the key is good when it comes, and so far back OpenDART reaches. `spend` counts the call. */
export const askDart =
  (access: { baseUrl: string; rssUrl: string; apiKey: string }, spend: SpendCalls, now: () => Date): AskSource =>
  async (signal) => {
    const client = createDartClient({ ...access, spend });
    const order = { sort: 'date', sort_mth: 'asc', page_no: '1', page_count: '1' };
    const params = { corp_code: asked.corpCode, bgn_de: '19990101', end_de: stamp(now()).slice(0, 8), ...order };
    const oldest = oldestFiling.safeParse(await client.json({ name: 'list.json', params, signal, retries: 0 })).data;
    const day = oldest?.list[0].rcept_dt.replace(/(....)(..)(..)/, '$1-$2-$3');
    return { detail: 'the key is accepted', reachBack: day === undefined ? undefined : startOfSeoulDay(day) };
  };

/** The feed of the company's own filings, which has their moments of receipt. */
export const askDartFeed =
  ({ rssUrl }: { rssUrl: string }, now: () => Date): AskSource =>
  async (signal) => {
    const url = new URL(`/api/companyRSS.xml?crpCd=${asked.corpCode}`, rssUrl).href;
    const xml = await fetchText(url, { provider: 'dart-feed', headers: feedHeaders, signal, ...limits });
    return listDates(parseFeed(xml, 'dart-feed').entries, { provider: 'dart-feed', now: now() });
  };

/** Asks for the last result of a busy company, which shows how far back a search gives. */
export const askNaver =
  (access: NaverAccess, spend: SpendCalls): AskSource =>
  async (signal) => {
    await spend(1, {});
    const { url, headers } = naverRequest(access, { words: asked.name, start: NAVER_LAST, display: 1 });
    const explain = naverErrorCode;
    const page = readNaverPage(await fetchText(url, { provider: 'naver', headers, signal, explain, ...limits }));
    return {
      detail: `the keys are accepted; ${page.total.toLocaleString('en')} results for ${asked.name}`,
      reachBack: parsePublishedAt(page.items.at(-1)?.pubDate ?? ''),
    };
  };

/** Asks for the oldest article that it gives. It refuses everything above one request in five seconds, also of other machines behind the same address. */
export const askGdelt =
  ({ baseUrl }: { baseUrl: string }, now: () => Date): AskSource =>
  async (signal) => {
    const url = new URL('/api/v2/doc/doc', baseUrl);
    url.search = new URLSearchParams({
      query: `"${asked.name}"`,
      mode: 'artlist',
      format: 'json',
      maxrecords: '1',
      sort: 'dateasc',
      startdatetime: stamp(new Date(now().getTime() - GDELT_DAYS * DAY_MS)),
      enddatetime: stamp(now()),
    }).toString();
    const headers = { 'user-agent': 'GaemiLens/1.0 (news reader)', accept: 'application/json' };
    const options = { provider: 'gdelt', headers, signal, ...limits, timeoutMs: 20_000 };
    const [oldest] = readGdeltAnswer(await fetchBody(url.href, options));
    return { detail: 'answers', reachBack: parsePublishedAt(oldest?.publishedAt ?? '') };
  };

/** Quarters of an hour that are looked for, from the one that should be out by now. */
const QUARTERS = 8;

/** Asks for the first two bytes of the newest file alone, the mark of a ZIP: a file has 6 MB. */
export const askGdeltFiles =
  ({ filesUrl }: { filesUrl: string }, now: () => Date): AskSource =>
  async (signal) => {
    for (let back = 1; back <= QUARTERS; back += 1) {
      const quarter = new Date(quarterOf(now()).getTime() - back * QUARTER_MS);
      const url = new URL(`/gdeltv2/${stamp(quarter)}.translation.gkg.csv.zip`, filesUrl).href;
      const headers = { 'user-agent': 'GaemiLens/1.0 (news reader)', range: 'bytes=0-1' };
      try {
        const options = { provider: 'gdelt-files', headers, signal, ...limits, maxBytes: 40_000_000 };
        const { body } = await fetchBody(url, options);
        if (body.subarray(0, 2).toString('latin1') !== 'PK') {
          throw new ProviderError('gdelt-files', 'malformed', { message: 'answered a page in place of a file' });
        }
        return { detail: `the newest file is of ${minuteOf(quarter)}` };
      } catch (error) {
        if (!(error instanceof ProviderError) || error.status !== 404) throw error;
      }
    }
    throw new ProviderError('gdelt-files', 'malformed', { message: 'has no file of the last two hours' });
  };

export const askGoogle =
  ({ baseUrl }: { baseUrl: string }, now: () => Date): AskSource =>
  async (signal) => {
    const url = new URL('/rss/search', baseUrl);
    url.search = new URLSearchParams({ q: `"${asked.name}"`, hl: 'ko', gl: 'KR', ceid: 'KR:ko' }).toString();
    const xml = await fetchText(url.href, { provider: 'google', headers: feedHeaders, signal, ...limits });
    return listDates(parseFeed(xml, 'google').entries, { provider: 'google', now: now() });
  };

export const askFeed =
  (url: string, now: () => Date): AskSource =>
  async (signal) =>
    listDates((await readEntries(url, { signal })).entries, { provider: 'feed', now: now() });

/** Clocks differ by minutes; a wrong time zone by hours. */
const AHEAD_MS = 30 * 60_000;

/** @throws ProviderError for a feed whose articles cannot be used */
function listDates(
  entries: readonly { publishedAt: string }[],
  { provider, now }: { provider: string; now: Date },
): SourceAnswer {
  if (entries.length === 0) return { detail: 'answers, and is empty at the moment' };
  const dates = entries.flatMap(({ publishedAt }) => parsePublishedAt(publishedAt)?.getTime() ?? []);
  if (dates.length === 0) {
    const message = `gives no date with its ${entries.length} items, so none can be used`;
    throw new ProviderError(provider, 'malformed', { message });
  }
  const ahead = dates.filter((date) => date > now.getTime() + AHEAD_MS).length;
  if (ahead === dates.length) {
    const message = `dates all its ${dates.length} items ahead of now, as of another time zone, so none is used before that time`;
    throw new ProviderError(provider, 'malformed', { message });
  }
  const undated = entries.length - dates.length;
  const without = [
    undated === 0 ? '' : `, ${undated} without a date`,
    ahead === 0 ? '' : `, ${ahead} dated ahead of now`,
  ].join('');
  const [oldest, newest] = [new Date(Math.min(...dates)), new Date(Math.max(...dates))];
  return { detail: `${entries.length} items${without}, the newest of ${minuteOf(newest)}`, reachBack: oldest };
}
