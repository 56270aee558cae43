import { givenUp } from '../../http/fetch-body.ts';
import { fetchText } from '../../http/fetch-text.ts';
import { unlessAborted } from '../../unless-aborted.ts';
import { parsePublishedAt } from '../published-at.ts';
import { feedHeaders } from '../rss/feed-headers.ts';
import { parseFeed } from '../rss/parse-feed.ts';

const CACHE_MS = 60_000;
/** Several busy days; the feed itself has far fewer. */
const MAX_MOMENTS = 5_000;

export interface ReceiptTimes {
  /** Returns receipt number → moment of receipt, as far as the feed had it. Never fails but for the caller's abort. */
  read(signal: AbortSignal): Promise<ReadonlyMap<string, Date>>;
}

/**
 * Moments of receipt from the feed of the day, the only place that has them. The feed has the latest filings of all
 * companies, an hour or two of a busy afternoon, so moments seen earlier stay in memory. All gatherings share a read,
 * one a minute at most. Without the feed the filings lack their times.
 * Its form comes from public readers and was not seen live: `link` with `rcpNo`, `pubDate` in GMT, `dc:date` in UTC.
 */
export function createReceiptTimes(settings: { rssUrl: string; timeoutMs?: number; now: () => Date }): ReceiptTimes {
  const moments = new Map<string, Date>();
  let nextReadAt = 0;
  let reading: Promise<void> | undefined;

  const read = async () => {
    try {
      const found = await readMoments(settings);
      for (const [receiptNo, moment] of found) keepEarliest(moments, receiptNo, moment);
      for (const receiptNo of [...moments.keys()].slice(0, -MAX_MOMENTS)) moments.delete(receiptNo);
    } catch {
      // The times are an extra: the list of filings is complete without them.
    } finally {
      nextReadAt = settings.now().getTime() + CACHE_MS;
      reading = undefined;
    }
  };
  const shared = () => {
    reading ??= read();
    return reading;
  };

  return {
    read: async (signal) => {
      if (settings.now().getTime() >= nextReadAt) await unlessAborted(shared, signal, () => givenUp('dart'));
      return moments;
    },
  };
}

async function readMoments(settings: { rssUrl: string; timeoutMs?: number }): Promise<Map<string, Date>> {
  const { timeoutMs = 5_000 } = settings;
  // Not the signal of a caller, since others wait for the same feed.
  const { signal } = new AbortController();
  const url = new URL('/api/todayRSS.xml', settings.rssUrl).href;
  const xml = await fetchText(url, { provider: 'dart', signal, headers: feedHeaders, timeoutMs, retries: 0 });
  const moments = new Map<string, Date>();
  for (const { link, publishedAt } of parseFeed(xml, 'dart').entries) {
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
