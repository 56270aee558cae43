import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { findAnalysis, requireAsked } from '../analyses.ts';
import { fence } from '../fence.ts';
import { type CombinedNews, latestNews, type Member, stockOf } from '../member.ts';
import { nameOf, nothingFinished, ownRisk, scoreLines } from '../texts.ts';
import { type ToolAnswer, toolResult } from '../tool-result.ts';
import { describeOutput, readOnly, requestId, running, score, stockCode, thin, toolInput } from './tool-shapes.ts';
import { unfinished } from './unfinished.ts';

const analysis = z.object({
  id: z.string(),
  stock_code: z.string(),
  good: score,
  bad: score,
  reserve: z.number().describe('100점 가운데 판단 유보'),
  thin,
  period: z.string(),
  created_at: z.string(),
  data_source: z.string(),
  judged_by: z.string(),
});

export function registerLatestAnalysis(server: McpServer, member: Member): void {
  server.registerTool(
    'latest_analysis',
    {
      title: '최근 뉴스 분석',
      description:
        '회원이 이 종목을 가장 최근에 분석한 결과(호재·악재 점수와 요약)를 읽어요. 왜 그 점수인지는 evidence, 그전 분석과 달라진 점은 changes예요. 크레딧을 쓰지 않아요.',
      inputSchema: toolInput({ stock_code: stockCode, request_id: requestId }),
      outputSchema: describeOutput({ analysis: analysis.nullable(), running: running.nullable() }),
      annotations: readOnly,
    },
    ({ stock_code, request_id }) =>
      toolResult(async () => {
        if (request_id !== undefined) return ofRequest(member, stock_code, request_id);
        const latest = await latestNews(member, stock_code);
        if (latest !== null) return toAnswer(latest);
        await stockOf(member, stock_code);
        return { lines: [nothingFinished.news], structure: { analysis: null, running: null } };
      }),
  );
}

async function ofRequest(member: Member, stockCode: string, requestId: string): Promise<ToolAnswer> {
  const found = await findAnalysis(member, requestId);
  requireAsked(found, { stockCode, kind: 'news' });
  const { result } = found;
  if (result !== null && 'news_tier' in result) return toAnswer(result);
  const { lines, running } = unfinished(found, requestId);
  return { lines, structure: { analysis: null, running } };
}

function toAnswer(latest: CombinedNews): ToolAnswer {
  const summaries = [`호재 요약: ${latest.good_summary}`, `악재 요약: ${latest.bad_summary}`];
  return {
    lines: [
      `${nameOf(latest)}의 뉴스 분석이에요.`,
      ...scoreLines(latest),
      '점수는 소식의 힘과 언론사 수로 매겨요. 주가가 오르거나 내릴 확률이 아니에요.',
      '근거와 링크는 evidence, 공시는 filings로 볼 수 있어요.',
      ownRisk,
    ],
    fenced: fence(latest.lead.length > 0 ? latest.lead : summaries),
    fencedWhole: fence([...latest.lead, ...summaries]),
    structure: {
      analysis: {
        id: latest._id,
        stock_code: latest.stock_code,
        good: latest.good_news_score,
        bad: latest.bad_news_score,
        reserve: latest.reserve,
        thin: latest.thin,
        period: latest.searching_period,
        created_at: latest.created_at,
        data_source: latest.data_source,
        judged_by: latest.judged_by,
      },
      running: null,
    },
  };
}
