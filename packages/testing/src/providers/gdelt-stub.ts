import type { ServerResponse } from 'node:http';
import { body, type Fault } from './faults.ts';
import type { StubRequest } from './stub-request.ts';
import { answerJson, type StubServer, startStubServer } from './stub-server.ts';

export interface GdeltArticle {
  url: string;
  url_mobile: string;
  title: string;
  /** `20260922T031500Z` */
  seendate: string;
  socialimage: string;
  domain: string;
  language: string;
  sourcecountry: string;
}

export interface GdeltStub extends StubServer {
  /** Sets the articles; each search answers those of its span, the newest first unless it asks for the oldest. */
  setArticles(articles: readonly GdeltArticle[]): void;
}

const MAX_RECORDS = 250;

/** Stub of the GDELT DOC 2.0 API: `/api/v2/doc/doc`, articles as JSON. It refuses a query in a text with status 200. */
export async function startGdeltStub(options: { port?: number } = {}): Promise<GdeltStub> {
  let articles: readonly GdeltArticle[] = [];
  const server = await startStubServer((request, response) => {
    if (request.path !== '/api/v2/doc/doc') response.writeHead(404, { 'content-type': 'text/html' }).end();
    else answerSearch(request, response, articles);
  }, options.port);
  return {
    ...server,
    setArticles: (given) => {
      articles = given;
    },
  };
}

/** Answers a message of GDELT, as text with status 200. */
export const gdeltMessage = (text: string): Fault => body(`${text}\n`, 'text/html; charset=utf-8');

/** Returns articles about a company, the newest at `to`, each so many minutes before the last. */
export function gdeltArticles(options: { name: string; count: number; to: Date; everyMinutes: number }) {
  return Array.from({ length: options.count }, (_, index) =>
    gdeltArticle({
      title: `${options.name} 소식 ${index + 1}`,
      url: `https://www.etnews.com/${index + 1}`,
      seendate: seenAt(new Date(options.to.getTime() - index * options.everyMinutes * 60_000)),
    }),
  );
}

export function gdeltArticle(fields: Partial<GdeltArticle>): GdeltArticle {
  return {
    url: 'https://www.etnews.com/1',
    url_mobile: '',
    title: '제목',
    seendate: '20261120T031500Z',
    socialimage: '',
    domain: 'etnews.com',
    language: 'Korean',
    sourcecountry: 'South Korea',
    ...fields,
  };
}

/** The moment at which GDELT sees an article: the start of a quarter of an hour. */
function seenAt(date: Date): string {
  const step = 15 * 60_000;
  const seen = new Date(Math.floor(date.getTime() / step) * step);
  return seen
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '');
}

function answerSearch(request: StubRequest, response: ServerResponse, articles: readonly GdeltArticle[]): void {
  const { query } = request;
  const refusal = findRefusal(query);
  if (refusal !== undefined) {
    gdeltMessage(refusal)(response, request);
    return;
  }
  const [from, to] = [query.get('startdatetime') ?? '', query.get('enddatetime') ?? ''];
  const order = query.get('sort') === 'dateasc' ? -1 : 1;
  const found = articles
    .filter(({ seendate }) => keepDigits(seendate) >= from && keepDigits(seendate) <= to)
    .toSorted((a, b) => (a.seendate < b.seendate ? order : -order))
    .slice(0, Number(query.get('maxrecords')));
  answerJson(response, found.length === 0 ? {} : { articles: found });
}

const keepDigits = (text: string) => text.replace(/\D/g, '');

function findRefusal(query: URLSearchParams): string | undefined {
  const words = query.get('query') ?? '';
  const phrases = [...words.matchAll(/"([^"]*)"/g)].map(([, phrase]) => phrase ?? '');
  const records = Number(query.get('maxrecords'));
  if (query.get('mode') !== 'artlist' || query.get('format') !== 'json') return 'Invalid mode.';
  if (!(records >= 1 && records <= MAX_RECORDS)) return 'Invalid number of records.';
  if (![query.get('startdatetime'), query.get('enddatetime')].every((date) => /^\d{14}$/.test(date ?? '')))
    return 'Invalid query start date.';
  if (phrases.some((phrase) => phrase.length < 3)) return 'The specified phrase is too short.';
  if (words.split('"').length % 2 === 0) return 'Your query has an unclosed quote mark.';
  if (words.includes('(') && !words.includes(' OR ')) return 'Parentheses may only be used around OR statements.';
  return undefined;
}
