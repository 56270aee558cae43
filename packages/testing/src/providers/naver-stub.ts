import type { ServerResponse } from 'node:http';
import { type NaverArticle, rfc822 } from './naver-articles.ts';
import type { StubRequest } from './stub-request.ts';
import { answerJson, type StubServer, startStubServer } from './stub-server.ts';

export interface NaverStub extends StubServer {
  /** Sets the results of every search, or of a search for these words. */
  setArticles(articles: readonly NaverArticle[] | ((query: string) => readonly NaverArticle[])): void;
}

/** Keys that the stub accepts. */
export const naverStubKeys = { clientId: 'stub-id', clientSecret: 'stub-secret' };

/** The variables of a worker whose news come from the stub. */
export const naverSettings = ({ url }: Pick<NaverStub, 'url'>) => ({
  NEWS_SOURCE: 'naver',
  NAVER_API_URL: url,
  NAVER_CLIENT_ID: naverStubKeys.clientId,
  NAVER_CLIENT_SECRET: naverStubKeys.clientSecret,
});

/**
 * Stub of NAVER news search, in the format of the API HUB (`/search/v1/news`) and of the legacy host
 * (`/v1/search/news.json`), errors included. `anyKey`: accepts any key, for manual use.
 */
export async function startNaverStub(options: { port?: number; anyKey?: boolean } = {}): Promise<NaverStub> {
  let find: (query: string) => readonly NaverArticle[] = () => [];
  const server = await startStubServer((request, response) => {
    const api = apiOf(request.path);
    if (api === undefined) answerError(response, 'legacy', { status: 404, code: 'SE05' });
    else if (!letsIn(request, api, options.anyKey === true)) {
      answerError(response, api, { status: 401, code: api === 'hub' ? '200' : '024' });
    } else answerSearch(request, response, { api, find });
  }, options.port);
  return {
    ...server,
    setArticles: (articles) => {
      find = typeof articles === 'function' ? articles : () => articles;
    },
  };
}

type Api = 'hub' | 'legacy';

function apiOf(path: string): Api | undefined {
  if (path === '/search/v1/news') return 'hub';
  return path === '/v1/search/news.json' ? 'legacy' : undefined;
}

function letsIn({ headers }: StubRequest, api: Api, anyKey: boolean): boolean {
  const [id, secret] =
    api === 'hub'
      ? [headers['x-ncp-apigw-api-key-id'], headers['x-ncp-apigw-api-key']]
      : [headers['x-naver-client-id'], headers['x-naver-client-secret']];
  if (anyKey) return id !== undefined && secret !== undefined;
  return id === naverStubKeys.clientId && secret === naverStubKeys.clientSecret;
}

function answerSearch(
  { query }: StubRequest,
  response: ServerResponse,
  { api, find }: { api: Api; find: (query: string) => readonly NaverArticle[] },
): void {
  const refusal = findRefusal(query);
  if (refusal !== undefined) {
    answerError(response, api, { status: 400, code: api === 'hub' ? '100' : refusal });
    return;
  }
  const { display, start, words } = readParameters(query);
  const found = find(words).toSorted((a, b) => Date.parse(b.pubDate) - Date.parse(a.pubDate));
  const items = found.slice(start - 1, start - 1 + display);
  const page = { lastBuildDate: rfc822(new Date()), total: found.length, start, display: items.length, items };
  // The HUB labels its JSON as plain text.
  answerJson(response, page, api === 'hub' ? { contentType: 'text/plain; charset=utf-8' } : {});
}

function readParameters(query: URLSearchParams) {
  return {
    words: query.get('query') ?? '',
    display: Number(query.get('display') ?? 10),
    start: Number(query.get('start') ?? 1),
    sort: query.get('sort') ?? 'sim',
  };
}

function findRefusal(query: URLSearchParams): string | undefined {
  const { words, display, start, sort } = readParameters(query);
  const within = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max;
  if (words === '') return 'SE01';
  if (!within(display, 100)) return 'SE02';
  if (!within(start, 1000)) return 'SE03';
  return ['sim', 'date'].includes(sort) ? undefined : 'SE04';
}

/** Builds an error in the format of the API; `status` may be 200, too. */
export function answerError(
  response: ServerResponse,
  api: Api,
  { status, code }: { status: number; code: string },
): void {
  const body =
    api === 'hub'
      ? { error: { errorCode: code, message: 'Stub error', details: 'made up' } }
      : { errorMessage: 'Stub error', errorCode: code };
  answerJson(response, body, { status });
}
