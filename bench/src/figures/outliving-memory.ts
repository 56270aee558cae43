import { routes } from '@gaemi/contracts/routes';
import { logInMember, type Member } from '../product/member.ts';
import { startProduct } from '../product/product.ts';
import { megabytes, percent, type Row } from '../row.ts';

/** A young collection as V8 tells of it (`--trace-gc`), in megabytes of the whole heap. */
interface Collection {
  before: number;
  after: number;
}

const AT_ONCE = 6;
const COLLECTIONS = 8;
/** In the first ones the process still warms up. */
const PASSED_OVER = 3;
/** What is under way in the moment of a collection, and room. It was 4 to 10 % while libraries kept what they were done with. */
const BOUND = 0.02;

const reads = {
  'users/me': routes.me.path,
  'a page of the news history': `${routes.listCombinedNews.path}?page=1&size=3`,
};

/**
 * What of the memory that reads take outlives a young collection. It stays until the old generation is collected, and every read
 * that comes meanwhile waits; a library that lets an old object point to a new one brings that about unseen.
 */
export async function measureOutlivingMemory(): Promise<Row[]> {
  let seen: (Collection | null)[] = [];
  const onLine = (line: string) => {
    const [, kind, before, after] = / ms: (Scavenge|Mark-Compact).*? ([\d.]+) \([\d.]+\) -> ([\d.]+) /.exec(line) ?? [];
    if (kind !== undefined) seen.push(kind === 'Scavenge' ? { before: Number(before), after: Number(after) } : null);
  };
  await using product = await startProduct({ flags: ['--trace-gc'], onLine });
  const member = await logInMember(product, 'new');

  const rows: Row[] = [];
  for (const [name, path] of Object.entries(reads)) {
    seen = [];
    await readUntil(() => seen.length >= PASSED_OVER + COLLECTIONS, member, path);
    const { taken, outlived } = between(seen.slice(PASSED_OVER));
    const share = outlived / taken;
    rows.push({
      figure: `outlives a young collection, ${name}`,
      product: percent(share),
      baseline: '',
      bound: { limit: `≤ ${percent(BOUND)}`, holds: share <= BOUND },
      note: `${megabytes(outlived)} of ${megabytes(taken)}`,
    });
  }
  return rows;
}

async function readUntil(enough: () => boolean, member: Member, path: string): Promise<void> {
  const visitor = async () => {
    while (!enough()) await member.get(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
}

/** Sums over each pair of young collections that no other (null) came between. */
function between(collections: readonly (Collection | null)[]): { taken: number; outlived: number } {
  const sums = { taken: 0, outlived: 0 };
  let last: Collection | null = null;
  for (const collection of collections) {
    if (last !== null && collection !== null) {
      sums.taken += collection.before - last.after;
      sums.outlived += collection.after - last.after;
    }
    last = collection;
  }
  return sums;
}
