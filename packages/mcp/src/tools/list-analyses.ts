import { answerOf } from '@gaemi/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { inline } from '../fence.ts';
import type { Member } from '../member.ts';
import { momentText } from '../texts.ts';
import { toolResult } from '../tool-result.ts';
import { describeOutput, readOnly, toolInput } from './tool-shapes.ts';

const SHOWN = 20;
/** Those that the text tells, too. */
const TOLD = 5;
const kindNames = { news: '뉴스 분석', accumulation: '매집비 분석' } as const;
const statusNames = {
  queued: '기다리는 중',
  running: '진행 중',
  finished: '끝남',
  failed: '오류(크레딧은 돌려드렸어요)',
} as const;

export function registerListAnalyses(server: McpServer, member: Member): void {
  server.registerTool(
    'list_analyses',
    {
      title: '지난 분석 목록',
      description: `회원이 한 분석을 종목과 관계없이 새것부터 ${SHOWN}개 보여줘요. 무엇을 언제 분석했는지 물을 때, 지난 분석의 id(evidence에)나 request_id(latest_analysis, accumulation, wait_for_analysis에)를 찾을 때 써요. 그보다 오래된 것은 볼 수 없어요. 크레딧을 쓰지 않아요.`,
      inputSchema: toolInput({}),
      outputSchema: describeOutput({
        analyses: z.array(
          z.object({
            id: z.string(),
            request_id: z.string(),
            kind: z.enum(['news', 'accumulation']),
            stock_code: z.string(),
            status: z.enum(['queued', 'running', 'finished', 'failed']),
            start_date: z.string(),
            end_date: z.string(),
            created_at: z.string(),
          }),
        ),
      }),
      annotations: readOnly,
    },
    () =>
      toolResult(async () => {
        const query = { limit: SHOWN };
        const page = await answerOf(member.client.GET('/api/v1/analyses', { params: { query } }));
        const { items: found, next_cursor: next } = page;
        return {
          lines: [
            found.length === 0
              ? '아직 분석한 적이 없어요.'
              : `분석 ${found.length}개예요. 새것부터예요.${next === null ? '' : ' 더 오래된 분석은 담지 않았어요.'}`,
            ...found
              .slice(0, TOLD)
              .map(
                ({ stock_name, stock_code, kind, status, created_at }) =>
                  `${momentText(created_at)} ${inline(stock_name)}(${stock_code}) ${kindNames[kind]}, ${statusNames[status]}`,
              ),
          ],
          unlisted: Math.max(0, found.length - TOLD),
          structure: {
            analyses: found.map(({ id, request_id, kind, stock_code, status, start_date, end_date, created_at }) => ({
              ...{ id, request_id, kind, stock_code, status, start_date, end_date, created_at },
            })),
          },
        };
      }),
  );
}
