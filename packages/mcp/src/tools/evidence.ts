import { answerOf } from '@gaemi/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { requireAsked } from '../analyses.ts';
import { fence, safeLink, safeLinks } from '../fence.ts';
import { buildDetails, type CombinedNews, latestNews, type Member, type NewsDetail, stockOf } from '../member.ts';
import { findName, nameOf, nothingFinished, ownRisk, scoreLines, sideNames, stageNames, typeNames } from '../texts.ts';
import { fitting } from '../token-limit.ts';
import { type ToolAnswer, toolResult } from '../tool-result.ts';
import { describeOutput, readOnly, stockCode, toolInput } from './tool-shapes.ts';

const articles = z.int().describe('기사의 수. links에는 그중 3건까지 있어요.');

const eventDay = z.string().nullable().describe('첫 기사가 나온 서울 날짜. null이면 옛 분석이라 몰라요.');

const reason = z.object({
  event_id: z.string().nullable(),
  side: z.enum(['good', 'bad']),
  type: z.string().nullable(),
  day: eventDay,
  points: z.number().nullable().describe('이 소식이 그 쪽의 점수에 보탠 점수'),
  links: z.array(z.string()),
  articles,
  // As text: a newer service may know further ones.
  corrected: z.string().nullable(),
});

const unsureEvent = z.object({
  event_id: z.string(),
  side: z.enum(['good', 'bad']),
  type: z.string(),
  day: eventDay,
  links: z.array(z.string()),
  articles,
});

const idWrong = 'list_analyses가 준 id를 그대로 넣어주세요.';

export function registerEvidence(server: McpServer, member: Member): void {
  server.registerTool(
    'evidence',
    {
      title: '분석의 근거',
      description:
        '왜 그런 점수인지 읽어요: 어떤 소식이 호재·악재로 몇 점을 냈는지, 근거 기사의 제목과 링크. analysis_id가 없으면 최근 뉴스 분석의 근거예요. 크레딧을 쓰지 않아요.',
      inputSchema: toolInput({
        stock_code: stockCode,
        analysis_id: z
          .string(idWrong)
          .regex(/^[0-9a-f]{24}$/, idWrong)
          .optional()
          .describe('지난 뉴스 분석의 id. list_analyses가 알려줘요.'),
      }),
      outputSchema: describeOutput({
        analysis_id: z.string().nullable(),
        reasons: z.array(reason),
        unsure: z.array(unsureEvent),
      }),
      annotations: readOnly,
    },
    ({ stock_code, analysis_id }) =>
      toolResult(async () => {
        const analysis = await find(member, stock_code, analysis_id);
        if (analysis !== null) requireAsked(analysis, { stockCode: stock_code });
        if (analysis !== null) return toAnswer(analysis, await buildDetails(member, analysis));
        await stockOf(member, stock_code);
        return { lines: [nothingFinished.news], structure: { analysis_id: null, reasons: [], unsure: [] } };
      }),
  );
}

const find = (member: Member, code: string, id: string | undefined): Promise<CombinedNews | null> =>
  id === undefined
    ? latestNews(member, code)
    : answerOf(member.client.GET('/api/v1/combined-news/{id}', { params: { path: { id } } }));

/** Reasons of each side that the text tells; the structure has all. */
const TOLD = 3;
/** Links of a reason that are shown. */
const LINKS = 3;

type Reason = NewsDetail['reasons'][number];

/** A reason, or an event that the judge was not sure of. */
interface Ground extends Pick<Reason, 'event_id' | 'type' | 'text' | 'links' | 'corrected'> {
  points: number | null;
  /** In Seoul; older results do not say. */
  day: string | null;
  /** Of a reason. */
  filed?: Pick<Reason, 'stages' | 'confirmed_by' | 'differs_from'>;
  detail: NewsDetail;
}

interface Counted extends Pick<NewsDetail, 'side' | 'exact_score'> {
  reasons: readonly Pick<Reason, 'points'>[];
  events: readonly Pick<NewsDetail['events'][number], 'side'>[];
}

/** What an upheld objection says of a reason since. */
const correctionNames = { other_company: '확인해 보니 다른 회사 기사', wrong_side: '확인해 보니 방향이 반대' } as const;

