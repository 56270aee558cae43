import { body } from '@gaemi/testing/providers/faults';
import { answerToken, type KiwoomStub, kiwoomStubKeys, startKiwoomStub } from '@gaemi/testing/providers/kiwoom-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createKiwoomClient } from '../../kiwoom/kiwoom-client.ts';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import { createKiwoomTrading } from './kiwoom-trading.ts';

const day = '2026-11-20';
const now = () => new Date('2026-11-20T05:00:00Z');

let stub: KiwoomStub;
beforeAll(async () => {
  stub = await startKiwoomStub();
});
afterEach(() => {
  stub.recover();
  stub.requests.length = 0;
});
afterAll(() => stub.close());

function createSource() {
  const times = { timeoutMs: 5_000, backoffMs: 20 };
  const client = createKiwoomClient({ baseUrl: stub.url, ...kiwoomStubKeys, requestsPerSecond: 1_000 }, times);
  return createKiwoomTrading(client, { venue: 'KRX+NXT' }, now);
}
const fetchDay = (source = createSource()) => source.fetchDay({ company, day, signal: new AbortController().signal });

describe('the halves of a day that still moves', () => {
  /** Brokers as they are at the request with this number, of those for halves. */
  const moving = (at: (request: number) => Record<string, [buy: number, sell: number]>) => {
    stub.setQueryTypes(['1', '2']);
    let requests = 0;
    stub.setTrades(() => {
      requests += 1;
      return Object.entries(at(requests)).map(([name, [buy, sell]]) => ({ name, buy, sell }));
    });
  };

  it('are read until no broker has changed sides in between', async () => {
    // 한화 is in neither half at first, 신한 in both with other figures.
    moving((request) => ({
      키움: [900, 100],
      교보: [0, 700],
      한화: request === 1 ? [620, 600] : [620, 650],
      신한: request === 1 ? [500, 520] : [550, 520],
    }));
    const { trades } = await fetchDay();
    expect(trades.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
      { name: '교보', buy: 0, sell: 700 },
      { name: '신한', buy: 550, sell: 520 },
      { name: '키움', buy: 900, sell: 100 },
      { name: '한화', buy: 620, sell: 650 },
    ]);
  });

  it('can be asked for again when brokers go on changing sides', async () => {
    moving((request) => ({ 키움: [900, 100], 교보: [0, 700], [`한화${request}`]: [600, 609] }));
    await expect(fetchDay()).rejects.toMatchObject({
      contradicts: false,
      message: expect.stringContaining('change sides'),
    });
  });
});

it('a token that is issued again unchanged is used for a minute', async () => {
  const soon = new Date(Date.now() + 9 * 3_600_000 + 590_000).toISOString().replace(/\D/g, '').slice(0, 14);
  stub.failOn('au10001', (response) => answerToken(response, { token: 'the-same', expiresAt: soon }), 5);
  stub.failOn('ka10038', body(JSON.stringify({ return_code: 0, stk_sec_rank: [] })), 5);
  const source = createSource();
  for (const _ of [1, 2, 3, 4, 5]) await fetchDay(source);
  expect(stub.calls('au10001')).toBe(2);
});

describe('refusals for too many requests', () => {
  it.each([
    [
      429,
      {
        return_code: 5,
        return_msg: '허용된 요청 개수를 초과하였습니다[1700:허용된 요청 개수를 초과하였습니다. 유량=5]',
      },
    ],
    [
      200,
      { return_code: '1700', return_msg: '허용된 요청 개수를 초과하였습니다[1700:허용된 요청 개수를 초과하였습니다.]' },
    ],
    [200, { return_code: 5, return_msg: '허용된 요청 개수를 초과하였습니다[유량=5]' }],
  ])('are waited for where %d %j was recorded', async (code, refusal) => {
    stub.failOn('ka10038', (response) => {
      response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(refusal));
    });
    expect((await fetchDay()).trades).not.toEqual([]);
    expect(stub.calls('ka10038')).toBe(2);
  });

  it('are final for a request that is too large, though it looks the same', async () => {
    const refusal = body('{"return_code":5,"return_msg":"허용된 요청 개수를 초과하였습니다[1634]"}');
    stub.failOn('ka10038', refusal, Number.POSITIVE_INFINITY);
    await expect(fetchDay()).rejects.toMatchObject({ kind: 'refused', message: expect.stringContaining('1634') });
    expect(stub.calls('ka10038')).toBe(1);
  });
});
