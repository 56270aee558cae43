import 'reflect-metadata';
import { ArchivedArticleRepository } from '@gaemi/database/news-analysis/archived-article.repository';
import { RecentGatheringRepository } from '@gaemi/database/news-analysis/recent-gathering.repository';
import { StreamRepository } from '@gaemi/database/streams/stream.repository';
import { openTestDatabase, type TestDatabase } from '@gaemi/database/testing/open-test-database';
import { createRightsRegister } from '@gaemi/domain/rights/source-rights';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { createGdeltNews } from '@gaemi/providers/news/gdelt/gdelt-news';
import type { NewsSource } from '@gaemi/providers/news/news-source';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { systemClock } from '@gaemi/runtime/clock';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { hang } from '@gaemi/testing/providers/faults';
import { type GdeltStub, gdeltArticles, startGdeltStub } from '@gaemi/testing/providers/gdelt-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defaultGatheringTimes, type GatheringTimes } from './gathering-times.ts';
import { NewsArchive } from './news-archive.ts';
import { NewsGatherer } from './news-gatherer.ts';
import { SharedGathering } from './shared-gathering.ts';

const DAY = 86_400_000;
const logger = createLogger({ app: 'test', level: 'silent' });
const rights = createRightsRegister();

describe('gathering from a source that is slow', () => {
  let database: TestDatabase;
  let gdelt: GdeltStub;
  beforeAll(async () => {
    [database, gdelt] = await Promise.all([openTestDatabase(), startGdeltStub()]);
  });
  afterEach(() => {
    gdelt.recover();
    gdelt.requests.length = 0;
  });
  afterAll(() => Promise.all([database.close(), gdelt.close()]));

  const gatherWith = (source: NewsSource, times: Partial<GatheringTimes>, ...others: NewsSource[]) => {
    const archive = database.get(ArchivedArticleRepository);
    const all = { shared: 0, ...defaultGatheringTimes, ...times };
    const recent = database.get(RecentGatheringRepository);
    const shared = new SharedGathering(recent, archive, rights, all, systemClock, logger);
    const news = new NewsArchive([], database.get(StreamRepository), archive, { everyMs: 1 }, systemClock);
    return new NewsGatherer([source, ...others], rights, shared, news, logger);
  };
  /** GDELT without its rate; `before` is told the number of each request before it is sent. */
  const gdeltWith = (before: (request: number) => void = () => undefined) => {
    let requests = 0;
    const acquire = async () => {
      requests += 1;
      before(requests);
    };
    return createGdeltNews({ baseUrl: gdelt.url, pace: { acquire } });
  };
  const buildQuery = (code: string) => {
    const company = bundledCompanies.find((each) => each.code === code) as ListedCompany;
    const to = new Date();
    return { company, from: new Date(to.getTime() - 30 * DAY), to, signal: new AbortController().signal };
  };

  it('keeps what came before its limit, and goes on from there the next time', async () => {
    const query = buildQuery('005930');
    // An answer has about five days, its oldest article comes again in the next one.
    gdelt.setArticles(gdeltArticles({ name: query.company.name, count: 1_400, to: query.to, everyMinutes: 30 }));
    const goesSilent = gdeltWith((request) => request === 4 && gdelt.fail(hang, Number.POSITIVE_INFINITY));
    const first = await gatherWith(goesSilent, { partAlone: 3_000 }).gather(query);
    expect(first.articles).toHaveLength(748);
    expect(first).toMatchObject({ truncated: true, sources: [{ name: 'gdelt', status: 'limited', found: 748 }] });
    await first.stored;

    gdelt.recover();
    gdelt.requests.length = 0;
    const second = await gatherWith(gdeltWith(), {}).gather(query);
    expect(second).toMatchObject({ truncated: false, sources: [{ name: 'gdelt', status: 'ok' }] });
    expect(second.articles).toHaveLength(1_400);
    // One answer for the newest days, three for what is older than the archived ones; all would be six.
    expect(gdelt.requests).toHaveLength(4);
    await second.stored;
  });

  it('is done once, by one worker, however long it takes', async () => {
    const query = buildQuery('000660');
    gdelt.setArticles(gdeltArticles({ name: query.company.name, count: 10, to: query.to, everyMinutes: 30 }));
    gdelt.delay(4_000);
    const times = { shared: 600_000, lease: 2_000, renewal: 250 };
    const both = await Promise.all([1, 2].map(() => gatherWith(gdeltWith(), times).gather(query)));
    expect(both.map(({ articles }) => articles.length)).toEqual([10, 10]);
    expect(gdelt.requests).toHaveLength(1);
  });

  it('ends before the analysis fails for another reason, so that nothing is asked beside the retry', async () => {
    const query = buildQuery('000270');
    gdelt.setArticles(gdeltArticles({ name: query.company.name, count: 10, to: query.to, everyMinutes: 30 }));
    const fails = async () => {
      throw new Error('the store is away');
    };
    const broken: NewsSource = { ...gdeltWith(), name: 'naver', gather: fails };
    await expect(gatherWith(gdeltWith(), {}, broken).gather(query)).rejects.toThrow('the store is away');
    expect(gdelt.requests).toHaveLength(1);
  });
});
