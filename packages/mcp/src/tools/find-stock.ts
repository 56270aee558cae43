import { answerOf } from '@gaemi/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { fence, inline } from '../fence.ts';
import type { Member } from '../member.ts';
import { toolResult } from '../tool-result.ts';
import { describeOutput, readOnly, toolInput } from './tool-shapes.ts';

const stock = z.object({ code: z.string(), market: z.string(), last_analysis_id: z.string().nullable() });

const queryWrong = '종목 이름이나 종목코드의 일부를 50자 이하로 넣어주세요.';
const query = z.string(queryWrong).trim().min(1, queryWrong).max(50, queryWrong).describe('종목 이름, 코드 또는 초성');

interface Found {
  code: string;
  name: string;
  /** Unknown to a service of before. */
  by_preferred?: boolean;
}

/** Says of an ordinary share found by its preferred one (삼성전자우, 한화3우B(전환), 005935) that it is another; nothing otherwise. */
export function noteOrdinary(asked: string, found: readonly Found[]): string[] {
  const folded = asked.replaceAll(' ', '').toUpperCase();
  const byName = /^(.+?)[1-9]?우[BC]?(?:\(전환\))?$/.exec(folded)?.[1];
  const byCode = /(?<![0-9A-Z])([0-9A-Z]{5})[579KLM](?![0-9A-Z])/.exec(folded)?.[1];
  const [first] = found;
  const isOrdinary =
    first !== undefined &&
    (first.by_preferred === true || first.name.toUpperCase() === byName || first.code === `${byCode}0`);
  return isOrdinary ? ['우선주가 아닌 보통주예요. 우선주는 따로 분석하지 않아요.'] : [];
}

export function registerFindStock(server: McpServer, { client }: Member): void {
  server.registerTool(
    'find_stock',
    {
      title: '종목 찾기',
      description:
        '한국 상장 종목을 이름, 종목코드, 초성(ㅅㅅㅈㅈ)으로 찾아 종목코드를 알려줘요. 한 번에 한 종목이에요. 크레딧을 쓰지 않아요.',
      inputSchema: toolInput({ query }),
      outputSchema: describeOutput({ stocks: z.array(stock) }),
      annotations: readOnly,
    },
    ({ query: asked }) =>
      toolResult(async () => {
        const { items, total } = await answerOf(
          client.GET('/api/v1/stocks/search', { params: { query: { query: asked, size: 5 } } }),
        );
        const stocks = items.map(({ code, market, last }) => ({ code, market, last_analysis_id: last?._id ?? null }));
        if (items.length === 0)
          return {
            lines: ['찾는 종목이 없어요. 종목 하나의 이름이나 종목코드인지 확인해주세요.'],
            structure: { stocks },
          };
        return {
          lines: [
            `종목 ${total}개를 찾았어요.${total > items.length ? ` 그중 ${items.length}개예요. 더 자세한 이름으로 찾아주세요.` : ''}`,
            ...noteOrdinary(asked, items),
          ],
          fenced: fence(items.map(({ code, name, market }) => `${code} ${inline(name)} ${market}`)),
          structure: { stocks },
        };
      }),
  );
}
