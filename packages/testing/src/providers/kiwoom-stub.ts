import type { ServerResponse } from 'node:http';
import type { Fault } from './faults.ts';
import { answerChart, answerFlows, type ChartContent, usualCharts } from './kiwoom-chart-answers.ts';
import { type KiwoomTrade, kiwoomDay, signed } from './kiwoom-days.ts';
import type { StubRequest } from './stub-request.ts';
import { answerJson, type StubServer, startStubServer } from './stub-server.ts';

export interface KiwoomStub extends StubServer {
  /** Trading by stock code ("005930") and day ("20261120"). */
  setTrades(trades: (stockCode: string, day: string) => readonly KiwoomTrade[]): void;
  /** The basic information of every stock (ka10001), as texts. */
  setFloat(fields: { flo_stk?: string; dstr_stk?: string; dstr_rt?: string }): void;
  /** Served query types of ka10038; at first all three. */
  setQueryTypes(types: readonly ('1' | '2' | '3')[]): void;
  /** Rows per page of ka10038; at first all. */
  setPageSize(rows: number): void;
  /** Last change of each row before it is sent, for malformed rows. */
  setRows(change: (rows: readonly KiwoomRow[]) => readonly Record<string, unknown>[]): void;
  /** Changes charts (ka10081) and investors (ka10059). */
  setCharts(change: Partial<ChartContent>): void;
  /** Answers the next `times` requests of one kind ("au10001", "ka10038", "ka10001") with a fault, others as usual. */
  failOn(apiId: string, fault: Fault, times?: number): void;
  /** Expires all tokens issued so far. */
  endTokens(): void;
  /** From now on a token ends all that were issued before it. */
  keepOneToken(): void;
  /** Number of requests of a kind so far, those answered by a fault included. */
  calls(apiId: string): number;
  /** Requested days of ka10038 in order, "yyyy-MM-dd"; every page and query type counts. */
  daysAsked(): string[];
}

export interface KiwoomRow {
  rank: string;
  mmcm_nm: string;
  buy_qty: string;
  sell_qty: string;
  acc_netprps_qty: string;
}

/** Keys that the stub accepts. */
export const kiwoomStubKeys = { appKey: 'stub-app-key', secretKey: 'stub-secret-key' };

const usualFloat = { flo_stk: '100000', dstr_stk: '60000', dstr_rt: '60.0' };

/**
 * Stub of Kiwoom's REST API: tokens, brokers of a stock by day (ka10038), basic information (ka10001), daily prices
 * (ka10081) and investors (ka10059), errors included. `anyKey`: for manual use.
 */
