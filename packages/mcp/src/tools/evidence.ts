import { answerOf } from '@gaemi/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { requireAsked } from '../analyses.ts';
import { fence, safeLinks } from '../fence.ts';
import { buildDetails, type CombinedNews, latestNews, type Member, type NewsDetail, stockOf } from '../member.ts';
import { nameOf, none, ownRisk, scoreLines, sideNames, typeNames } from '../texts.ts';
import { type ToolAnswer, toolResult } from '../tool-result.ts';
import { describeOutput, readOnly, stockCode } from './tool-shapes.ts';

const reason = z.object({
  event_id: z.string().nullable(),
  side: z.enum(['good', 'bad']),
  type: z.string().nullable(),
  points: z.number().nullable(),
  links: z.array(z.string()),
});

const unsureEvent = z.object({
  event_id: z.string(),
  side: z.enum(['good', 'bad']),
  type: z.string(),
  links: z.array(z.string()),
});

export function registerEvidence(server: McpServer, member: Member): void {
  server.registerTool(
    'evidence',
    {
      title: '분석의 근거',
      description:
        '뉴스 분석의 근거를 읽어요: 어떤 소식이 호재·악재로 몇 점을 냈는지, 근거 기사의 제목과 링크. analysis_id가 없으면 최근 분석의 근거예요. 크레딧을 쓰지 않아요.',
      inputSchema: {
        stock_code: stockCode,
        analysis_id: z
          .string()
          .regex(/^[0-9a-f]{24}$/)
          .optional(),
      },
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
        return { lines: [none], structure: { analysis_id: null, reasons: [], unsure: [] } };
      }),
  );
}

const find = (member: Member, code: string, id: string | undefined): Promise<CombinedNews | null> =>
  id === undefined
    ? latestNews(member, code)
    : answerOf(member.client.GET('/api/v1/combined-news/{id}', { params: { path: { id } } }));

function toAnswer(analysis: CombinedNews, details: Awaited<ReturnType<typeof buildDetails>>): ToolAnswer {
  const sides = [details.good, details.bad];
  return {
    lines: [
      `${nameOf(analysis)} 뉴스 분석의 근거예요. 소식마다 출처 링크를 함께 알려주세요.`,
      ...scoreLines(analysis),
      ...sides.filter(({ reasons }) => reasons.length === 0).map(({ side }) => emptyLine(side, analysis.read)),
      ownRisk,
    ],
    fenced: fence([...sides.flatMap(listLines), ...sides.flatMap(listUnsureLines)]),
    structure: { analysis_id: analysis._id, reasons: sides.flatMap(listReasons), unsure: sides.flatMap(listUnsure) },
  };
}

const listReasons = ({ side, reasons }: NewsDetail) =>
  reasons.map(({ event_id, type, points, links }) => ({ event_id, side, type, points, links: safeLinks(links) }));

const listUnsure = ({ side, unsure }: NewsDetail) =>
  unsure.map(({ event_id, type, links }) => ({ event_id, side, type, links: safeLinks(links) }));

const emptyLine = (side: NewsDetail['side'], read: number) =>
  `기사 ${read}건을 읽었지만 확실한 ${sideNames[side]}는 찾지 못했어요.`;

const listUnsureLines = ({ side, unsure }: NewsDetail): string[] =>
  unsure.flatMap(({ text, type, links }) => [
    `[확실하지 않아요 · ${sideNames[side]}일 수도 있음 · ${typeNames[type]}] ${text}`,
    ...safeLinks(links).map((link) => `- ${link}`),
  ]);

function listLines({ side, reasons, sources }: NewsDetail): string[] {
  const titleOf = new Map(sources.map((source) => [source.link, source]));
  return reasons.flatMap(({ text, type, points, links }) => [
    `[${sideNames[side]}${type === null ? '' : ` · ${typeNames[type]}`}${points === null ? '' : ` · ${points.toFixed(1)}점`}] ${text}`,
    ...links.flatMap((link) => {
      const [safe] = safeLinks([link]);
      const { title = '', publisher = '' } = titleOf.get(link) ?? {};
      return safe === undefined ? [] : [`- ${[title, publisher, safe].filter(Boolean).join(' | ')}`];
    }),
  ]);
}
