import 'reflect-metadata';
import { SourceQuotas } from '@gaemi/database/source-quota/source-quotas';
import { openTestDatabase, type TestDatabase } from '@gaemi/database/testing/open-test-database';
import { createNewsSource } from '@gaemi/providers/news/create-news-source';
import type { NewsSource } from '@gaemi/providers/news/news-source';
import { ProviderError } from '@gaemi/providers/provider-error';
import { createLogger } from '@gaemi/runtime/logging/logger';
import type { NewsSettings } from '@gaemi/runtime/settings/news-settings';
import { madeUpCompanies } from '@gaemi/testing/providers/dart-filings';
import { type DartStub, dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { type NaverStub, naverStubKeys, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const COMPANIES = 1_000;
const logger = createLogger({ app: 'test', level: 'silent' });
const filers = madeUpCompanies(COMPANIES);
const companies = filers.map(({ stock_code: code, corp_name: name }) => ({
  code,
  name,
  market: 'KOSPI' as const,
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
}));

describe('gathering a thousand companies by two workers', () => {
  let database: TestDatabase;
  let naver: NaverStub;
  let dart: DartStub;
  beforeAll(async () => {
    [database, naver, dart] = await Promise.all([openTestDatabase(), startNaverStub(), startDartStub()]);
    dart.setCompanies(filers);
    naver.setArticles([]);
  });
  afterAll(() => Promise.all([database.close(), naver.close(), dart.close()]));

  /** Sources of two workers that share the limit of a day. */
  function workers(settings: NewsSettings, limit: number): NewsSource[] {
    const quotas = database.get(SourceQuotas);
    const quota = {
      spend: (source: string, calls: number) => quotas.spend(source, calls, { limit, now: new Date() }),
    };
    return [1, 2].map(() => createNewsSource(settings, logger, { quota }));
  }

  async function gatherAll(sources: readonly NewsSource[]) {
    const to = new Date();
    const period = { from: new Date(to.getTime() - 30 * 86_400_000), to, signal: new AbortController().signal };
    const kinds: string[] = [];
    const open = [...companies.entries()];
    const work = async () => {
      for (let next = open.shift(); next !== undefined; next = open.shift()) {
        const [index, company] = next;
        const source = sources[index % sources.length];
        if (source !== undefined) kinds.push(await readOutcome(source.gather({ ...period, company })));
      }
    };
    await Promise.all(Array.from({ length: 8 }, work));
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    return { gathered: count('gathered'), quota: count('quota') };
  }

  it('asks NAVER for no more pages than a day has, and says of the rest that none are left', async () => {
    const { clientId, clientSecret } = naverStubKeys;
    const settings = { name: 'naver', api: 'hub', baseUrl: naver.url, clientId, clientSecret } as const;
    const ended = await gatherAll(workers(settings, 400));
    expect(naver.requests).toHaveLength(400);
    expect(ended).toEqual({ gathered: 400, quota: 600 });
  });

  it('asks OpenDART for no more lists and files than a day has', async () => {
    const settings = { name: 'dart', baseUrl: dart.url, rssUrl: dart.url, apiKey: dartStubKey } as const;
    const ended = await gatherAll(workers(settings, 302));
    const keyed = dart.requests.filter(({ query }) => query.has('crtfc_key'));
    expect(keyed).toHaveLength(302);
    // Each worker reads the directory once.
    expect(ended).toEqual({ gathered: 300, quota: 700 });
  });
});

async function readOutcome(gathering: Promise<unknown>): Promise<string> {
  try {
    await gathering;
    return 'gathered';
  } catch (error) {
    return error instanceof ProviderError ? error.kind : String(error);
  }
}
