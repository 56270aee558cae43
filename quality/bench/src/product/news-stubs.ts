import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { type NaverArticle, naverArticles } from '@gaemi/testing/providers/naver-articles';
import { type NaverStub, naverSettings, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { modelSettings, type OpenAiStub, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';

/** Articles that the stub has of each company, and how many of them appeared on a day. */
export const ARTICLES = 400;
export const PER_DAY = 4;

export interface NewsStubs extends AsyncDisposable {
  naver: NaverStub;
  openai: OpenAiStub;
  /** The variables of a worker that uses both, the news as under a contract. */
  settings: Readonly<Record<string, string>>;
  /** Gives NAVER articles about a company, up to a minute ago. */
  addArticles(company: ListedCompany): void;
}

/** Stubs of NAVER news search and of a model. */
export async function startNewsStubs(): Promise<NewsStubs> {
  await using started = new AsyncDisposableStack();
  const naver = started.adopt(await startNaverStub(), (stub) => stub.close());
  const openai = started.adopt(await startOpenAiStub(), (stub) => stub.close());
  const articles = new Map<string, NaverArticle[]>();
  naver.setArticles((query) => articles.get(query) ?? []);
  const running = started.move();
  return {
    naver,
    openai,
    settings: { ...naverSettings(naver), NAVER_RIGHTS: 'contract', ...modelSettings(openai) },
    addArticles(company) {
      const to = new Date(Date.now() - 60_000);
      const seed = Number.parseInt(company.code, 36);
      articles.set(company.name, naverArticles({ company, count: ARTICLES, to, perDay: PER_DAY, seed }));
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
