import { randomUUID } from 'node:crypto';
import { answerOf, type components, GaemiError } from '@gaemi/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { confirmationOf, type Order, readConfirmation } from '../confirmation.ts';
import { inline } from '../fence.ts';
import { type Member, stockOf } from '../member.ts';
import { type Told, toolResult } from '../tool-result.ts';
import { day, outputOf, stockCode } from './tool-shapes.ts';

type Costs = components['schemas']['AnalysisCosts'];

const input = {
  kind: z.enum(['news', 'accumulation']).describe('news: 뉴스 호재·악재 분석, accumulation: 매집비 분석'),
  stock_code: stockCode,
  start_date: day.optional().describe('매집비 분석의 첫날 yyyy-MM-dd'),
  end_date: day.optional().describe('매집비 분석의 마지막 날 yyyy-MM-dd'),
  confirmation: z.string().max(2_000).optional().describe('첫 호출이 준 확인 문자열. 회원이 동의한 뒤에만 보내요.'),
};
type Asked = z.infer<z.ZodObject<typeof input>>;

const fields = {
  started: z.boolean(),
  cost: z.number(),
  credit: z.number(),
  confirmation: z.string().nullable(),
  request_id: z.string().nullable(),
};

export function registerStartAnalysis(server: McpServer, member: Member): void {
  server.registerTool(
    'start_analysis',
    {
      title: '분석 시작',
      description:
        '새 분석을 시작해요. 회원의 크레딧을 써요. confirmation 없이 부르면 시작하지 않고 비용과 남은 크레딧, 확인 문자열만 알려줘요. 회원에게 비용을 말하고 동의를 받은 뒤, 같은 값과 확인 문자열로 다시 불러야 시작해요.',
      inputSchema: input,
      outputSchema: outputOf(fields),
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    },
    (asked) => toolResult(() => (asked.confirmation === undefined ? offer(member, asked) : start(member, asked))),
  );
}

/** Tells the cost, the balance and the confirmation. Spends nothing. */
async function offer(member: Member, asked: Asked, head: readonly string[] = []): Promise<Told> {
  const period = periodOf(asked);
  const [stock, costs] = await Promise.all([
    stockOf(member, asked.stock_code),
    answerOf(member.client.GET('/api/v1/analysis-costs')),
  ]);
  const { credit } = costs;
  const cost = costOf(asked.kind, costs);
  const what = `${inline(stock.name)}(${stock.code}) ${asked.kind === 'news' ? '뉴스 분석' : '매집비 분석'}`;
  const structure = { started: false, cost, credit, request_id: null };
  if (credit < cost) {
    const lines = [...head, `${what}에는 ${cost} 크레딧이 들고 남은 크레딧은 ${credit}이라 시작할 수 없어요.`];
    return { lines, structure: { ...structure, confirmation: null } };
  }
  const confirmation = confirmationOf(
    {
      kind: asked.kind,
      stockCode: stock.code,
      stockName: stock.name,
      cost,
      requestId: `${asked.kind === 'news' ? 'mcp' : 'MJB'}-${randomUUID()}`,
      ...(asked.kind === 'news' ? { tier: costs.news.tier } : { period }),
    },
    member.apiKey,
  );
  return {
    lines: [
      ...head,
      `${what}에는 ${cost} 크레딧이 들어요. 남은 크레딧은 ${credit}이에요. 아직 시작하지 않았어요.`,
      '회원에게 비용을 말하고 동의를 받은 뒤에만, 같은 값과 아래 confirmation으로 다시 불러주세요. 10분 동안 쓸 수 있어요.',
      `confirmation: ${confirmation}`,
    ],
    structure: { ...structure, confirmation },
  };
}

/** Starts what was confirmed, once however often it is called; offers anew where the confirmation no longer fits. */
async function start(member: Member, asked: Asked): Promise<Told> {
  const order = readConfirmation(asked.confirmation ?? '', member.apiKey);
  if (order === null || !fits(order, asked)) {
    return offer(member, asked, ['확인 문자열이 맞지 않거나 시간이 지났어요. 시작하지 않았어요.']);
  }
  const costs = await answerOf(member.client.GET('/api/v1/analysis-costs'));
  const isSame = costOf(order.kind, costs) === order.cost && (order.kind !== 'news' || costs.news.tier === order.tier);
  if (!isSame) return offer(member, asked, ['비용이 달라졌어요. 시작하지 않았어요.']);
  await post(member, order);
  const { credit } = await answerOf(member.client.GET('/api/v1/analysis-costs'));
  const reader = order.kind === 'news' ? 'latest_analysis' : 'accumulation';
  return {
    lines: [
      `${inline(order.stockName)} 분석을 시작했어요. ${order.cost} 크레딧을 썼고 ${credit} 크레딧이 남았어요.`,
      `${reader}에 stock_code와 request_id ${order.requestId}를 주면 진행률과 결과를 볼 수 있어요.`,
    ],
    structure: { started: true, cost: order.cost, credit, confirmation: null, request_id: order.requestId },
  };
}

async function post({ client }: Member, { requestId, stockCode: code, stockName, tier, period }: Order): Promise<void> {
  const body = { request_id: requestId, stock_name: stockName, stock_code: code };
  if (tier !== undefined) await answerOf(client.POST(`/api/v1/${tier}-good-news-sqs`, { body }));
  else if (period !== undefined) {
    const dated = { ...body, start_date: period.from, end_date: period.to };
    await answerOf(client.POST('/api/v1/mjb', { body: dated }));
  }
}

const costOf = (kind: Order['kind'], costs: Costs): number => (kind === 'news' ? costs.news.cost : costs.mjb.cost);

function fits(order: Order, asked: Asked): boolean {
  const period = periodOf(asked);
  return (
    order.kind === asked.kind &&
    order.stockCode === asked.stock_code &&
    order.period?.from === period?.from &&
    order.period?.to === period?.to
  );
}

/** The days of an accumulation analysis. Throws where one is missing. */
function periodOf({ kind, start_date: from, end_date: to }: Asked): Order['period'] {
  if (kind === 'news') return undefined;
  if (from === undefined || to === undefined) {
    throw new GaemiError('매집비 분석에는 start_date와 end_date가 필요해요.', {
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  }
  return { from, to };
}
