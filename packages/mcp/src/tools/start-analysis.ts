import { answerOf, GaemiError } from '@gaemi/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { findAnalysis } from '../analyses.ts';
import { createOrderId, type Order, readConfirmation, writeConfirmation } from '../confirmation.ts';
import { inline } from '../fence.ts';
import { type Member, stockOf } from '../member.ts';
import { accumulationsStayInside, type Costs, keyLeft } from '../spending.ts';
import { withCopula } from '../texts.ts';
import { type ToolAnswer, toolResult } from '../tool-result.ts';
import { askMember, type Consent } from './ask-member.ts';
import { freshLines, isUnderWay, sameAnalyses } from './same-analyses.ts';
import { confirmation, day, describeOutput, stockCode, toolInput } from './tool-shapes.ts';
import { requireTradable } from './trading-days.ts';

const input = {
  kind: z
    .enum(['news', 'accumulation'], 'kind는 news 또는 accumulation이에요.')
    .describe('news: 뉴스 호재·악재 분석, accumulation: 매집비 분석'),
  stock_code: stockCode,
  start_date: day.optional().describe('매집비 분석의 첫 거래일 yyyy-MM-dd. 뉴스 분석에는 넣지 않아요.'),
  end_date: day.optional().describe('매집비 분석의 마지막 거래일 yyyy-MM-dd. 뉴스 분석에는 넣지 않아요.'),
  confirmation: confirmation.optional().describe('첫 호출이 준 확인 문자열. 회원이 동의한 뒤에만 보내요.'),
};
type Asked = z.infer<z.ZodObject<typeof input>>;
/** Asks the person, who sees the terms. */
type Ask = (terms: string) => Promise<Consent>;

const fields = {
  started: z.boolean(),
  cost: z.number().describe('이 분석에 드는 크레딧. started가 false이면 쓰지 않았어요.'),
  credit: z.number().nullable().describe('남은 크레딧. null이면 확인하지 못했어요.'),
  confirmation: z.string().nullable(),
  request_id: z.string().nullable(),
};

export function registerStartAnalysis(server: McpServer, member: Member): void {
  server.registerTool(
    'start_analysis',
    {
      title: '분석 시작',
      description:
        '새 분석을 시작해요. 회원의 크레딧을 써요. confirmation 없이 부르면 시작하지 않고 비용과 남은 크레딧, 확인 문자열만 알려줘요(balance를 먼저 부르지 않아도 돼요). 회원에게 비용을 말하고 동의를 받은 뒤, 같은 값과 확인 문자열로 다시 불러야 시작해요.',
      inputSchema: toolInput(input),
      outputSchema: describeOutput(fields),
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    },
    (asked, { requestId, signal }) =>
      toolResult(() => {
        const ask: Ask = (terms) => askMember(server, terms, { requestId, signal });
        return asked.confirmation === undefined ? offerTo(member, asked, { ask }) : start(member, asked, ask);
      }),
  );
}

const unstarted = {
  declined: '회원이 동의하지 않아 시작하지 않았어요. 다시 묻지 말아주세요.',
  unanswered: '회원의 답을 받지 못해 시작하지 않았어요. 회원이 원하면 다시 불러주세요.',
} as const;

/** Offers to the person where the assistant's program can ask, and starts on the spot; else the assistant gets the confirmation. */
async function offerTo(
  member: Member,
  asked: Asked,
  { ask, head = [] }: { ask: Ask; head?: readonly string[] },
): Promise<ToolAnswer> {
  const { terms, ...offered } = await offer(member, asked, head);
  const { confirmation } = offered.structure;
  if (terms === undefined || typeof confirmation !== 'string') return offered;
  const consent = await ask(terms.join('\n'));
  if (consent === 'unasked') return offered;
  if (consent === 'agreed') return start(member, { ...asked, confirmation }, ask);
  return { lines: [...terms, unstarted[consent]], structure: { ...offered.structure, confirmation: null } };
}

/**
 * Tells what would be analysed, the cost, the balance (the `terms`, for the person, too) and the confirmation. Spends nothing, and offers
 * nothing that cannot start, runs, or has just been started.
 */
