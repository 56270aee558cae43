import { setTimeout as sleep } from 'node:timers/promises';
import { MJB_REQUEST_PREFIX, mjbProgress } from '@gaemi/contracts/accumulation';
import { combinedNews, newsProgress } from '@gaemi/contracts/news-analysis';
import { routes } from '@gaemi/contracts/routes';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { Answer } from './caller.ts';
import type { Visitor } from './visitor.ts';

/** State shared by all visitors. */
export interface Stage {
  companies: readonly ListedCompany[];
  /** Days allowed in an accumulation analysis. */
  days: readonly string[];
  /** Request ids of all analyses answered with 202. */
  accepted: Set<string>;
  /** Aborted at the end of the load: every visitor stops. */
  over: AbortSignal;
  /** Mean seconds from one analysis of a member to the next. */
  every: number;
}

/** The intervals of the web. */
const NEWS_POLL_MS = 5_000;
const NEWS_RESULT_MS = 2_000;
const MJB_POLL_MS = 1_000;
const MJB_RESULT_MS = 1_500;
/** Pause between two views of lists: five seconds on average. */
const LOOK_MS = [2_500, 7_500] as const;
/** Pause from the search to the choice. */
const CHOICE_MS = [1_000, 3_000] as const;
/** Share of news analyses; the others are accumulation analyses. */
const NEWS_SHARE = 2 / 3;
const MJB_DAYS = 20;
const ACCEPTED = 202;

/** Simulates one member until the end of the load: analyses one after the other, and lists between them. */
export async function visit(visitor: Visitor, stage: Stage): Promise<void> {
  // Every visitor stops at its next pause. If all continued at once instead, the burst would be unlike any real web
  // traffic.
  await use(visitor, stage).catch((error: unknown) => {
    if (!(stage.over.aborted && error instanceof Error && error.name === 'AbortError')) throw error;
  });
}

async function use(visitor: Visitor, stage: Stage): Promise<never> {
  let next = performance.now() + Math.random() * stage.every * 1000;
  await pause(stage, [0, LOOK_MS[1]]);
  for (;;) {
    if (performance.now() >= next) {
      await (Math.random() < NEWS_SHARE ? analyseNews(visitor, stage) : analyseTrading(visitor, stage));
      next += stage.every * 1000;
    } else {
      const { kind, path } = oneOf(looks);
      await visitor.read(kind, path);
      await pause(stage, LOOK_MS);
    }
  }
}

const looks = [
  { kind: 'news history', path: `${routes.listCombinedNews.path}?page=1&size=3` },
  { kind: 'news history', path: `${routes.listCombinedNews.path}?page=2&size=3` },
  { kind: 'mjb history', path: `${routes.listMjb.path}?page=1&size=3` },
  { kind: 'watchlist', path: `${routes.listWatchlist.path}?page=1&size=5` },
  { kind: 'credit logs', path: `${routes.listCreditLogs.path}?page=1&size=5` },
  { kind: 'users/me', path: routes.me.path },
];

async function analyseNews(visitor: Visitor, stage: Stage): Promise<void> {
  const { code, name } = await chooseCompany(visitor, stage);
  const requestId = crypto.randomUUID();
  const body = { request_id: requestId, stock_name: name, stock_code: code };
  for (const side of ['good', 'bad']) {
    const { status } = await visitor.post('post news', `${visitor.tier}-${side}-news-sqs`, body);
    if (status !== ACCEPTED) return;
    stage.accepted.add(requestId);
  }
  const poll = () => visitor.read('news progress', `news-progress/${requestId}`);
  if (!(await pollToEnd({ stage, everyMs: NEWS_POLL_MS, poll, isDone: isNewsDone }))) return;

  await pause(stage, NEWS_RESULT_MS);
  const result = await visitor.read('news result', `combined-news-result/${requestId}`);
  if (result.status === 200) {
    const { good_news_obj_id: good, bad_news_obj_id: bad } = combinedNews.parse(result.body);
    await visitor.read('news detail', `good-news/${good}`);
    await visitor.read('news detail', `bad-news/${bad}`);
  }
  await visitor.read('users/me', routes.me.path);
}

async function analyseTrading(visitor: Visitor, stage: Stage): Promise<void> {
  await visitor.read('mjb calendar', routes.mjbCalendar.path);
  const { code, name } = await chooseCompany(visitor, stage);
  const requestId = `${MJB_REQUEST_PREFIX}${crypto.randomUUID()}`;
  const period = { start_date: stage.days.at(-MJB_DAYS), end_date: stage.days.at(-1) };
  const body = { request_id: requestId, stock_name: name, stock_code: code, ...period };
  const { status } = await visitor.post('post mjb', routes.postMjb.path, body);
  if (status !== ACCEPTED) return;
  stage.accepted.add(requestId);
  const poll = () => visitor.read('mjb progress', `mjb-progress/${requestId}`);
  if (!(await pollToEnd({ stage, everyMs: MJB_POLL_MS, poll, isDone: isMjbDone }))) return;

  await pause(stage, MJB_RESULT_MS);
  await visitor.read('mjb result', `mjb/${requestId}?sort_by=volume`);
  await visitor.read('users/me', routes.me.path);
}

async function chooseCompany(visitor: Visitor, stage: Stage): Promise<ListedCompany> {
  const company = oneOf(stage.companies);
  await visitor.read(
    'stock search',
    `${routes.searchStocks.path}?query=${encodeURIComponent(company.name)}&page=1&size=5`,
  );
  await pause(stage, CHOICE_MS);
  await visitor.read('users/me', routes.me.path);
  return company;
}

interface Polling {
  stage: Stage;
  everyMs: number;
  poll: () => Promise<Answer>;
  /** null: ended in error. */
  isDone: (body: unknown) => boolean | null;
}

/** Returns true when the analysis was done; false when it ended in error. A failed call is repeated. */
async function pollToEnd({ stage, everyMs, poll, isDone }: Polling): Promise<boolean> {
  for (;;) {
    const { status, body } = await poll();
    const done = status === 200 ? isDone(body) : false;
    if (done !== false) return done === true;
    await pause(stage, everyMs);
  }
}

function isNewsDone(body: unknown): boolean | null {
  const { progress, detail } = newsProgress.parse(body);
  return detail === undefined ? progress === 100 : null;
}

function isMjbDone(body: unknown): boolean | null {
  const { progress, detail } = mjbProgress.parse(body);
  return detail === undefined ? progress === 100 : null;
}

/**
 * Waits for so many milliseconds, or for a random time between two. Rejects with an AbortError at the end of the load.
 */
async function pause({ over }: Stage, time: number | readonly [number, number]): Promise<void> {
  const ms = typeof time === 'number' ? time : time[0] + Math.random() * (time[1] - time[0]);
  await sleep(ms, undefined, { signal: over });
}

function oneOf<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('an empty list');
  return one;
}