export function toAnswer(analysis: CombinedNews, { good, bad }: Awaited<ReturnType<typeof buildDetails>>): ToolAnswer {
  const sides = [good, bad];
  const reasons = sides
    .flatMap((detail) =>
      detail.reasons.map((reason): Ground => ({ ...reason, day: findDay(reason, detail), filed: reason, detail })),
    )
    .toSorted(isStronger);
  const unsure = sides.flatMap((detail) =>
    detail.unsure.map(({ day = null, ...event }) => ({ ...event, day, points: null, corrected: null, detail })),
  );
  const first = sides.flatMap((side) => reasons.filter(({ detail }) => detail === side).slice(0, TOLD));
  const wrong = reasons.filter(({ corrected }) => corrected !== null).length;
  const lines = [
    `${nameOf(analysis)} 뉴스 분석의 근거 ${reasons.length}건${unsure.length > 0 ? `과 확실하지 않은 소식 ${unsure.length}건` : ''}이에요. 소식마다 출처 링크를 함께 알려주세요.`,
    ...scoreLines(analysis),
    ...(wrong > 0
      ? [`주의: 근거 ${wrong}건은 확인해 보니 틀렸어요. 이 점수는 그대로이고, 다음 분석부터 반영돼요.`]
      : []),
    ...([...reasons, ...unsure].some(({ links }) => links.length > LINKS)
      ? [`기사는 소식마다 ${LINKS}건까지만 담았어요. 모든 기사는 개미렌즈의 분석 결과 화면에 있어요.`]
      : []),
    ...sides.flatMap(listRest),
    ...sides.filter((detail) => detail.reasons.length === 0).map((detail) => writeEmptySide(detail, analysis.read)),
    ownRisk,
  ];
  const ranked = takeTurns(sides.map((side) => reasons.filter(({ detail }) => detail === side)));
  return fitting(reasons.length + unsure.length, (shown) => {
    const kept = ranked.slice(0, shown).toSorted(isStronger);
    const keptUnsure = unsure.slice(0, shown - kept.length);
    const listed = first.filter((one) => kept.includes(one));
    return {
      lines,
      fenced: fence(listed.flatMap(listWithLinks)),
      fencedWhole: fence([
        ...kept.map(lineWithTitles),
        ...keptUnsure.map((one) => `[${unsureName}] ${lineWithTitles(one)}`),
      ]),
      unlisted: kept.length + keptUnsure.length - listed.length,
      structure: {
        analysis_id: analysis._id,
        reasons: kept.map((one) => ({ ...toStructure(one), points: one.points, corrected: one.corrected })),
        unsure: keptUnsure.map(toStructure),
      },
    };
  });
}

/** What the points of the reasons lack to the score: who adds them up, or names them as all there is, is wrong otherwise. */
export function listRest({ side, reasons, events, exact_score: exact }: Counted): string[] {
  const others = events.filter((event) => event.side === side).length - reasons.length;
  const points = reasons.reduce((rest, reason) => rest - reason.points, exact);
  if (others <= 0 || reasons.length === 0) return [];
  return [`${sideNames[side]} 점수에는 근거에 없는 소식 ${others}건의 ${points.toFixed(1)}점도 들어 있어요.`];
}

/** Without its day nobody can tell whether an event came before a move of the price. */
const findDay = ({ event_id }: Reason, { events }: NewsDetail): string | null =>
  events.find((event) => event.event_id === event_id)?.day ?? null;

const isStronger = (one: Ground, other: Ground): number => (other.points ?? 0) - (one.points ?? 0);

/** The first of each, then the second of each: what is left out of a long answer is not all of one side. */
const takeTurns = <Entry>(lists: readonly (readonly Entry[])[]): Entry[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

const unsureName = '확실하지 않아요';

const toStructure = ({ event_id, type, day, links, detail }: Ground) => ({
  ...{ event_id, side: detail.side, type, day },
  links: safeLinks(links).slice(0, LINKS),
  articles: links.length,
});

/** What was done on a side without a reason, without a claim that nothing happened; in the words of the screen. */
export function writeEmptySide({ side, total_score }: Pick<NewsDetail, 'side' | 'total_score'>, read: number): string {
  if (total_score > 0) return `보여 드릴 수 있는 ${sideNames[side]}의 근거가 남아 있지 않아요.`;
  return read === 0
    ? '이 회사를 다룬 기사를 찾지 못했어요.'
    : `기사 ${read}건을 읽었지만 확실한 ${sideNames[side]}는 찾지 못했어요.`;
}

/** What filings say of a reason: without it a rumour, or a figure that a filing contradicts, reads like a fact. */
function listFiled({ stages, confirmed_by: confirmed, differs_from: differing }: NonNullable<Ground['filed']>) {
  const stage = stages?.at(-1)?.stage;
  return [
    stage !== undefined && `소문: ${findName<string>(stageNames, stage, '진행 중')}`,
    confirmed && '공시 확인',
    differing && '공시와 다름',
  ];
}

function writeHead({ type, day, points, corrected, filed, links, detail, text }: Ground): string {
  const names = [
    sideNames[detail.side],
    day,
    type && typeNames[type],
    points !== null && `${points.toFixed(1)}점`,
    ...(filed === undefined ? [] : listFiled(filed)),
    links.length > LINKS && `기사 ${links.length}건 중 ${LINKS}건`,
    corrected && findName<string>(correctionNames, corrected, '확인해 보니 잘못된 소식'),
  ];
  return `[${names.filter(Boolean).join(' · ')}] ${text}`;
}

function listSources({ links, detail }: Ground) {
  const sourceOf = new Map(detail.sources.map((source) => [source.link, source]));
  return links.slice(0, LINKS).flatMap((link) => {
    const safe = safeLink(link);
    const { title = '', publisher = '' } = sourceOf.get(link) ?? {};
    return safe === null ? [] : [{ title, publisher, safe }];
  });
}

const listWithLinks = (ground: Ground): string[] => [
  writeHead(ground),
  ...listSources(ground).map(
    ({ title, publisher, safe }) => `- ${[title, publisher, safe].filter(Boolean).join(' | ')}`,
  ),
];

/** Links stand in the structure, in the same order. */
const lineWithTitles = (ground: Ground): string =>
  [
    writeHead(ground),
    ...listSources(ground).map(({ title, publisher }) => [title, publisher].filter(Boolean).join(', ')),
  ]
    .filter(Boolean)
    .join(' | ');
