import { answerOf } from '@gaemi/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import type { Member } from '../member.ts';
import { findName, sampleNote, sideNames, typeNames } from '../texts.ts';
import { fitting } from '../token-limit.ts';
import { toolResult } from '../tool-result.ts';
import { describeOutput, readOnly, toolInput } from './tool-shapes.ts';

const rate = z.object({
  type: z.string(),
  side: z.enum(['good', 'bad']),
  horizon: z.number().describe('소식 뒤의 거래일 수'),
  n: z.number().describe('센 소식의 수'),
  days: z.number().describe('그 소식이 나온 날의 수'),
  median: z.number().describe('수익률에서 시장 평균을 뺀 값(%)의 중앙값'),
  lo: z.number().describe('median의 95% 구간의 아래 끝(%)'),
  hi: z.number().describe('median의 95% 구간의 위 끝(%)'),
  confirmed: z.boolean().describe('false이면 시장과 차이를 확인하지 못했어요.'),
});

/** Rates that the text tells. */
const TOLD = 6;

const [first = '', ...others] = Object.keys(typeNames);
const names = Object.entries(typeNames).map(([type, name]) => `${type}(${name})`);
const eventType = z
  .enum([first, ...others], `type은 ${names.join(', ')} 중 하나예요.`)
  .describe(`소식의 종류: ${names.join(', ')}. 없으면 모두예요. 유상증자는 financing, 배당은 shareholder_returns예요.`);

export function registerBaseRates(server: McpServer, { client }: Member): void {
  server.registerTool(
    'base_rates',
    {
      title: '그 뒤의 주가',
      description:
        '소식의 종류마다 그 뒤 1·5·20거래일의 수익률에서 시장 평균을 뺀 값(%)의 중앙값과 95% 구간을 읽어요. 지난 일을 센 값이고 앞으로를 말하지 않아요. 종목과 관계없는 값이에요. 크레딧을 쓰지 않아요.',
      inputSchema: toolInput({ type: eventType.optional() }),
      outputSchema: describeOutput({ as_of: z.string().nullable(), items: z.array(rate) }),
      annotations: readOnly,
    },
    ({ type }) =>
      toolResult(async () => {
        const { as_of, items, data_source: source } = await answerOf(client.GET('/api/v1/event-types/base-rates'));
        const found = items.filter((item) => type === undefined || item.type === type);
        return fitting(found.length, (shown) => ({
          lines: [
            found.length === 0
              ? '아직 세지 않았어요. 한 종류의 소식이 15거래일 이상에 걸쳐 20건 이상 쌓이면 세요.'
              : `${as_of ?? ''}까지 센 값 ${found.length}개예요. confirmed가 false이면 시장과 차이를 확인하지 못한 거예요.`,
            ...(source === 'sample' ? [sampleNote] : []),
            ...found
              .filter(({ confirmed }) => type !== undefined || confirmed)
              .slice(0, TOLD)
              .map(writeRate),
          ],
          structure: { as_of, items: found.slice(0, shown) },
        }));
      }),
  );
}

/** Says of the figure what it is, as who hears it alone takes it for a return, and its days for days of the calendar. */
export function writeRate({ type, side, horizon, n, days, median, lo, hi, confirmed }: z.infer<typeof rate>): string {
  const what = `${findName<string>(typeNames, type, type)} ${sideNames[side]}`;
  const excess = `${median > 0 ? '+' : ''}${median}%`;
  const outcome = confirmed ? '차이가 있었어요' : '차이를 확인하지 못했어요';
  return `${what} ${horizon}거래일 뒤: 시장 평균 대비 ${excess} (중앙값, 95% 구간 ${lo} ~ ${hi}, ${days}일의 ${n}건) ${outcome}`;
}
