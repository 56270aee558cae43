import { randomUUID } from 'node:crypto';
import { answerOf, type components, GaemiError } from '@gaemi/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { type Order, readConfirmation, writeConfirmation } from '../confirmation.ts';
import { inline } from '../fence.ts';
import { type Member, stockOf } from '../member.ts';
import { type ToolAnswer, toolResult } from '../tool-result.ts';
import { day, describeOutput, stockCode } from './tool-shapes.ts';

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
  /** Null where the balance could not be read after a start. */
  credit: z.number().nullable(),
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
      outputSchema: describeOutput(fields),
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    },
    (asked) => toolResult(() => (asked.confirmation === undefined ? offer(member, asked) : start(member, asked))),
  );
}

/** Tells the cost, the balance and the confirmation. Spends nothing. */
async function offer(member: Member, asked: Asked, head: readonly string[] = []): Promise<ToolAnswer> {
  const period = toPeriod(asked);
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
  const confirmation = writeConfirmation(
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

/**
 * Starts what was confirmed, once however often it is called; offers anew where the confirmation no longer fits. One that has started an
 * analysis names it for good, also after its time or another cost.
 */
async function start(member: Member, asked: Asked): Promise<ToolAnswer> {
  const read = readConfirmation(asked.confirmation ?? '', member.apiKey);
  const mismatch = '확인 문자열이 맞지 않거나 시간이 지났어요. 시작하지 않았어요.';
  if (read === null || !fits(read.order, asked)) return offer(member, asked, [mismatch]);
  const { order, isOver } = read;
  if (isOver || !(await costsTheSame(member, order))) {
    if (await isStarted(member, order)) return started(member, order);
    return offer(member, asked, [isOver ? mismatch : '비용이 달라졌어요. 시작하지 않았어요.']);
  }
  await post(member, order).catch(throwOutcome);
  return started(member, order);
}

async function costsTheSame({ client }: Member, { kind, cost, tier }: Order): Promise<boolean> {
  const costs = await answerOf(client.GET('/api/v1/analysis-costs'));
  return costOf(kind, costs) === cost && (kind !== 'news' || costs.news.tier === tier);
}

/** Returns whether the API knows an analysis of the order, running or ended. */
async function isStarted({ client }: Member, { kind, requestId }: Order): Promise<boolean> {
  const look =
    kind === 'news'
      ? answerOf(client.GET('/api/v1/news-progress/{requestId}', { params: { path: { requestId } } }))
      : answerOf(client.GET('/api/v1/mjb-progress/{id}', { params: { path: { id: requestId } } }));
  try {
    await look;
    return true;
  } catch (error) {
    if (error instanceof GaemiError && error.code === 'PROGRESS_NOT_FOUND') return false;
    throw error;
  }
}

/** Only the balance may be missing here: the analysis runs, whatever happens to the answers after its start. */
async function started({ client }: Member, { kind, stockName, cost, requestId }: Order): Promise<ToolAnswer> {
  const credit = await answerOf(client.GET('/api/v1/analysis-costs')).then(
    (costs) => costs.credit,
    () => null,
  );
  const balance = credit === null ? '남은 크레딧은 지금 확인하지 못했어요.' : `지금 남은 크레딧은 ${credit}이에요.`;
  const reader = kind === 'news' ? 'latest_analysis' : 'accumulation';
  return {
    lines: [
      `${inline(stockName)} 분석을 시작했어요. 비용은 ${cost} 크레딧이에요. ${balance}`,
      `${reader}에 stock_code와 request_id ${requestId}를 주면 진행률과 결과를 볼 수 있어요.`,
    ],
    structure: { started: true, cost, credit, confirmation: null, request_id: requestId },
  };
}

/** After a lost answer or an error of the service the analysis may run. A new offer would have a new id, and a second charge. */
function throwOutcome(error: unknown): never {
  if (!(error instanceof GaemiError) || isRefusal(error)) throw error;
  const sentence =
    '시작했는지 확인하지 못했어요. 같은 값과 같은 confirmation으로 다시 불러주세요. 이미 시작했으면 크레딧을 또 쓰지 않아요.';
  throw new GaemiError(sentence, { status: error.status, code: 'OUTCOME_UNKNOWN', cause: error });
}

const isRefusal = ({ status, code }: GaemiError): boolean =>
  (status >= 400 && status < 500) || code === 'SERVICE_BUDGET_SPENT';

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
  const period = toPeriod(asked);
  return (
    order.kind === asked.kind &&
    order.stockCode === asked.stock_code &&
    order.period?.from === period?.from &&
    order.period?.to === period?.to
  );
}

/** The days of an accumulation analysis. Throws where one is missing. */
function toPeriod({ kind, start_date: from, end_date: to }: Asked): Order['period'] {
  if (kind === 'news') return undefined;
  if (from === undefined || to === undefined) {
    throw new GaemiError('매집비 분석에는 start_date와 end_date가 필요해요.', {
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  }
  return { from, to };
}
