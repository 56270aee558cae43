import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { createArticleCollector } from '../article-collector.ts';
import { type GatheringLimit, startLimit } from '../gathering-limit.ts';
import type { NewsSource } from '../news-source.ts';
import { createCorpCodes } from './corp-codes.ts';
import { createDartClient, type DartSettings } from './dart-client.ts';
import { filingArticle } from './filing-article.ts';
import { createFilingFigures } from './filing-figures.ts';
import { listFilings } from './filing-list.ts';
import type { ListedFiling } from './filing-rows.ts';
import { createReceiptTimes, type ReceiptTimes } from './receipt-times.ts';

/**
 * Source of the filings (공시) of a company from OpenDART. `publishedAt` is the moment of receipt if the company's feed or
 * that of the day had it, else the start of the day of receipt in Seoul.
 * Create one per process, since gatherings share the company codes, the feeds and the documents read.
 */
export function createDartNews(settings: DartSettings): NewsSource {
  const now = settings.now ?? (() => new Date());
  const client = createDartClient(settings);
  const corpCodes = createCorpCodes(client, now);
  const times = createReceiptTimes({ rssUrl: settings.rssUrl, now });
  const figures = createFilingFigures(client, settings.logger);
  return {
    name: 'dart',
    synthetic: false,
    filings: true,
    searches: true,
    skipsArchived: false,
    gather: async (query) => {
      const { company, from, to, monitoring } = query;
      const limit = startLimit(query);
      const { signal } = limit;
      const collector = createArticleCollector();
      const corpCode = await corpCodes.find(company.code, signal);
      // Funds do not file under a stock code.
      if (corpCode === undefined) return collector.gathered(from);
      const { filings, unusable, completeFrom } = await listFilings(client, { corpCode, from, to, limit, monitoring });
      for (let count = 0; count < unusable; count += 1) collector.add(undefined);
      const moments = await findMoments({ times, corpCode, filings, limit, now: now() });
      const known = await figures.read({ corpCode, filings, signal: query.signal, limit, monitoring });
      for (const listed of filings) {
        const { receiptNo } = listed;
        const facts = known.get(receiptNo);
        collector.add(filingArticle(listed, { moment: moments.get(receiptNo), facts, now: now() }));
      }
      return collector.gathered(completeFrom);
    },
  };
}

interface MomentQuery {
  times: ReceiptTimes;
  corpCode: string;
  filings: readonly ListedFiling[];
  limit: GatheringLimit;
  now: Date;
}

/** The company's own feed reaches back furthest. The feed of the day stands in for it where it lacks the latest filings. */
async function findMoments({ times, corpCode, filings, limit, now }: MomentQuery): Promise<ReadonlyMap<string, Date>> {
  if (filings.length === 0) return new Map();
  const moments = await times.read(limit.signal, corpCode).catch(unlessOver(limit));
  // Shortly after midnight the feed of the day still has filings of yesterday.
  const yesterday = addDays(seoulDay(now), -1);
  const lacks = filings.some(({ receivedOn, receiptNo }) => receivedOn >= yesterday && !moments.has(receiptNo));
  return lacks ? times.read(limit.signal).catch(unlessOver(limit)) : moments;
}

/** The times are an extra: the filings are there without them when the time of the gathering is over. */
const unlessOver = (limit: GatheringLimit) => (error: unknown) => {
  if (!limit.isReachedBy(error)) throw error;
  return new Map<string, Date>();
};
