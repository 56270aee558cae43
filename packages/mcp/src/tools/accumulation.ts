import { answerOf } from '@gaemi/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { findAnalysis, requireAsked } from '../analyses.ts';
import { fence, inline, safeLink } from '../fence.ts';
import { type Member, type MjbDetail, stockOf } from '../member.ts';
import { accumulationsStayInside } from '../spending.ts';
import { findName, momentText, nameOf, nothingFinished, ownRisk, sampleNote } from '../texts.ts';
import { type ToolAnswer, toolResult } from '../tool-result.ts';
import { computeResale, RESALE_MOST, writeVerdict } from './accumulation-words.ts';
import { describeOutput, readOnly, requestId, running, stockCode, toolInput } from './tool-shapes.ts';
import { unfinished } from './unfinished.ts';

const record = z.object({
  id: z.string(),
  stock_code: z.string(),
  period: z.string(),
  letters: z
    .object({ first: z.string(), second: z.string(), third: z.string() })
    .describe('A가 가장 높고 E가 가장 낮아요.'),
  percents: z.object({
    first: z
      .number()
      .nullable()
      .describe('매수·매도비: 주요 거래원이 산 주식 ÷ 판 주식(%). null이면 판 주식이 없어요.'),
    second: z.number().describe('주요 매집비: 주요 거래원이 산 주식 ÷ 유통주식(%)'),
    third: z.number().describe('선도 매집비: 가장 많이 순매수한 거래원이 산 주식 ÷ 유통주식(%)'),
  }),
  net_buyers: z.array(
    z.object({
      rank: z.number().describe('순매수가 많은 순서'),
      net_buy: z.number().describe('산 주식에서 판 주식을 뺀 주식 수'),
      ratio: z.number().describe('순매수 비율: 순매수 ÷ (산 주식 + 판 주식)(%)'),
    }),
  ),
  created_at: z.string(),
  data_source: z.string(),
});

/** In the words of the screen: who is asked who buys would name a broker as the buyer. */
const brokersAreNoOwners = '거래원은 주문이 지나간 증권사 창구이지 주식의 실제 주인이 아니에요.';

/** Brokers that are told. */
const SHOWN = 5;

export function registerAccumulation(server: McpServer, member: Member): void {
  server.registerTool(
    'accumulation',
    {
      title: '매집비 결과',
      description:
        '회원이 이 종목을 가장 최근에 분석한 매집비(어느 증권사 창구가 모았는지, 세 등급과 순매수 상위)를 읽어요. 그 기간은 period이고, 다른 기간의 것은 list_analyses에서 request_id를 찾아 넣어요. 크레딧을 쓰지 않아요.',
      inputSchema: toolInput({ stock_code: stockCode, request_id: requestId }),
      outputSchema: describeOutput({ record: record.nullable(), running: running.nullable() }),
      annotations: readOnly,
    },
    ({ stock_code, request_id }) =>
      toolResult(async () => {
        if (request_id !== undefined) return ofRequest(member, stock_code, request_id);
        const query = { stock_code, size: 1 };
        const { items } = await answerOf(member.client.GET('/api/v1/mjb', { params: { query } }));
        const [latest] = items;
        if (latest !== undefined) {
          const path = { id: latest._id };
          return toAnswer(await answerOf(member.client.GET('/api/v1/mjb/{id}', { params: { path } })));
        }
        // A list for keys leaves out what stays inside: there may be some.
        const [{ mjb }] = await Promise.all([
          answerOf(member.client.GET('/api/v1/analysis-costs')),
          stockOf(member, stock_code),
        ]);
        const line = mjb.stays_inside ? accumulationsStayInside : nothingFinished.accumulation;
        return { lines: [line], structure: { record: null, running: null } };
      }),
  );
}

async function ofRequest(member: Member, stockCode: string, requestId: string): Promise<ToolAnswer> {
  const found = await findAnalysis(member, requestId);
  requireAsked(found, { stockCode, kind: 'accumulation' });
  const { result } = found;
  if (result !== null && 'first_mjb' in result) return toAnswer(result);
  const { lines, running } = unfinished(found, requestId);
  return { lines, structure: { record: null, running } };
}

