import { setTimeout as sleep } from 'node:timers/promises';
import { MJB_REQUEST_PREFIX, mjbCalendar } from '@gaemi/contracts/accumulation';
import { analysisCosts } from '@gaemi/contracts/api-keys';
import { combinedNews } from '@gaemi/contracts/news-analysis';
import { newsDetail } from '@gaemi/contracts/news-detail';
import { routes } from '@gaemi/contracts/routes';
import { z } from 'zod';
import type { DemoMember } from './demo-members.ts';
import { SeedError } from './seed-error.ts';
import type { Call, Session } from './session.ts';

const POLL_MS = 200;
const ANALYSIS_MS = 60_000;
const TRADING_DAYS = 20;
const DAY_MS = 86_400_000;
const progress = z.object({ progress: z.number(), detail: z.string().optional() });

// The same id at every run: an analysis that is there is neither made nor charged again.
const newsId = ({ id }: DemoMember, index: number) => `demo-${id}-${index + 1}`;
const mjbId = ({ id }: DemoMember, index: number) => `${MJB_REQUEST_PREFIX}demo-${id}-${index + 1}`;

/** Makes the news analyses that are not there yet. */
export async function analyseNews(session: Session, member: DemoMember): Promise<void> {
  const { tier } = analysisCosts.parse(await session.send(routes.analysisCosts)).news;
  for (const [index, stock_name] of member.news.entries()) {
    const requestId = newsId(member, index);
    const watch = { params: { requestId } };
    if ((await session.ask(routes.newsProgress, watch)).status === 404) {
      for (const side of ['good', 'bad'])
        await session.send(routes.postNews, {
          params: { tier, side },
          body: { request_id: requestId, stock_name },
        });
    }
    await untilDone(() => session.send(routes.newsProgress, watch), `${member.name}: ${stock_name}`);
  }
}

/** Makes the accumulation analyses that are not there yet, over the last trading days before today. */
export async function analyseTrading(session: Session, member: DemoMember): Promise<void> {
  const days = tradingDays(mjbCalendar.parse(await session.send(routes.mjbCalendar)));
  for (const [index, stock_name] of member.accumulations.entries()) {
    const id = mjbId(member, index);
    const watch: Call = { params: { id } };
    if ((await session.ask(routes.mjbProgress, watch)).status === 404)
      await session.send(routes.postMjb, {
        body: { request_id: id, stock_name, start_date: days.at(-TRADING_DAYS), end_date: days.at(-1) },
      });
    await untilDone(() => session.send(routes.mjbProgress, watch), `${member.name}: ${stock_name}`);
  }
}

/** Objects to the first reason of the member's first analysis; a repeat changes nothing. */
export async function objectToNews(session: Session, member: DemoMember): Promise<void> {
  const found = await session.send(routes.combinedNewsByRequest, { params: { requestId: newsId(member, 0) } });
  const { _id, good_news_obj_id, bad_news_obj_id } = combinedNews.parse(found);
  const sides = [
    { side: 'bad', id: bad_news_obj_id },
    { side: 'good', id: good_news_obj_id },
  ];
  for (const params of sides) {
    const { reasons } = newsDetail.parse(await session.send(routes.newsDetail, { params }));
    const eventId = reasons[0]?.event_id;
    if (eventId == null) continue;
    const body = { kind: 'wrong_side', analysis_id: _id };
    await session.send(routes.reportNewsEvent, { params: { eventId }, body });
    return;
  }
}

async function untilDone(ask: () => Promise<unknown>, what: string): Promise<void> {
  const deadline = performance.now() + ANALYSIS_MS;
  while (performance.now() < deadline) {
    const answer = progress.parse(await ask());
    if (answer.detail !== undefined) throw new SeedError(`${what}: ${answer.detail}`);
    if (answer.progress === 100) return;
    await sleep(POLL_MS);
  }
  throw new SeedError(`${what}: not done within ${ANALYSIS_MS / 1000} s`);
}

/** Past trading days of the calendar, oldest first. */
function tradingDays({ from, today, closed_days }: z.infer<typeof mjbCalendar>): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at < Date.parse(today); at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (![0, 6].includes(new Date(at).getUTCDay()) && !closed_days.includes(day)) days.push(day);
  }
  return days;
}
