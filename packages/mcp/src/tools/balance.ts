import { answerOf } from '@gaemi/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import type { Member } from '../member.ts';
import { accumulationsStayInside, keyLeft, mayStart } from '../spending.ts';
import { withCopula } from '../texts.ts';
import { toolResult } from '../tool-result.ts';
import { describeOutput, readOnly, toolInput } from './tool-shapes.ts';

export function registerBalance(server: McpServer, { client }: Member): void {
  server.registerTool(
    'balance',
    {
      title: '남은 크레딧과 비용',
      description:
        '회원의 남은 크레딧, 분석 하나에 드는 크레딧, 이 키로 오늘 더 쓸 수 있는 크레딧을 알려줘요. 크레딧을 쓰지 않아요.',
      inputSchema: toolInput({}),
      outputSchema: describeOutput({
        credit: z.number().describe('남은 크레딧. 원이 아니에요.'),
        news_cost: z.number().describe('뉴스 분석 하나에 드는 크레딧'),
        accumulation_cost: z.number().describe('매집비 분석 하나에 드는 크레딧'),
        key_left_today: z.number().describe('이 키로 서울 자정까지 더 쓸 수 있는 크레딧'),
      }),
      annotations: readOnly,
    },
    () =>
      toolResult(async () => {
        const costs = await answerOf(client.GET('/api/v1/analysis-costs'));
        const { credit, news, mjb, api_key: key } = costs;
        const left = keyLeft(costs);
        return {
          lines: [
            `남은 크레딧은 ${withCopula(credit, '이에요')}. 뉴스 분석에는 ${news.cost}, 매집비 분석에는 ${mjb.cost} 크레딧이 들어요.`,
            key !== null && !mayStart(key)
              ? '이 키로는 읽기만 할 수 있어서 분석을 시작할 수 없어요.'
              : `이 키로 오늘 더 쓸 수 있는 크레딧은 ${withCopula(left, '이에요')}.`,
            ...(mjb.stays_inside ? [accumulationsStayInside] : []),
          ],
          structure: { credit, news_cost: news.cost, accumulation_cost: mjb.cost, key_left_today: left },
        };
      }),
  );
}
