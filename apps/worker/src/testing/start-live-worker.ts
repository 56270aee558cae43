import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import { type Clock, systemClock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { type NaverArticle, naverArticles } from '@gaemi/testing/providers/naver-articles';
import { type NaverStub, naverSettings, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { modelSettings, type OpenAiStub, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { newsOrder } from './news-order.ts';
import { startTestWorker, type TestWorker } from './start-test-worker.ts';

export interface LiveWorker {
  naver: NaverStub;
  model: OpenAiStub;
  worker: TestWorker;
  /** Gives NAVER articles about 삼성전자 told as by no other test, so that no judgement of them is kept yet. */
  setFreshArticles(options: { count: number; perDay?: number }): void;
  /** Analyses 삼성전자 for a member and waits for the end. */
  analyse(userId: string): Promise<NewsAnalysis>;
  /** Both sources answer rightly again. */
  recover(): void;
  close(): Promise<void>;
}

/** A worker whose news come from NAVER and whose judge is a model, as stubs that speak their protocols. */
export async function startLiveWorker(
  variables: Record<string, string> = {},
  { logger, clock = systemClock }: { logger?: Logger; clock?: Clock } = {},
): Promise<LiveWorker> {
  const [naver, model] = await Promise.all([startNaverStub(), startOpenAiStub()]);
  const sources = {
    ...naverSettings(naver),
    // The tests of the model read NAVER articles, as under a contract, and each gathers for itself.
    NAVER_RIGHTS: 'contract',
    NEWS_SHARED_MINUTES: '0',
    ...modelSettings(model),
  };
  const worker = await startTestWorker({ ...sources, ...variables }, clock, logger);
  let seed = 0;
  return {
    naver,
    model,
    worker,
    setFreshArticles(options) {
      const mark = crypto.randomUUID();
      const to = new Date(Date.now() - 3_600_000);
      seed += 1;
      const articles = naverArticles({ company: { name: '삼성전자' }, to, seed, ...options });
      // The same story may come again: each article is one of its own, so that no judgement serves two.
      const marked = ({ description, link }: NaverArticle) => `${description} ${mark} ${link.replace(/\D/g, '')}`;
      naver.setArticles(articles.map((article) => ({ ...article, description: marked(article) })));
    },
    async analyse(userId) {
      const order = newsOrder(userId);
      await worker.accept(order);
      return worker.ended(order, 60_000);
    },
    recover() {
      naver.recover();
      model.recover();
    },
    async close() {
      await worker.close();
      await Promise.all([naver.close(), model.close()]);
    },
  };
}
