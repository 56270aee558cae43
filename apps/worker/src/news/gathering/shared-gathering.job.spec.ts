import 'reflect-metadata';
import { DatabaseModule } from '@gaemi/database/database.module';
import { ArchivedArticleRepository } from '@gaemi/database/news-analysis/archived-article.repository';
import { RecentGatheringRepository } from '@gaemi/database/news-analysis/recent-gathering.repository';
import { createRightsRegister } from '@gaemi/domain/rights/source-rights';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { createNaverNews } from '@gaemi/providers/news/naver/naver-news';
import type { NewsSource } from '@gaemi/providers/news/news-source';
import { systemClock } from '@gaemi/runtime/clock';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { startTestMongo } from '@gaemi/testing/embedded/start-mongo';
import { naverArticles } from '@gaemi/testing/providers/naver-articles';
import { type NaverStub, naverStubKeys, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { Test } from '@nestjs/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onWireOf } from '../../testing/on-wire.ts';
import { type HoldingProxy, startHoldingProxy } from '../../testing/start-holding-proxy.ts';
import { defaultGatheringTimes } from './gathering-times.ts';
import { SharedGathering } from './shared-gathering.ts';

const to = new Date();
const from = new Date(to.getTime() - 30 * 86_400_000);
const company: ListedCompany = {
  code: '005930',
  name: '삼성전자',
  market: 'KOSPI',
  listedShares: 5_969_782_550,
  floatingShares: null,
  aliases: [],
  formerNames: [],
};
let mongo: Awaited<ReturnType<typeof startTestMongo>>;
let naver: NaverStub;
let uri: string;
let recent: () => RecentGatheringRepository;
let databases = 0;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  [mongo, naver] = await Promise.all([startTestMongo(), startNaverStub()]);
  naver.setArticles(naverArticles({ company, count: 20, to, perDay: 5 }));
});
afterAll(async () => {
  await Promise.all([mongo.close(), naver.close()]);
});
beforeEach(() => {
  databases += 1;
  uri = mongo.uri(`gathering-${databases}`);
  naver.requests.length = 0;
  return async () => {
    for (const end of ends.splice(0)) await end();
  };
});

/** The gathering of a worker whose store is at the address. */
async function gatheringAt(address: string): Promise<(until?: Date) => ReturnType<SharedGathering['gather']>> {
  const module = await Test.createTestingModule({ imports: [DatabaseModule.forRoot(address)] }).compile();
  await module.init();
  ends.push(() => module.close());
  recent = () => module.get(RecentGatheringRepository);
  const gathering = new SharedGathering(
    recent(),
    module.get(ArchivedArticleRepository),
    createRightsRegister(),
    { ...defaultGatheringTimes, shared: 600_000 },
    systemClock,
    createLogger({ app: 'test', level: 'silent' }),
  );
  const search = createNaverNews({ api: 'hub', baseUrl: naver.url, ...naverStubKeys });
  // Some sources search up to a moment and give nothing later.
  const source: NewsSource = {
    ...search,
    gather: async (query) => {
      const { articles, ...rest } = await search.gather(query);
      return { ...rest, articles: articles.filter(({ publishedAt }) => publishedAt <= query.to) };
    },
  };
  return (until = to) => gathering.gather(source, { company, from, to: until, signal: new AbortController().signal });
}

/** A worker whose request for the lease of a gathering is held back. */
async function heldWorker(): Promise<{ gather: Awaited<ReturnType<typeof gatheringAt>>; proxy: HoldingProxy }> {
  const at = onWireOf('findAndModify recent_gatherings');
  const proxy = await startHoldingProxy({ port: Number(new URL(uri).port), at });
  const through = new URL(uri);
  through.port = String(proxy.port);
  through.searchParams.set('directConnection', 'true');
  const gather = await gatheringAt(through.href);
  ends.push(() => proxy.close());
  return { gather, proxy };
}

const linksOf = ({ articles }: { articles: readonly { link: string }[] }) =>
  articles.map(({ link }) => link).toSorted();

describe('a gathering that another worker ends between the look and the lease', () => {
  it('is taken over: the company is gathered once, and the lease is free again', async () => {
    const { gather: late, proxy } = await heldWorker();
    const other = await gatheringAt(uri);
    const waiting = late();
    await proxy.held;
    const gathered = await other();
    await gathered.stored;
    const asked = naver.requests.length;
    proxy.release();
    const shared = await waiting;
    await shared.stored;
    expect(asked).toBeGreaterThan(0);
    expect(naver.requests).toHaveLength(asked);
    expect(linksOf(shared)).toEqual(linksOf(gathered));
    const lease = { now: new Date(), leaseMs: 1_000 };
    expect(await recent().claim({ source: 'naver', stockCode: company.code }, 'next', lease)).not.toBeNull();
  });

  it('is gathered by the worker itself where there was none', async () => {
    const { gather, proxy } = await heldWorker();
    const waiting = gather();
    await proxy.held;
    expect(naver.requests).toEqual([]);
    proxy.release();
    await (await waiting).stored;
    expect(naver.requests.length).toBeGreaterThan(0);
  });

  it('misses nothing for others when its analysis had waited for hours', async () => {
    const gather = await gatheringAt(uri);
    const waited = await gather(new Date(to.getTime() - 3 * 86_400_000));
    await waited.stored;
    const now = await gather();
    expect(naver.requests).toHaveLength(1);
    expect(now.articles).toHaveLength(20);
    expect(waited.articles.length).toBeLessThan(20);
  });
});
