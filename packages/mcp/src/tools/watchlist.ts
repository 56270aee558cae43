import { answerOf, type components, type GaemiClient } from '@gaemi/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { fence, inline } from '../fence.ts';
import type { Member } from '../member.ts';
import { momentText, NEWS_DAYS, sampleNote, signedPoints } from '../texts.ts';
import { fitting } from '../token-limit.ts';
import { type ToolAnswer, toolResult } from '../tool-result.ts';
import { close, describeOutput, readOnly, score, scoreChange, thin, toolInput } from './tool-shapes.ts';

type Watchlist = components['schemas']['WatchlistList'];
type Watched = Watchlist['items'][number];

const PAGE = 100;
/** Stocks that the text tells; the structure has all. */
const TOLD = 10;

const watched = z.object({
  stock_code: z.string(),
  good: score.nullable().describe('호재 점수(100점 가운데). null이면 끝난 뉴스 분석이 없어요.'),
  bad: score.nullable().describe('악재 점수(100점 가운데). null이면 끝난 뉴스 분석이 없어요.'),
  thin: thin.nullable(),
  good_change: scoreChange,
  bad_change: scoreChange,
  analysed_at: z.string().nullable(),
  new_events: z
    .number()
    .nullable()
    .describe(`그 분석 뒤에 나온 소식의 수. 최근 ${NEWS_DAYS}일의 것만 세요. null이면 모으지 않는 종목이에요.`),
  close: close.nullable().describe('마지막 종가(원). null이면 저장된 값이 없거나 출처의 조건으로 보여줄 수 없어요.'),
  close_day: z.string().nullable(),
});

export function registerWatchlist(server: McpServer, { client }: Member): void {
  server.registerTool(
    'watchlist',
    {
      title: '관심 종목',
      description:
        '회원의 관심 종목마다(새 소식이 나왔거나 분석한 종목부터) 최근 점수, 그전 분석과 달라진 점수, 그 뒤에 나온 소식의 수, 마지막 종가를 읽어요. 한 종목의 달라진 점은 changes예요. 크레딧을 쓰지 않아요.',
      inputSchema: toolInput({}),
      outputSchema: describeOutput({ total: z.number().describe('관심 종목의 수'), stocks: z.array(watched) }),
      annotations: readOnly,
    },
    () => toolResult(async () => toAnswer(await listWatched(client))),
  );
}

/** All watched stocks. Where not all of them fit into an answer, those of which there is something to say do. */
async function listWatched(client: GaemiClient): Promise<Watched[]> {
  const watched = new Map<string, Watched>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { page, size: PAGE };
    const list = await answerOf(client.GET('/api/v1/watchlist', { params: { query } }));
    for (const stock of list.items) watched.set(stock.code, stock);
    pages = list.pages;
  }
  return [...watched.values()].toSorted((one, other) => order(one) - order(other));
}

const order = ({ last, news }: Watched): number => {
  if (news !== null && news.count > 0) return last === null ? 1 : 0;
  return last === null ? 3 : 2;
};

function toAnswer(items: readonly Watched[]): ToolAnswer {
  const total = items.length;
  if (total === 0) return { lines: ['관심 종목이 없어요.'], structure: { total, stocks: [] } };
  const head = `관심 종목 ${total}개예요.${total > TOLD ? ' 새 소식이 나왔거나 분석한 종목부터예요.' : ''}`;
  return fitting(items.length, (shown) => ({
    lines: [head, ...(items.slice(0, shown).some(isSample) ? [sampleNote] : [])],
    fenced: fence(items.slice(0, Math.min(shown, TOLD)).map(writeLine)),
    fencedWhole: fence(items.slice(0, shown).map(({ code, name }) => `${code} ${inline(name)}`)),
    unlisted: Math.max(0, shown - TOLD),
    structure: {
      total,
      stocks: items.slice(0, shown).map(({ code, last, change, news, price }) => ({
        ...{ stock_code: code, good: last?.good ?? null, bad: last?.bad ?? null },
        thin: last?.thin ?? null,
        ...{ good_change: change?.good ?? null, bad_change: change?.bad ?? null },
        ...{ analysed_at: last?.created_at ?? null, new_events: news?.count ?? null },
        ...{ close: price?.close ?? null, close_day: price?.as_of ?? null },
      })),
    },
  }));
}

const isSample = ({ last, news, price }: Watched): boolean =>
  last?.data_source === 'sample' || price?.source === 'sample' || news?.events.some(({ sample }) => sample) === true;

export function writeLine({
  code,
  name,
  last,
  change,
  news,
}: Pick<Watched, 'code' | 'name' | 'last' | 'change' | 'news'>): string {
  const scores =
    last === null
      ? '끝난 뉴스 분석이 없어요'
      : `호재 ${last.good}, 악재 ${last.bad}${last.thin ? '(소식이 적어 방향을 말하지 않아요)' : ''}${writeChange(change)} (${momentText(last.created_at)})`;
  return `${inline(name)}(${code}) ${scores}${news === null || news.count === 0 ? '' : `, 새 소식 ${news.count}건`}`;
}

/** Which got worse is asked of a watchlist most; without it the text alone has no answer. */
const writeChange = (change: Watched['change']): string =>
  change === null ? '' : `, 그전보다 호재 ${signedPoints(change.good)}, 악재 ${signedPoints(change.bad)}`;
