import type { Collection } from 'mongodb';
import { companiesInForce } from '../product/companies.ts';
import { logInMember } from '../product/member.ts';
import type { Product } from '../product/product.ts';
import { milliseconds, type Row } from '../row.ts';
import { percentile, timed } from '../statistics.ts';

const QUERIES = ['삼성', '전자', '005930', 'sk', '한화', '바이오', '현대', '카카오', '00', '하이닉스'];
const PAGE = 5;
const WARM_UP = 50;
const MEASURED = 300;

/** Stock search by a logged-in member, compared with the same query sent to the same server by the bare driver. */
export async function measureStockSearch(product: Product): Promise<Row[]> {
  const { database } = product;
  const companies = database.collection('bench_companies');
  await companies.insertMany(
    (await companiesInForce(database)).map(({ code, name, market }) => ({ code, name, market })),
  );
  await companies.createIndexes([{ key: { name: 1 } }, { key: { code: 1 } }]);
  const member = await logInMember(product, 'new');

  const throughApi: number[] = [];
  const byDriver: number[] = [];
  // Alternately, so that other load on the machine affects both equally.
  for (let request = -WARM_UP; request < MEASURED; request += 1) {
    const query = QUERIES[(request + WARM_UP) % QUERIES.length] ?? '';
    const path = `stocks/search?${new URLSearchParams({ query, page: '1', size: String(PAGE) })}`;
    const api = await timed(() => member.get(path));
    const driver = await timed(() => searchByDriver(companies, query));
    if (request < 0) continue;
    throughApi.push(api);
    byDriver.push(driver);
  }
  return ([0.5, 0.95] as const).map((share) => {
    const [api, driver] = [percentile(throughApi, share), percentile(byDriver, share)];
    return {
      figure: `stock search, p${share * 100} of ${MEASURED}`,
      product: milliseconds(api),
      baseline: milliseconds(driver),
      ratio: api / driver,
    };
  });
}

async function searchByDriver(companies: Collection, query: string): Promise<void> {
  const literal = query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const filter = {
    $or: [{ code: { $regex: `^${literal}` } }, { name: { $regex: literal, $options: 'i' } }],
  };
  await Promise.all([companies.find(filter).limit(PAGE).toArray(), companies.countDocuments(filter)]);
}
