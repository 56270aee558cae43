import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';

const stockWrong = '종목 이름이나 종목코드를 50자 이하로 넣어주세요.';

const asked = (text: string) => ({ messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] });

/** Questions that investors ask again and again, in the words that lead to the right tools. */
export function registerPrompts(server: McpServer): void {
  server.registerPrompt(
    'morning',
    { title: '아침 점검', description: '크레딧을 쓰지 않고, 지난 분석과 그 뒤의 일을 짧게 정리해요.' },
    () =>
      asked(
        'watchlist로 내 관심 종목의 점수와 새 소식을 읽고, 점수가 달라졌거나 새 소식이 있는 종목은 changes와 evidence로 한 줄씩 정리해줘. 관심 종목이 없으면 list_analyses로 최근에 분석한 종목을 봐줘. 기준 시각과 출처 링크를 붙이고, 새 분석은 시작하지 마.',
      ),
  );
  server.registerPrompt(
    'why_moved',
    {
      title: '왜 움직였나',
      description: '한 종목이 왜 움직였는지, 주가와 소식을 날짜로 맞춰 봐요. 크레딧을 쓰지 않아요.',
      argsSchema: {
        stock: z.string(stockWrong).trim().min(1, stockWrong).max(50, stockWrong).describe('종목 이름이나 종목코드'),
      },
    },
    ({ stock }) =>
      asked(
        `find_stock으로 "${stock.replaceAll('"', '')}"의 종목코드를 찾고, prices로 최근 주가를, evidence와 filings로 그 무렵의 소식과 공시를 읽어줘. 날짜가 맞는 것만 이유의 후보로 말하고, 맞는 것이 없으면 없다고 해줘. 출처 링크를 붙이고, 앞으로의 주가는 말하지 마.`,
      ),
  );
}