async function offer(
  member: Member,
  asked: Asked,
  head: readonly string[],
): Promise<ToolAnswer & { terms?: readonly string[] }> {
  const period = toPeriod(asked);
  if (period !== undefined) await requireTradable(member, period);
  const [stock, costs, same] = await Promise.all([
    stockOf(member, asked.stock_code),
    answerOf(member.client.GET('/api/v1/analysis-costs')),
    sameAnalyses(member, asked),
  ]);
  const { credit } = costs;
  const cost = costOf(asked.kind, costs);
  const what = `${inline(stock.name)}(${stock.code}) ${asked.kind === 'news' ? '뉴스 분석' : '매집비 분석'}`;
  const nothing = { started: false, cost, credit, confirmation: null, request_id: null };
  const underWay = same.find(isUnderWay);
  if (underWay !== undefined) {
    const { request_id } = underWay;
    const line = `${what}은 방금 시작했어요. 다시 시작하지 않았어요. wait_for_analysis에 request_id ${request_id}를 넣어 기다려주세요.`;
    return { lines: [...head, line], structure: { ...nothing, request_id } };
  }
  if (asked.kind === 'accumulation' && costs.mjb.stays_inside) {
    return {
      lines: [...head, `${accumulationsStayInside} 아직 시작하지 않았고 크레딧도 쓰지 않았어요.`],
      structure: nothing,
    };
  }
  const left = Math.min(credit, keyLeft(costs));
  if (left < cost) {
    const of =
      credit < cost
        ? `남은 크레딧은 ${withCopula(credit, '이라')}`
        : `이 키로 오늘 더 쓸 수 있는 크레딧은 ${withCopula(left, '이라')}`;
    return { lines: [...head, `${what}에는 ${cost} 크레딧이 들고 ${of} 시작할 수 없어요.`], structure: nothing };
  }
  const tier = asked.kind === 'news' ? costs.news.tier : undefined;
  const order = { kind: asked.kind, stockCode: stock.code, tier, period };
  const before = same[0]?.id ?? null;
  const requestId = createOrderId(order, { apiKey: member.apiKey, before });
  const confirmation = writeConfirmation({ ...order, stockName: stock.name, cost, before, requestId }, member.apiKey);
  const { from, to } = period ?? { from: costs.news.start_date, to: costs.news.end_date };
  const fresh = freshLines(same, asked.kind);
  const terms = [
    ...head,
    `${what}에는 ${cost} 크레딧이 들어요. 남은 크레딧은 ${withCopula(credit, '이에요')}. 아직 시작하지 않았어요.`,
    `기간 ${from} ~ ${to}${tier === undefined ? '' : `, ${costs.grade.toUpperCase()} 등급`}. 시작하면 ${credit - cost} 크레딧이 남아요. 이 키로 오늘 더 쓸 수 있는 크레딧은 ${withCopula(keyLeft(costs), '이에요')}.`,
    ...fresh.terms,
  ];
  return {
    terms,
    lines: [
      ...terms,
      ...fresh.reading,
      '회원에게 종목, 기간, 비용을 말하고 동의를 받은 뒤에만, 같은 값과 아래 confirmation으로 다시 불러주세요. 10분 동안 쓸 수 있어요.',
      `confirmation: ${confirmation}`,
    ],
    structure: { ...nothing, confirmation },
  };
}

/**
 * Starts what was confirmed, once however often it is called; offers anew where the confirmation no longer fits. One that has started an
 * analysis names it for good, also after its time or another cost.
 */
async function start(member: Member, asked: Asked, ask: Ask): Promise<ToolAnswer> {
  const read = readConfirmation(asked.confirmation ?? '', member.apiKey);
  const mismatch = '확인 문자열이 맞지 않거나 시간이 지났어요. 시작하지 않았어요.';
  if (read === null || !fits(read.order, asked)) return offerTo(member, asked, { ask, head: [mismatch] });
  const { order, isOver } = read;
  const hindrance = isOver ? mismatch : await findHindrance(member, order, asked);
  if (hindrance !== null) {
    if (await isStarted(member, order)) return started(member, order);
    return offerTo(member, asked, { ask, head: [hindrance] });
  }
  await post(member, order).catch(throwOutcome);
  return started(member, order);
}

/** What has changed since the offer, so that it starts nothing more; null for nothing. */
async function findHindrance(
  member: Member,
  { kind, cost, tier, before }: Order,
  asked: Asked,
): Promise<string | null> {
  const [costs, [latest]] = await Promise.all([
    answerOf(member.client.GET('/api/v1/analysis-costs')),
    sameAnalyses(member, asked),
  ]);
  const costsTheSame = costOf(kind, costs) === cost && (kind !== 'news' || costs.news.tier === tier);
  if (!costsTheSame) return '비용이 달라졌어요. 시작하지 않았어요.';
  const isNew = latest !== undefined && latest.id !== before;
  return isNew ? '이 확인 문자열을 드린 뒤에 같은 분석을 시작했어요. 다시 시작하지 않았어요.' : null;
}

/** Returns whether the API knows an analysis of the order, running or ended. */
async function isStarted(member: Member, { requestId }: Order): Promise<boolean> {
  try {
    await findAnalysis(member, requestId);
    return true;
  } catch (error) {
    if (error instanceof GaemiError && error.code === 'ANALYSIS_NOT_FOUND') return false;
    throw error;
  }
}

/** Only the balance may be missing here: the analysis runs, whatever happens to the answers after its start. */
async function started({ client }: Member, { kind, stockName, cost, requestId }: Order): Promise<ToolAnswer> {
  const credit = await answerOf(client.GET('/api/v1/analysis-costs')).then(
    (costs) => costs.credit,
    () => null,
  );
  const balance =
    credit === null ? '남은 크레딧은 지금 확인하지 못했어요.' : `지금 남은 크레딧은 ${withCopula(credit, '이에요')}.`;
  const reader = kind === 'news' ? 'latest_analysis' : 'accumulation';
  return {
    lines: [
      `${inline(stockName)} 분석을 시작했어요. 비용은 ${cost} 크레딧이에요. ${balance}`,
      `wait_for_analysis에 request_id ${requestId}를 주어 기다리고, ${reader}에 stock_code와 함께 주면 결과를 읽어요.`,
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

async function post({ client }: Member, { kind, requestId, stockCode, period }: Order): Promise<void> {
  const body = { kind, request_id: requestId, stock_code: stockCode };
  const dated = period === undefined ? body : { ...body, start_date: period.from, end_date: period.to };
  await answerOf(client.POST('/api/v1/analyses', { body: dated }));
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

/** The days of an accumulation analysis. Throws where one is missing, and where news are asked for by days: their period is of the grade. */
function toPeriod({ kind, start_date: from, end_date: to }: Asked): Order['period'] {
  if (kind === 'news') {
    if (from === undefined && to === undefined) return undefined;
    throw new GaemiError(
      '뉴스 분석은 기간을 고를 수 없어요. start_date와 end_date 없이 부르면 등급에 따른 기간을 알려드려요.',
      { status: 400, code: 'VALIDATION_FAILED' },
    );
  }
  if (from === undefined || to === undefined) {
    throw new GaemiError('매집비 분석에는 start_date와 end_date가 필요해요.', {
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  }
  return { from, to };
}
