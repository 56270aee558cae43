import { answerOf } from '@gaemi/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import type { Member } from '../member.ts';
import { sampleNote } from '../texts.ts';
import { toolResult } from '../tool-result.ts';
import { describeOutput, readOnly } from './tool-shapes.ts';

const rate = z.object({
  type: z.string(),
  side: z.enum(['good', 'bad']),
  horizon: z.number(),
  n: z.number(),
  days: z.number(),
  median: z.number(),
  lo: z.number(),
  hi: z.number(),
  confirmed: z.boolean(),
});

export function registerBaseRates(server: McpServer, { client }: Member): void {
  server.registerTool(
    'base_rates',
    {
      title: '그 뒤의 주가',
      description:
        '소식의 종류마다 그 뒤 1·5·20거래일의 수익률에서 시장 평균을 뺀 값(%)의 중앙값과 95% 구간을 읽어요. 지난 일을 센 값이고 앞으로를 말하지 않아요.',
      inputSchema: { type: z.string().max(40).optional().describe('소식의 종류. 없으면 모두') },
      outputSchema: describeOutput({ as_of: z.string().nullable(), items: z.array(rate) }),
      annotations: readOnly,
    },
    ({ type }) =>
      toolResult(async () => {
        const { as_of, items, data_source: source } = await answerOf(client.GET('/api/v1/event-types/base-rates'));
        const found = items.filter((item) => type === undefined || item.type === type);
        return {
          lines: [
            found.length === 0
              ? '아직 세지 않았어요. 한 종류의 소식이 15거래일에 20건 넘게 쌓이면 세요.'
              : `${as_of ?? ''}까지 센 값 ${found.length}개예요. confirmed가 false이면 시장과 차이를 확인하지 못한 거예요.`,
            ...(source === 'sample' ? [sampleNote] : []),
            ...found.map(
              (item) =>
                `${item.type} ${item.side} ${item.horizon}일 뒤 ${item.median}% (95% ${item.lo} ~ ${item.hi}, n ${item.n}, ${item.days}일)${item.confirmed ? ' 차이가 있었어요' : ' 차이를 확인하지 못했어요'}`,
            ),
          ],
          structure: { as_of, items: found },
        };
      }),
  );
}
