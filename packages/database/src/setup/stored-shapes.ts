import { mongo } from 'mongoose';

type Doc = mongo.Document;

/** Old field names and their present ones. */
const coverageNames = {
  asked_from: 'askedFrom',
  asked_to: 'askedTo',
  covered_from: 'coveredFrom',
  covered_to: 'coveredTo',
};

const basisNames = {
  major_buy: 'majorBuy',
  major_sell: 'majorSell',
  lead_buy: 'leadBuy',
  floating_shares: 'floatingShares',
  floating_shares_source: 'floatingSharesSource',
  floating_shares_as_of: 'floatingSharesAsOf',
  net_over_float: 'netOverFloat',
  total_buy: 'totalBuy',
  total_sell: 'totalSell',
  trading_days: 'tradingDays',
  quiet_days: 'quietDays',
  without_lead: 'withoutLead',
};

function renamed(doc: Doc, names: Readonly<Record<string, string>>): Doc {
  return Object.fromEntries(Object.entries(doc).map(([name, value]) => [names[name] ?? name, value]));
}

/** Converts a stored result of a news analysis in the previous shape (`goodScore`, `badScore`, …) to `NewsResult`. */
export function newsResultOf(result: Doc): Doc {
  const { goodScore, badScore, goodSummary, badSummary, goodNewsId, badNewsId, coverage, ...rest } = result;
  return {
    ...rest,
    scores: { good: goodScore, bad: badScore },
    summaries: { good: goodSummary, bad: badSummary },
    detailIds: { good: goodNewsId, bad: badNewsId },
    coverage: coverageOf(coverage),
  };
}

/** Converts a coverage in the shape of the API to that of the domain. */
export const coverageOf = (coverage: Doc): Doc => renamed(coverage, coverageNames);

/** Converts the detail of one side in the shape of the API to `SideDetail`. */
export function sideDetailOf(content: Doc): Doc {
  const [fromDay, toDay] = String(content.searching_period).split(' ~ ');
  const reference = ({ published_at, ...article }: Doc) => ({ ...article, publishedAt: new Date(published_at) });
  return {
    side: content.side,
    stockCode: content.stock_code,
    stockName: content.stock_name,
    grade: content.model_tier,
    fromDay,
    toDay,
    score: content.total_score,
    exactScore: content.exact_score,
    summary: content.summary,
    reasons: content.reasons,
    sources: content.sources.map(reference),
    contributions: content.contributions.map(reference),
    restPoints: content.rest_points,
    ...(content.rest_count !== undefined && { restCount: content.rest_count }),
    dataSource: content.data_source,
    judgedBy: content.judged_by,
  };
}

/** Converts the result of an accumulation analysis in the shape of the API to `AccumulationResult`. */
export function accumulationResultOf(result: Doc): Doc {
  return {
    letters: { first: result.first_mjb_grade, second: result.second_mjb_grade, third: result.third_mjb_grade },
    percents: { first: result.first_mjb ?? null, second: result.second_mjb, third: result.third_mjb },
    netBuyers: result.net_buyers.map((buyer: Doc) => renamed(buyer, { net_buy: 'netBuy' })),
    basis: renamed(result.basis, basisNames),
    brokers: result.brokers,
    days: result.days.map((day: Doc) => renamed(day, { lead_net: 'leadNet', majors_net: 'majorsNet' })),
    dataSource: result.data_source,
    ...(result.differing_days !== undefined && { differingDays: result.differing_days }),
  };
}

const BATCH = 200;

/** Converts a field of all documents that still have the old shape. `old` is a path that only the old shape has. */
export async function reshape(
  collection: mongo.Collection,
  { field, old }: { field: string; old: string },
  toNew: (value: Doc) => Doc,
): Promise<void> {
  let writes: mongo.AnyBulkWriteOperation[] = [];
  const flush = async () => {
    if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
    writes = [];
  };
  for await (const doc of collection.find({ [old]: { $exists: true } }, { projection: { [field]: 1 } })) {
    writes.push({ updateOne: { filter: { _id: doc._id }, update: { $set: { [field]: toNew(doc[field]) } } } });
    if (writes.length >= BATCH) await flush();
  }
  await flush();
}
