import { accumulate } from '@gaemi/domain/accumulation/accumulate';
import { dailyNet, sumBrokerDays } from '@gaemi/domain/accumulation/broker-days';
import { listNetBuyers } from '@gaemi/domain/accumulation/net-buyers';
import type { FailureCode } from '@gaemi/domain/analysis/failure-codes';
import type { TradingSourceName } from '@gaemi/domain/sources';
import { Types } from 'mongoose';
import type { TestApi } from './start-test-api.ts';

/** Trading of the brokers in a test. */
const accumulationDays = [
  {
    day: '2026-11-19',
    trades: [
      { name: '가나증권', buy: 900, sell: 600 },
      { name: '다라증권', buy: 60, sell: 10 },
      { name: '마바증권', buy: 50, sell: 400 },
    ],
  },
  { day: '2026-11-20', trades: [] },
];

/** As the worker leaves it; what is bought and sold differs by 0. */
function accumulationResult(dataSource: TradingSourceName = 'sample') {
  const brokers = sumBrokerDays(accumulationDays);
  const { basis, ...figures } = accumulate({ brokers, floatingShares: 10_000 });
  return {
    ...figures,
    netBuyers: listNetBuyers(brokers),
    basis: {
      ...basis,
      floatingSharesSource: dataSource,
      floatingSharesAsOf: '2026-09-30',
      venue: 'KRX+NXT',
      tradingDays: 2,
      quietDays: ['2026-11-20'],
      provisional: true,
    },
    brokers,
    days: dailyNet(accumulationDays, basis.majors),
    dataSource,
  };
}

interface Change {
  requestId: string;
  dataSource?: TradingSourceName;
  stockCode?: string;
  stockName?: string;
  createdAt: Date;
  state?: string;
  failure?: FailureCode;
}

/** Puts an accumulation analysis into the database as the worker leaves it, and returns its id. */
export async function addAccumulation(
  api: TestApi,
  userId: Types.ObjectId,
  { requestId, dataSource, ...change }: Change,
): Promise<string> {
  const _id = new Types.ObjectId();
  const { createdAt, state = 'done' } = change;
  await api.connection.collection('accumulations').insertOne({
    _id,
    userId,
    requestId,
    stockCode: '005930',
    stockName: '삼성전자',
    grade: 'new',
    fromDay: '2026-11-19',
    toDay: '2026-11-20',
    charged: 10,
    state,
    progress: 100,
    failure: null,
    deadlineAt: createdAt,
    finishedAt: createdAt,
    lease: null,
    failures: 0,
    result: state === 'done' ? accumulationResult(dataSource) : null,
    ...change,
  });
  return _id.toHexString();
}