/** Part of all that was traded by which buying and selling may differ before the screens warn of it. */
const MISSING_PART = 0.001;

/** Days without a trade that are named. */
const NAMED_DAYS = 3;

function namedDays(days: readonly string[]): string {
  const named = days.slice(0, NAMED_DAYS).join(', ');
  return days.length > NAMED_DAYS ? `${named} 외 ${days.length - NAMED_DAYS}일` : named;
}

const splitTexts = {
  split: ['주식이 나뉘었어요', '나뉘기'],
  consolidation: ['주식이 합쳐졌어요', '합쳐지기'],
  bonus_issue: ['무상증자 권리락이 있었어요', '늘기'],
  spin_off: ['회사가 나뉘어 주식 수가 줄었어요', '줄기'],
} as const;

/** What weakens the letters, as the screens say it. */
function listCautions({ basis, share_splits: splits }: MjbDetail): string[] {
  const { major_buy: bought, total_buy, total_sell, trading_days: days, quiet_days: quiet } = basis;
  const resale = computeResale(basis);
  const missing = Math.abs(total_buy - total_sell);
  const all = Math.max(total_buy, total_sell);
  return [
    ...splits.map(({ day, kind, link }) => {
      const [done, before] = findName<readonly [string, string]>(splitTexts, kind, ['주식 수가 바뀌었어요', '바뀌기']);
      return `주의: ${day}에 ${done}(${safeLink(link) ?? '공시'}). ${before} 전과 뒤의 주식 수가 섞여 글자와 비율이 실제와 다를 수 있어요.`;
    }),
    ...(resale < RESALE_MOST
      ? []
      : [`주의: 주요 거래원이 산 ${bought}주 가운데 ${resale}%를 되팔았어요. 주요·선도 매집비는 산 양만 세요.`]),
    ...(missing <= all * MISSING_PART
      ? []
      : [
          `주의: 전체 매수와 전체 매도가 ${missing}주(${Math.floor((1_000 * missing) / all) / 10}%) 달라요. 자료에 없는 거래원이 있어 글자가 달라질 수 있어요.`,
        ]),
    ...(quiet.length === 0
      ? []
      : [`주의: 거래일 ${days}일 가운데 거래가 없던 날이 ${quiet.length}일 있어요(${namedDays(quiet)}).`]),
  ];
}

export function toAnswer(latest: MjbDetail): ToolAnswer {
  const buyers = latest.net_buyers.slice(0, SHOWN);
  const letters = { first: latest.first_mjb_grade, second: latest.second_mjb_grade, third: latest.third_mjb_grade };
  return {
    lines: [
      `${nameOf(latest)}의 매집비 결과예요. 기간 ${latest.searching_period}`,
      `매수·매도비 ${letters.first}, 주요 매집비 ${letters.second}, 선도 매집비 ${letters.third} (A가 가장 높아요)`,
      writeVerdict(latest.basis),
      brokersAreNoOwners,
      ...(latest.basis.provisional
        ? ['주의: 마지막 날의 거래가 확정되기 전에 분석했어요. 다시 분석하면 달라질 수 있어요.']
        : []),
      ...listCautions(latest),
      ...(latest.data_source === 'sample' ? [sampleNote] : []),
      `분석한 때 ${momentText(latest.created_at)} (서울)`,
      ownRisk,
    ],
    fenced: fence(
      buyers.map(
        ({ rank, name, net_buy, ratio }) => `${rank}위 ${inline(name)} 순매수 ${net_buy}주 (순매수 비율 ${ratio}%)`,
      ),
    ),
    fencedWhole: fence(buyers.map(({ rank, name }) => `${rank}위 ${inline(name)}`)),
    structure: {
      record: {
        id: latest._id,
        stock_code: latest.stock_code,
        period: latest.searching_period,
        letters,
        percents: { first: latest.first_mjb, second: latest.second_mjb, third: latest.third_mjb },
        net_buyers: buyers.map(({ rank, net_buy, ratio }) => ({ rank, net_buy, ratio })),
        created_at: latest.created_at,
        data_source: latest.data_source,
      },
      running: null,
    },
  };
}
