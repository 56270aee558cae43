import type { ServerResponse } from 'node:http';
import {
  adjustedFor,
  type KiwoomChartDay,
  type KiwoomFlowDay,
  type KiwoomSplit,
  kiwoomChart,
  kiwoomFlows,
} from './kiwoom-charts.ts';
import { signed } from './kiwoom-days.ts';
import type { StubRequest } from './stub-request.ts';
import { answerJson } from './stub-server.ts';

/** What the stub knows about prices and investors. */
export interface ChartContent {
  /** Unadjusted days of a stock up to a day, the newest first. */
  chart: (stockCode: string, lastDay: string) => readonly KiwoomChartDay[];
  splits: readonly KiwoomSplit[];
  flows: (stockCode: string, lastDay: string) => readonly KiwoomFlowDay[];
  /** Rows of one page of ka10081 and of ka10059. */
  chartPage: number;
  flowPage: number;
}

export const usualCharts = (): ChartContent => ({
  chart: kiwoomChart,
  splits: [],
  flows: kiwoomFlows,
  chartPage: 600,
  flowPage: 100,
});

interface Asked {
  request: StubRequest;
  body: Record<string, string>;
  content: ChartContent;
}

/** Answers ka10081. Returns the code of the refusal when the request is wrong. */
export function answerChart(response: ServerResponse, { request, body, content }: Asked): string | undefined {
  const { stk_cd: stock = '', base_dt: baseDay = '', upd_stkpc_tp: adjusted = '' } = body;
  if (stock === '' || !/^\d{8}$/.test(baseDay)) return '1511';
  if (adjusted !== '0' && adjusted !== '1') return '1517';
  const raw = content.chart(stock.replace(/_(AL|NX)$/, ''), baseDay).filter(({ day }) => day <= baseDay);
  // 1 is adjusted and 0 is not: the other way round than with KIS.
  const days = raw.map((day) => (adjusted === '1' ? adjustedFor(day, content.splits, baseDay) : day));
  const rows = days.map((day, index) => rowOf(day, days[index + 1]));
  answerPage(response, request, {
    name: 'stk_dt_pole_chart_qry',
    rows,
    size: content.chartPage,
    more: { stk_cd: stock },
  });
  return undefined;
}

/** Answers ka10059. Returns the code of the refusal when the request is wrong. */
export function answerFlows(response: ServerResponse, { request, body, content }: Asked): string | undefined {
  const { stk_cd: stock = '', dt: day = '', amt_qty_tp, trde_tp, unit_tp } = body;
  if (stock === '' || !/^\d{8}$/.test(day)) return '1511';
  if (amt_qty_tp !== '2' || trde_tp !== '0' || unit_tp !== '1') return '1517';
  const rows = content
    .flows(stock, day)
    .filter((flow) => flow.day <= day)
    .map(flowRow);
  answerPage(response, request, { name: 'stk_invsr_orgn', rows, size: content.flowPage, more: {} });
  return undefined;
}

function answerPage(
  response: ServerResponse,
  request: StubRequest,
  answer: { name: string; rows: readonly object[]; size: number; more: Record<string, string> },
): void {
  const { name, rows, size, more } = answer;
  const start = Number(request.headers['next-key'] ?? 0);
  if (start + size < rows.length) {
    response.setHeader('cont-yn', 'Y');
    response.setHeader('next-key', String(start + size));
  }
  const page = rows.slice(start, start + size);
  answerJson(response, { ...more, [name]: page, return_code: 0, return_msg: '정상적으로 처리되었습니다' });
}

/** The sign of a price is the direction since the day before. */
function rowOf({ day, close, volume }: KiwoomChartDay, before: KiwoomChartDay | undefined) {
  const change = close - (before?.close ?? close);
  return {
    dt: day,
    cur_prc: change < 0 ? `-${close}` : change > 0 ? `+${close}` : String(close),
    trde_qty: String(volume),
    trde_prica: String(Math.round((close * volume) / 1_000_000)),
    open_pric: String(close),
    high_pric: String(close),
    low_pric: String(close),
    pred_pre: signed(change),
    pred_pre_sig: change < 0 ? '5' : change > 0 ? '2' : '3',
    trde_tern_rt: '+0.10',
  };
}

const institutionNames = [
  'fnnc_invt',
  'insrnc',
  'invtrt',
  'etc_fnnc',
  'bank',
  'penfnd_etc',
  'samo_fund',
  'natn',
] as const;

function flowRow(flow: KiwoomFlowDay) {
  const institutions = flow.institutions.reduce((sum, part) => sum + part, 0);
  return {
    dt: flow.day,
    cur_prc: '+10000',
    acc_trde_qty: String(flow.volume),
    ind_invsr: signed(flow.individual, true),
    frgnr_invsr: signed(flow.foreign, true),
    orgn: signed(institutions, true),
    ...Object.fromEntries(institutionNames.map((name, index) => [name, signed(flow.institutions[index] ?? 0, true)])),
    etc_corp: signed(flow.otherCompanies),
    natfor: signed(flow.otherForeigners),
  };
}
