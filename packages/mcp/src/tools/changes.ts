import { answerOf, type components, GaemiError } from '@gaemi/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { fence, inline } from '../fence.ts';
import { type CombinedNews, latestNews, type Member, stockOf } from '../member.ts';
import {
  DAY_MS,
  momentText,
  NEWS_DAYS,
  nameOf,
  nothingFinished,
  sampleNote,
  signedPoints,
  thinNote,
} from '../texts.ts';
import { fitting } from '../token-limit.ts';
import { type ToolAnswer, toolResult } from '../tool-result.ts';
import { describeOutput, readOnly, scoreChange, stockCode, toolInput } from './tool-shapes.ts';

type Changes = components['schemas']['NewsChanges'];
type Since = components['schemas']['SinceAnalysis'];
/** News since an analysis; null where none are gathered. */
type News = Since['news'] | 'unlisted';

/** Lists of reasons, with what the assistant calls them. */
const lists = [
  ['new_good_reasons', '새 호재'],
  ['new_bad_reasons', '새 악재'],
  ['gone_good_reasons', '빠진 호재'],
  ['gone_bad_reasons', '빠진 악재'],
] as const;
/** Entries that the text tells; the structure has all. */
const TOLD = 6;

export function registerChanges(server: McpServer, member: Member): void {
  server.registerTool(
    'changes',
    {
      title: '달라진 점',
      description:
        '한 종목의 최근 뉴스 분석이 그전 분석과 무엇이 다른지(점수, 새 근거, 빠진 근거)와, 분석한 뒤에 나온 소식을 읽어요. 크레딧을 쓰지 않아요.',
      inputSchema: toolInput({ stock_code: stockCode }),
      outputSchema: describeOutput({
        analysis_id: z.string().nullable(),
        previous_id: z.string().nullable(),
        good_change: scoreChange,
        bad_change: scoreChange,
        new_events: z
          .number()
          .nullable()
          .describe(`최근 분석 뒤에 나온 소식의 수. 최근 ${NEWS_DAYS}일의 것만 세요. null이면 모으지 않는 종목이에요.`),
      }),
      annotations: readOnly,
    },
    ({ stock_code }) =>
      toolResult(async () => {
        const latest = await latestNews(member, stock_code);
        if (latest !== null) return toAnswer(latest, ...(await readChanges(member, latest)));
        await stockOf(member, stock_code);
        const nothing = { previous_id: null, good_change: null, bad_change: null, new_events: null };
        return { lines: [nothingFinished.news], structure: { analysis_id: null, ...nothing } };
      }),
  );
}

async function readChanges({ client }: Member, { _id: id, stock_code }: CombinedNews): Promise<[Changes, News]> {
  const since = answerOf(
    client.GET('/api/v1/stocks/{code}/since-analysis', { params: { path: { code: stock_code } } }),
  );
  return Promise.all([
    answerOf(client.GET('/api/v1/combined-news/{id}/changes', { params: { path: { id } } })),
    since.then(({ news }) => news, unlistedOrThrow),
  ]);
}

/** Of a company that was delisted since, both analyses can be compared all the same. */
function unlistedOrThrow(error: unknown): 'unlisted' {
  if (error instanceof GaemiError && error.code === 'STOCK_NOT_FOUND') return 'unlisted';
  throw error;
}

function toAnswer(latest: CombinedNews, changes: Changes, news: News): ToolAnswer {
  const { previous_id, previous_created_at: before, good_change, bad_change } = changes;
  const isKnown = news !== null && news !== 'unlisted';
  const texts = [
    ...(isKnown ? news.events : []).map(
      ({ day, text }) => `[분석 뒤] ${day} ${inline(text ?? '출처의 권리로 글을 보여줄 수 없어요.')}`,
    ),
    ...lists.flatMap(([list, name]) => changes[list].map((text) => `[${name}] ${inline(text)}`)),
  ];
  const compared =
    before === null
      ? '그전 분석이 없어요.'
      : `${momentText(before)}(서울)의 분석과 비교했어요. ${describeChange(changes, latest.news_tier)}`;
  return fitting(texts.length, (shown) => ({
    lines: [
      `${nameOf(latest)}의 최근 뉴스 분석은 ${momentText(latest.created_at)}(서울)이에요. ${compared}`,
      ...(news === 'unlisted' ? ['지금은 상장 종목 목록에 없는 회사라 그 뒤의 소식은 몰라요.'] : []),
      ...(!isKnown ? [] : [writeNews(news, latest.created_at)]),
      ...(latest.thin ? [thinNote] : []),
      ...(latest.data_source === 'sample' ? [sampleNote] : []),
    ],
    ...(shown > 0 && {
      fenced: fence(texts.slice(0, Math.min(shown, TOLD))),
      fencedWhole: fence(texts.slice(0, shown)),
    }),
    unlisted: Math.max(0, shown - TOLD),
    structure: {
      ...{ analysis_id: latest._id, previous_id, good_change, bad_change },
      new_events: isKnown ? news.count : null,
    },
  }));
}

/** What came since an analysis. None told is not none there: only the last days count, up to when the company was looked at. */
export function writeNews(
  { count, checked_at: checkedAt }: Pick<NonNullable<Since['news']>, 'count' | 'checked_at'>,
  analysedAt: string,
  now = Date.now(),
): string {
  const from = momentText(new Date(now - NEWS_DAYS * DAY_MS).toISOString()).slice(0, 10);
  const isCut = momentText(analysedAt).slice(0, 10) < from;
  const reach =
    checkedAt === null || checkedAt <= analysedAt
      ? '지금까지 모은 소식 기준이에요.'
      : `${momentText(checkedAt)}(서울)까지 확인했어요.`;
  if (!isCut) return `그 뒤에 나온 소식은 ${count}건이에요. ${reach}`;
  return `그 뒤에 나온 소식은 최근 ${NEWS_DAYS}일의 것만 세고, ${count}건이에요. ${reach}`;
}

/** The change of both scores; what another tier reads is no news, but changes them, too. */
export function describeChange(
  {
    good_change: good,
    bad_change: bad,
    previous_tier: before,
  }: Pick<Changes, 'good_change' | 'bad_change' | 'previous_tier'>,
  tier: CombinedNews['news_tier'],
): string {
  if (good === null || bad === null) return '점수를 매기는 법이나 자료가 달라 점수는 비교하지 않아요.';
  const other = ` 읽은 기간과 소식 수가 다른 분석이라(${before} → ${tier}) 그래서 달라진 점도 섞여 있어요.`;
  return `호재 ${signedPoints(good)}, 악재 ${signedPoints(bad)}.${before === tier ? '' : other}`;
}
