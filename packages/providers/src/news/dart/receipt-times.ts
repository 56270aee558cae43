import { givenUp } from '../../http/fetch-body.ts';
import { fetchText } from '../../http/fetch-text.ts';
import { unlessAborted } from '../../unless-aborted.ts';
import { parsePublishedAt } from '../published-at.ts';
import { feedHeaders } from '../rss/feed-headers.ts';
import { parseFeed } from '../rss/parse-feed.ts';

const CACHE_MS = 60_000;
/** Some days of all companies; a feed has far fewer. */
const MAX_MOMENTS = 20_000;
/** Companies whose last read is remembered. */
const MAX_FEEDS = 5_000;

export interface ReceiptTimes {
  /**
   * Returns receipt number → moment of receipt, as far as a feed had it: the feed of a company reaches back days or weeks,
   * that of the day (without `corpCode`) an hour or two of a busy afternoon. Never fails but for the caller's abort.
   */
  read(signal: AbortSignal, corpCode?: string): Promise<ReadonlyMap<string, Date>>;
}

/**
 * Moments of receipt from the feeds of the viewer, the only place that has them. Moments seen earlier stay in memory. All
 * gatherings share a read of a feed, one a minute at most. Without a feed the filings lack their times.
 * Its form as recorded in 2026: `link` with `rcpNo`, `pubDate` in GMT, `dc:date` in UTC.
 */
export function createReceiptTimes(settings: { rssUrl: string; timeoutMs?: number; now: () => Date }): ReceiptTimes {
  const moments = new Map<string, Date>();
  const nextReadAt = new Map<string, number>();
  const reading = new Map<string, Promise<void>>();

  const read = async (path: string) => {
    try {
      const found = await readMoments(path, settings);
      for (const [receiptNo, moment] of found) keepEarliest(moments, receiptNo, moment);
      forgetOldest(moments, MAX_MOMENTS);
    } catch {
      // The times are an extra: the list of filings is complete without them.
    } finally {
      nextReadAt.delete(path);
      nextReadAt.set(path, settings.now().getTime() + CACHE_MS);
      forgetOldest(nextReadAt, MAX_FEEDS);
      reading.delete(path);
    }
  };
  const shared = (path: string) => {
    const current = reading.get(path) ?? read(path);
    reading.set(path, current);
    return current;
  };

  return {
    read: async (signal, corpCode) => {
      const path = corpCode === undefined ? '/api/todayRSS.xml' : `/api/companyRSS.xml?crpCd=${corpCode}`;
      const left = (nextReadAt.get(path) ?? 0) - settings.now().getTime();
      // Unless the clock was set back meanwhile.
      if (left <= 0 || left > CACHE_MS) {
        await unlessAborted(
          () => shared(path),
          signal,
          () => givenUp('dart'),
        );
      }
      return moments;
    },
  };
}

function forgetOldest(entries: Map<string, unknown>, limit: number): void {
  for (const key of [...entries.keys()].slice(0, -limit)) entries.delete(key);
}

async function readMoments(path: string, settings: { rssUrl: string; timeoutMs?: number }): Promise<Map<string, Date>> {
  const { timeoutMs = 5_000 } = settings;
  // Not the signal of a caller, since others wait for the same feed.
  const { signal } = new AbortController();
  const url = new URL(path, settings.rssUrl).href;
  const xml = await fetchText(url, { provider: 'dart-feed', signal, headers: feedHeaders, timeoutMs, retries: 0 });
  const moments = new Map<string, Date>();
  for (const { link, publishedAt } of parseFeed(xml, 'dart-feed').entries) {
    const receiptNo = /[?&]rcpNo=(\d{14})(?!\d)/.exec(link)?.[1];
    // `dc:date` is in UTC: 15:05Z is five past midnight of the next day in Seoul.
    const moment = parsePublishedAt(publishedAt);
    if (receiptNo !== undefined && moment !== undefined) keepEarliest(moments, receiptNo, moment);
  }
  return moments;
}

/** The feed may have a filing twice, for instance when a part of it follows. */
function keepEarliest(moments: Map<string, Date>, receiptNo: string, moment: Date): void {
  const known = moments.get(receiptNo);
  if (known === undefined || moment < known) moments.set(receiptNo, moment);
}