export async function startKiwoomStub(options: { port?: number; anyKey?: boolean } = {}): Promise<KiwoomStub> {
  let issued = 0;
  let onlyOne = false;
  let valid = new Set<string>();
  let content: Content = usualContent();
  let charts = usualCharts();
  let faults: { apiId: string; fault: Fault; times: number }[] = [];
  const server = await startStubServer((request, response) => {
    const body = parseBody(request.body);
    const fault = faults.find(({ apiId, times }) => apiId === apiIdOf(request) && times > 0);
    if (fault !== undefined) {
      fault.times -= 1;
      fault.fault(response, request);
    } else if (request.method !== 'POST') answerKiwoomError(response, { status: 405, returnCode: 3, code: '1504' });
    else if (request.path === '/oauth2/token') {
      const known = body.appkey === kiwoomStubKeys.appKey && body.secretkey === kiwoomStubKeys.secretKey;
      if (body.grant_type !== 'client_credentials') answerKiwoomError(response, { returnCode: 2, code: '8011' });
      else if (!known && options.anyKey !== true) answerKiwoomError(response, { returnCode: 3, code: '8001' });
      else {
        issued += 1;
        if (onlyOne) valid = new Set();
        valid.add(`stub-token-${issued}`);
        answerToken(response, { token: `stub-token-${issued}` });
      }
    } else if (!valid.has(String(request.headers.authorization).replace('Bearer ', ''))) {
      answerKiwoomError(response, { status: 401, returnCode: 3, code: '8005' });
    } else if (request.path === '/api/dostk/rkinfo' && request.headers['api-id'] === 'ka10038') {
      answerRank(response, { request, body, content });
    } else if (request.path === '/api/dostk/stkinfo' && request.headers['api-id'] === 'ka10001') {
      answerDone(response, { stk_cd: body.stk_cd, ...content.float });
    } else if (request.path === '/api/dostk/chart' && request.headers['api-id'] === 'ka10081') {
      refuse(response, answerChart(response, { request, body, content: charts }));
    } else if (request.path === '/api/dostk/stkinfo' && request.headers['api-id'] === 'ka10059') {
      refuse(response, answerFlows(response, { request, body, content: charts }));
    } else answerKiwoomError(response, { returnCode: 3, code: '1504' });
  }, options.port);
  return {
    ...server,
    setTrades: (trades) => {
      content.trades = trades;
    },
    setFloat: (fields) => {
      content.float = { ...usualFloat, ...fields };
    },
    setQueryTypes: (types) => {
      content.queryTypes = types;
    },
    setPageSize: (rows) => {
      content.pageSize = rows;
    },
    setRows: (change) => {
      content.change = change;
    },
    setCharts: (change) => {
      charts = { ...charts, ...change };
    },
    failOn: (apiId, fault, times = 1) => void faults.push({ apiId, fault, times }),
    endTokens: () => {
      valid = new Set();
    },
    keepOneToken: () => {
      onlyOne = true;
    },
    calls: (apiId) => server.requests.filter((request) => apiIdOf(request) === apiId).length,
    daysAsked: () =>
      server.requests
        .filter((request) => apiIdOf(request) === 'ka10038')
        .map(({ body }) => (parseBody(body).strt_dt ?? '').replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')),
    recover: () => {
      server.recover();
      content = usualContent();
      charts = usualCharts();
      faults = [];
    },
  };
}

function refuse(response: ServerResponse, code: string | undefined): void {
  if (code !== undefined) answerKiwoomError(response, { returnCode: 2, code });
}

/** Builds Kiwoom's token answer, for 24 hours by default. `expiresAt` as yyyyMMddHHmmss in Seoul. */
export function answerToken(response: ServerResponse, { token, expiresAt }: { token: string; expiresAt?: string }) {
  const tomorrow = new Date(Date.now() + 33 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);
  answerDone(response, { expires_dt: expiresAt ?? tomorrow, token_type: 'bearer', token });
}

/** Builds Kiwoom's error answer, with status 200 by default. Its number is the class; the code is inside the text. */
export function answerKiwoomError(
  response: ServerResponse,
  { status = 200, returnCode, code }: { status?: number; returnCode: number | string; code: string },
): void {
  answerJson(response, { return_code: returnCode, return_msg: `오류입니다[${code}:made up by the stub]` }, { status });
}

interface Content {
  trades: (stockCode: string, day: string) => readonly KiwoomTrade[];
  float: { flo_stk: string; dstr_stk: string; dstr_rt: string };
  queryTypes: readonly string[];
  pageSize: number;
  change: (rows: readonly KiwoomRow[]) => readonly Record<string, unknown>[];
}

const usualContent = (): Content => ({
  trades: kiwoomDay,
  float: usualFloat,
  queryTypes: ['1', '2', '3'],
  pageSize: Number.POSITIVE_INFINITY,
  change: (rows) => rows.map((row) => ({ ...row })),
});

const apiIdOf = ({ path, headers }: StubRequest) => (path === '/oauth2/token' ? 'au10001' : String(headers['api-id']));

function answerRank(
  response: ServerResponse,
  { request, body, content }: { request: StubRequest; body: Record<string, string>; content: Content },
): void {
  const { stk_cd: stock = '', strt_dt: day = '', qry_tp: type = '' } = body;
  const refusal = findRefusal(body, content);
  if (refusal !== undefined) {
    answerKiwoomError(response, { returnCode: 2, code: refusal });
    return;
  }
  const trades = content.trades(stock.replace(/_(AL|NX)$/, ''), day).filter(({ buy, sell }) => {
    if (type === '1') return sell >= buy;
    return type === '2' ? buy > sell : true;
  });
  const start = Number(request.headers['next-key'] ?? 0);
  const rows = content.change(trades.map(rowOf));
  const more = start + content.pageSize < rows.length;
  if (more) {
    response.setHeader('cont-yn', 'Y');
    response.setHeader('next-key', String(start + content.pageSize));
  }
  const sum = (side: 'buy' | 'sell') => trades.reduce((total, trade) => total + trade[side], 0);
  answerDone(response, {
    rank_1: signed(sum('buy')),
    rank_2: signed(-sum('sell')),
    rank_3: sum('buy') < sum('sell') ? `+${sum('buy') - sum('sell')}` : signed(sum('buy') - sum('sell')),
    prid_trde_qty: String(sum('buy')),
    stk_sec_rank: rows.slice(start, start + content.pageSize),
  });
}

/** Without both days and a blank `dt` the real API adds up some long period; here that is an error of the caller. */
function findRefusal({ qry_tp, strt_dt, end_dt, dt }: Record<string, string>, { queryTypes }: Content) {
  if (qry_tp === undefined || !queryTypes.includes(qry_tp)) return '1517';
  return dt === '' && strt_dt !== undefined && strt_dt === end_dt ? undefined : '1511';
}

function rowOf({ name, buy, sell }: KiwoomTrade, index: number): KiwoomRow {
  return {
    rank: String(index + 1),
    mmcm_nm: name,
    buy_qty: signed(buy),
    sell_qty: signed(-sell),
    acc_netprps_qty: signed(buy - sell, true),
  };
}

function answerDone(response: ServerResponse, value: Record<string, unknown>): void {
  answerJson(response, { ...value, return_code: 0, return_msg: '정상적으로 처리되었습니다' });
}

function parseBody(text: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, field]) => [key, String(field)]))
      : {};
  } catch {
    return {};
  }
}
