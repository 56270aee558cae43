import { type Collection, ObjectId } from 'mongodb';
import { logInMember, type Member } from '../product/member.ts';
import type { Product } from '../product/product.ts';
import { milliseconds, type Row } from '../row.ts';
import { median, timed } from '../statistics.ts';

const OWN = 100;
const OTHERS = 100_000;
const OTHER_MEMBERS = 1_000;
const BATCH = 5_000;
// Both rounds of all requests stay within a member's limit of calls per minute.
const WARM_UP = 15;
const MEASURED = 55;
/** Reading the whole collection would take a thousand times as long; the rest is tolerance for a busy machine. */
const BOUND = 1.5;

const questions = {
  'the newest': '',
  'by name': '?stock_name=%EC%A0%84%EC%9E%90',
  'by stock': '?stock_code=005930',
  'by days': '?start_date=2026-01-02&end_date=2026-01-31',
};

/**
 * A member's history with 100,000 analyses of other members in the same collection, compared with the same history
 * alone in it. It does not delete them: this is the last figure of a run.
 */
export async function measureHistoryList(product: Product): Promise<Row[]> {
  const { database } = product;
  const analyses = database.collection('news_analyses');
  const member = await logInMember(product, 'new');
  await insert(analyses, OWN, () => member.id);
  const alone = await measureTimes(member);
  const others = Array.from({ length: OTHER_MEMBERS }, () => new ObjectId());
  await insert(analyses, OTHERS, (index) => others[index % OTHER_MEMBERS] ?? member.id);
  const among = await measureTimes(member);

  return Object.keys(questions).map((name) => {
    const [one, other] = [among.get(name) ?? Number.NaN, alone.get(name) ?? Number.NaN];
    return {
      figure: `history among ${OTHERS} analyses, ${name}, median of ${MEASURED}`,
      product: milliseconds(one),
      baseline: milliseconds(other),
      ratio: one / other,
      bound: { limit: `≤ ${BOUND}`, holds: one / other <= BOUND },
    };
  });
}

/** Returns the median of each request, measured alternately. */
async function measureTimes(member: Member): Promise<Map<string, number>> {
  const times = new Map(Object.keys(questions).map((name) => [name, [] as number[]]));
  for (let round = -WARM_UP; round < MEASURED; round += 1) {
    for (const [name, query] of Object.entries(questions)) {
      const time = await timed(() => member.get(`combined-news-result${query}`));
      if (round >= 0) times.get(name)?.push(time);
    }
  }
  return new Map([...times].map(([name, values]) => [name, median(values)]));
}

async function insert(analyses: Collection, count: number, findOwner: (index: number) => ObjectId): Promise<void> {
  for (let first = 0; first < count; first += BATCH) {
    const length = Math.min(BATCH, count - first);
    await analyses.insertMany(Array.from({ length }, (_, at) => finished(first + at, findOwner(first + at))));
  }
}

/** A finished analysis in the form that a worker stores. */
function finished(index: number, userId: ObjectId): object {
  const _id = new ObjectId();
  const at = new Date(Date.UTC(2026, 0, 1) + index * 3_600_000);
  return {
    _id,
    userId,
    requestId: _id.toHexString(),
    stockCode: index % 2 === 0 ? '005930' : '000880',
    stockName: index % 2 === 0 ? '삼성전자' : '한화',
    grade: 'new',
    tier: 'medium',
    fromDay: '2025-10-01',
    toDay: '2026-01-01',
    charged: 20,
    state: 'done',
    statuses: { good: 'done', bad: 'done', combined: 'done' },
    progress: 100,
    failure: null,
    createdAt: at,
    deadlineAt: at,
    finishedAt: at,
    lease: null,
    announced: true,
    result: {
      scoreVersion: 2,
      reserve: 7,
      thin: false,
      lead: ['수주가 이어졌어요.'],
      scores: { good: 62, bad: 31 },
      percentage: 66.7,
      summaries: { good: '수주가 이어졌어요.', bad: '환율이 부담이에요.' },
      detailIds: { good: new ObjectId(), bad: new ObjectId() },
      coverage: {
        askedFrom: '2025-10-01',
        askedTo: '2026-01-01',
        coveredFrom: '2025-10-02',
        coveredTo: '2026-01-01',
        found: 10,
        kept: 6,
        merged: 3,
        dropped: 1,
        publishers: 4,
        truncated: false,
        droppedBy: { other_company: 1, duplicate: 0, table_or_ad: 0, undated: 0, over_limit: 0 },
        events: 6,
        neutral: 1,
        priceEvents: 0,
        few: false,
        sources: [],
        queries: 1,
      },
      dataSource: 'sample',
      judgedBy: 'offline',
    },
  };
}
