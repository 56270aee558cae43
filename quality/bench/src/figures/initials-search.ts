import { logInMember } from '../product/member.ts';
import type { Product } from '../product/product.ts';
import { milliseconds, type Row } from '../row.ts';
import { median, timed } from '../statistics.ts';

/** The same companies, by their first syllables and by the initial consonants of these. */
const QUERIES = [
  ['삼성', 'ㅅㅅ'],
  ['삼성전자', 'ㅅㅅㅈㅈ'],
  ['현대', 'ㅎㄷ'],
  ['카카오', 'ㅋㅋㅇ'],
  ['바이오', 'ㅂㅇㅇ'],
  ['하이닉스', 'ㅎㅇㄴㅅ'],
] as const;
const WARM_UP = 50;
// Both requests stay within a member's limit of calls per minute.
const MEASURED = 200;
const BOUND = 1.5;

/** Stock search by initial consonants, compared with the same search by syllables, both through the API. */
export async function measureInitialsSearch(product: Product): Promise<Row[]> {
  const member = await logInMember(product, 'new');
  const search = (query: string) => timed(() => member.get(`stocks/search?${new URLSearchParams({ query })}`));
  const [bySyllables, byInitials]: [number[], number[]] = [[], []];
  for (let request = -WARM_UP; request < MEASURED; request += 1) {
    const [syllables, initials] = QUERIES[(request + WARM_UP) % QUERIES.length] ?? QUERIES[0];
    const [one, other] = [await search(syllables), await search(initials)];
    if (request < 0) continue;
    bySyllables.push(one);
    byInitials.push(other);
  }
  const [initials, syllables] = [median(byInitials), median(bySyllables)];
  return [
    {
      figure: `stock search by initial consonants, median of ${MEASURED}`,
      product: milliseconds(initials),
      baseline: milliseconds(syllables),
      ratio: initials / syllables,
      bound: { limit: `≤ ${BOUND}`, holds: initials / syllables <= BOUND },
    },
  ];
}
