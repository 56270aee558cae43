import { answerOf, GaemiError } from '@gaemi/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import type { Member } from '../member.ts';
import { sampleNote, withCopula } from '../texts.ts';
import { toolResult } from '../tool-result.ts';
import { close, day, describeOutput, readOnly, stockCode, toolInput } from './tool-shapes.ts';

/** Days that the structure has; of a longer period its last ones. */
const SHOWN = 60;

export function registerPrices(server: McpServer, { client }: Member): void {
  server.registerTool(
    'prices',
    {
      title: '일별 종가',
      description: `저장된 일별 종가(원, 액면분할 등에 맞춰 고친 값)와 거래량(주)을 읽어요. 한 번에 400일까지예요. 하루하루는 기간의 마지막 ${SHOWN}거래일까지예요. 실시간 시세는 아니에요. 크레딧을 쓰지 않아요.`,
      inputSchema: toolInput({ stock_code: stockCode, start_date: day, end_date: day }),
      outputSchema: describeOutput({
        source: z.string(),
        as_of: z.string().nullable(),
        days: z.array(z.object({ day: z.string(), close, volume: z.number().describe('거래량(주)') })),
      }),
      annotations: readOnly,
    },
    ({ stock_code: code, start_date: from, end_date: to }) =>
      toolResult(async () => {
        if (from > to) {
          const sentence = 'start_date는 end_date보다 늦을 수 없어요.';
          throw new GaemiError(sentence, { status: 400, code: 'VALIDATION_FAILED' });
        }
        const params = { path: { code }, query: { from, to } };
        const { items, source, as_of } = await answerOf(client.GET('/api/v1/stocks/{code}/prices', { params }));
        const days = items.slice(-SHOWN);
        return {
          lines: [
            days.length === 0
              ? describeNone(as_of)
              : `${code}의 종가 ${items.length}일이에요. 기준일 ${as_of ?? '없음'}, 출처 ${source}.`,
            ...(source === 'sample' ? [sampleNote] : []),
            ...summarise(items),
            ...(items.length > days.length
              ? [
                  `답이 길어 days에는 ${items.length}일 중 마지막 ${SHOWN}일만 담았어요. 위의 값은 기간 전체의 것이에요.`,
                ]
              : []),
          ],
          structure: { source, as_of, days },
        };
      }),
  );
}

/** That a period has no closes. Before the close of a day the last one is of a day before it, which is to be asked for. */
export const describeNone = (asOf: string | null): string =>
  `이 기간에 보여줄 수 있는 저장된 주가가 없어요.${asOf === null ? '' : ` 저장된 마지막 날은 ${withCopula(asOf, '이에요')}.`}`;

interface Day {
  day: string;
  close: number;
  volume: number;
}

/** First, last, highest and lowest close of the whole period. */
export function summarise(days: readonly Day[]): string[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const sorted = days.toSorted((one, other) => one.close - other.close);
  // A fall that is rounded away has no sign: -0.0 would be one.
  const change = ((last.close / first.close - 1) * 100).toFixed(1).replace(/^-0\.0$/, '0.0');
  const tell = (name: string, { day: on, close }: Day) => `${name} ${on} ${close}원`;
  return [
    `${tell('첫날', first)}, ${tell('마지막 날', last)}(${change}%), ${tell('최고', sorted.at(-1) ?? last)}, ${tell('최저', sorted[0] ?? first)}`,
  ];
}
