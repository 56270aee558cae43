import type { Filing } from '@gaemi/domain/filings/filing';
import { addDays, seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import { createArticleCollector } from '../article-collector.ts';
import { type GatheringLimit, startLimit } from '../gathering-limit.ts';
import type { NewsSource } from '../news-source.ts';
import { createCorpCodes } from './corp-codes.ts';
import { createDartClient, type DartSettings } from './dart-client.ts';
import { figuresInWords } from './figure-words.ts';
import { createFilingFigures } from './filing-figures.ts';
import { type ListedFiling, listFilings } from './filing-list.ts';
import { createReceiptTimes } from './receipt-times.ts';

/**
 * Source of the filings (공시) of a company from OpenDART. An article is a filing: its title is the name of the report as
 * filed, its link the viewer's, its description the figures that it states, as far as they are known.
 * `publishedAt` is the moment of receipt if the feed of the day had it, else the start of the day of receipt in Seoul.
 * Create one per process, since gatherings share the company codes, the feed and the documents read.
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
      const moments: ReadonlyMap<string, Date> = hasRecent(filings, now())
        ? await times.read(signal).catch(unlessOver(limit))
        : new Map();
      const known = await figures.read({ corpCode, filings, signal: query.signal, limit, monitoring });
      for (const listed of filings) {
        const filing: Filing = {
          ...listed,
          receivedAt: receivedAt(listed, moments.get(listed.receiptNo), now()),
          figures: known.get(listed.receiptNo) ?? [],
        };
        collector.add({
          title: filing.reportName,
          description: figuresInWords(filing.figures),
          links: [viewerOf(filing.receiptNo)],
          publishedAt: (filing.receivedAt ?? startOfSeoulDay(filing.receivedOn)).toISOString(),
          publisher: '금융감독원 전자공시',
          filing,
        });
      }
      return collector.gathered(completeFrom);
    },
  };
}

/** The times are an extra: the filings are there without them when the time of the gathering is over. */
const unlessOver = (limit: GatheringLimit) => (error: unknown) => {
  if (!limit.isReachedBy(error)) throw error;
  return new Map<string, Date>();
};

/** The feed has filings of today, and shortly after midnight those of yesterday. */
function hasRecent(filings: readonly ListedFiling[], now: Date): boolean {
  const yesterday = addDays(seoulDay(now), -1);
  return filings.some(({ receivedOn }) => receivedOn >= yesterday);
}

/** Returns the feed's moment if it is one of the day of receipt, and not a later one than now. */
function receivedAt({ receivedOn }: ListedFiling, moment: Date | undefined, now: Date): Date | null {
  return moment !== undefined && moment <= now && seoulDay(moment) === receivedOn ? moment : null;
}

const viewerOf = (receiptNo: string) => `https://dart.fss.or.kr/dsaf001/main.do?rcpNo=${receiptNo}`;
