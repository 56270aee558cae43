import type { ServerResponse } from 'node:http';
import type { Fault } from './faults.ts';
import { adjustedFor, type KiwoomChartDay, type KiwoomSplit, kiwoomChart } from './kiwoom-charts.ts';
import type { StubRequest } from './stub-request.ts';
import { answerJson, type StubServer, startStubServer } from './stub-server.ts';

export interface KisPriceStub extends StubServer {
  /** Unadjusted days of a stock up to a day ("20261120"), the newest first. */
  setChart(chart: (stockCode: string, lastDay: string) => readonly KiwoomChartDay[]): void;
  setSplits(splits: readonly KiwoomSplit[]): void;
  /** Answers every request of a kind ("FHPTJ04160001") with this, from now on. */
  answerOn(trId: string, answer: Fault): void;
  /** Answers the next `times` requests for prices with a fault. */
  failOnPrices(fault: Fault, times?: number): void;
  /** Expires all tokens issued so far. */
  endTokens(): void;
  /** From now on a token ends all that were issued before it. */
  keepOneToken(): void;
  /** Answers the next requests for a token with a fault. */
  failOnTokens(fault: Fault, times?: number): void;
  /** Number of issued tokens. */
  tokens(): number;
}

/** Keys that the stub accepts. */
export const kisStubKeys = { appKey: 'stub-kis-key', appSecret: 'stub-kis-secret' };

/** Rows of one answer. */
const MAX_ROWS = 100;
const path = '/uapi/domestic-stock/v1/quotations/inquire-daily-itemchartprice';

/** Stub of the Open API of KIS: tokens and daily prices (FHKST03010100), errors included. `anyKey`: for manual use. */
export async function startKisPriceStub(options: { port?: number; anyKey?: boolean } = {}): Promise<KisPriceStub> {
  let issued = 0;
  let onlyOne = false;
  let tokenFaults: { fault: Fault; times: number }[] = [];
  let valid = new Set<string>();
  let chart: Parameters<KisPriceStub['setChart']>[0] = kiwoomChart;
  let splits: readonly KiwoomSplit[] = [];
  let faults: { fault: Fault; times: number }[] = [];
  const answers = new Map<string, Fault>();
  const server = await startStubServer((request, response) => {
    if (request.path === '/oauth2/tokenP') {
      const fault = tokenFaults.find(({ times }) => times > 0);
      if (fault !== undefined) {
        fault.times -= 1;
        fault.fault(response, request);
        return;
      }
      if (!isKnown(JSON.parse(request.body), options)) {
        const refusal = { error_code: 'EGW00103', error_description: '유효하지 않은 AppKey입니다.' };
        answerJson(response, refusal, { status: 403 });
        return;
      }
      issued += 1;
      if (onlyOne) valid = new Set();
      valid.add(`kis-token-${issued}`);
      const expired = new Date(Date.now() + 33 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
      answerJson(response, {
        access_token: `kis-token-${issued}`,
        token_type: 'Bearer',
        expires_in: 86_400,
        access_token_token_expired: expired,
      });
      return;
    }
    const answerOfKind = answers.get(String(request.headers.tr_id));
    const [fault] = faults.filter(({ times }) => times > 0);
    if (fault !== undefined) {
      fault.times -= 1;
      fault.fault(response, request);
    } else if (answerOfKind !== undefined) answerOfKind(response, request);
    else answerPrices(response, request, { valid, chart, splits, anyKey: options.anyKey });
  }, options.port);
  return {
    ...server,
    setChart: (next) => {
      chart = next;
    },
    setSplits: (next) => {
      splits = next;
    },
    answerOn: (trId, answer) => void answers.set(trId, answer),
    failOnPrices: (fault, times = 1) => void faults.push({ fault, times }),
    endTokens: () => {
      valid = new Set();
    },
    keepOneToken: () => {
      onlyOne = true;
    },
    failOnTokens: (fault, times = 1) => void tokenFaults.push({ fault, times }),
    tokens: () => issued,
    recover: () => {
      server.recover();
      chart = kiwoomChart;
      splits = [];
      faults = [];
      answers.clear();
      tokenFaults = [];
    },
  };
}

/** Builds the error answer of KIS, with status 500 by default. */
export function answerKisError(response: ServerResponse, code: string, status = 500): void {
  answerJson(response, { rt_cd: '1', msg_cd: code, msg1: 'made up by the stub' }, { status });
}

/** Returns whether the keys of a request are accepted. */
function isKnown(
  { appkey, appsecret }: Record<string, unknown>,
  { anyKey }: { anyKey?: boolean | undefined },
): boolean {
  return anyKey === true || (appkey === kisStubKeys.appKey && appsecret === kisStubKeys.appSecret);
}

interface PriceContent {
  anyKey: boolean | undefined;
  valid: ReadonlySet<string>;
  chart: Parameters<KisPriceStub['setChart']>[0];
  splits: readonly KiwoomSplit[];
}

function answerPrices(response: ServerResponse, request: StubRequest, content: PriceContent): void {
  const refusal = findRefusal(request, content);
  if (refusal !== undefined) {
    answerKisError(response, refusal.code, refusal.status);
    return;
  }
  const of = (name: string) => request.query.get(name) ?? '';
  const [code, from, to] = [of('FID_INPUT_ISCD'), of('FID_INPUT_DATE_1'), of('FID_INPUT_DATE_2')];
  const rows = content
    .chart(code, to)
    .filter(({ day }) => day >= from && day <= to)
    .slice(0, MAX_ROWS)
    // 0 is adjusted and 1 is not: the other way round than with Kiwoom. Prices are adjusted for every split so far.
    .map((day) => (of('FID_ORG_ADJ_PRC') === '0' ? adjustedFor(day, content.splits, '99991231') : day))
    .map(({ day, close, volume }) => ({
      stck_bsop_date: day,
      stck_clpr: String(close),
      acml_vol: String(volume),
      mod_yn: 'N',
    }));
  answerJson(response, { rt_cd: '0', msg_cd: 'MCA00000', msg1: '정상처리 되었습니다.', output1: {}, output2: rows });
}

function findRefusal(
  { path: asked, headers, query }: StubRequest,
  content: PriceContent,
): { code: string; status: number } | undefined {
  const { tr_id, custtype } = headers;
  if (asked !== path || tr_id !== 'FHKST03010100' || custtype !== 'P') return { code: 'EGW00202', status: 404 };
  if (!isKnown(headers, content)) return { code: 'EGW00103', status: 500 };
  if (!content.valid.has(String(headers.authorization).replace('Bearer ', '')))
    return { code: 'EGW00123', status: 500 };
  const daily = query.get('FID_COND_MRKT_DIV_CODE') === 'J' && query.get('FID_PERIOD_DIV_CODE') === 'D';
  return daily && /^[01]$/.test(query.get('FID_ORG_ADJ_PRC') ?? '') ? undefined : { code: 'OPSQ2001', status: 200 };
}
