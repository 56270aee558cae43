import { pattern, wordLists } from '../../text/words/word-lists.ts';
import type { Fault } from '../reading/faults.ts';
import { findMetric, isSameMetric, type Metric, metricsIn, type PlacedMetric } from '../reading/metrics.ts';
import type { Passage } from '../reading/passages.ts';

/** Parts of a company as texts name them before a noun: 북미 매출, 반도체 부문 영업이익, 자회사 영업이익. */
const regions = `${wordLists.noun.markets}|美|中|日|국내|해외|지배주주|(?<![가-힣])(?:반도체|화장품|배터리|게임|조선|방산|모바일|가전|디스플레이|광고|콘텐츠|클라우드|면세점?|호텔|백화점|온라인)(?= )`;
const units = '부문|사업부|법인|자회사|계열사|종속회사|관계사';
const between =
  '(?:의|에서|가|이|은|는|, )? ?(?:\\d[\\d.,조억만천 ]*원?의 )?(?:(?:올해|지난해|작년|[1-4]분기|누적|연결|연간|상반기|하반기|분기) ?)*';
const partBefore = new RegExp(
  `(?:(${regions})|((?:[가-힣a-z0-9]{1,8} ?)?(?:${units})(?: [가-힣a-z0-9]{2,8}?)?))${between}$`,
);

const results: ReadonlySet<Metric> = new Set<Metric>([
  'sales',
  'gross',
  'operating',
  'pretax',
  'net',
  'profit',
  'backlog',
]);

/** Returns `part` where a part is told as the whole company, or the whole as a part of it. */
export function checkParts(said: readonly Passage[], source: readonly Passage[]): Fault[] {
  const text = source.map((passage) => passage.text).join('\n');
  for (const passage of said) {
    for (const metric of metricsIn(passage)) {
      if (!results.has(metric.metric)) continue;
      const part = findPart(passage, metric);
      if (part === undefined ? isOfPart(passage, metric, source) : !namesPart(text, part)) return ['part'];
    }
  }
  return [];
}

function findPart({ text }: Passage, { start }: PlacedMetric): string | undefined {
  const [, region, unit] = partBefore.exec(text.slice(Math.max(0, start - 36), start)) ?? [];
  return region ?? unit;
}

const spellings: Readonly<Record<string, string>> = {
  미국: '미국|美|북미',
  중국: '중국|中',
  일본: '일본|日',
  북미: '북미|미국|美',
};

/** Regions, where customers and rivals are, too: only beside a noun of business is one a part. */
const places = pattern`^(?:${wordLists.noun.markets}|美|中|日)$`;

/** Whether the source names a part, by its own word (반도체 부문: 반도체). */
function namesPart(text: string, part: string): boolean {
  const word = part.replace(new RegExp(` ?(?:${units})$`), '').trim();
  if (word === '') return text.includes(part) || /자회사|종속회사|계열사|법인|부문|사업/.test(text);
  const wanted = spellings[word] ?? escaped(word);
  if (places.test(word))
    return new RegExp(
      `(?:${wanted})(?! ?(?:고객|완성차|기업|업체|정부|경쟁|빅테크|당국))[^.…]{0,16}(?:매출|영업|이익|판매|법인|사업|시장|수출|수주|실적)`,
    ).test(text);
  return new RegExp(
    word === part ? wanted : `(?:${wanted})[^.…]{0,6}(?:${units})|(?:${wanted}) ?(?:매출|영업|이익|순이익)`,
  ).test(text);
}

/** Whether the source gives every figure of a noun to a part that the sentence does not name. */
function isOfPart(passage: Passage, metric: PlacedMetric, source: readonly Passage[]): boolean {
  const figures = passage.figures.filter((figure) => figure.unit !== '분기' && findMetric(passage, figure) === metric);
  const parts = source.flatMap((other) =>
    other.figures
      .filter((known) =>
        figures.some(({ value, unit }) => value === known.value && (unit === known.unit || known.unit === '')),
      )
      .map((known) => {
        const noun = findMetric(other, known);
        return noun === undefined || !isSameMetric(noun.metric, metric.metric) ? undefined : findPart(other, noun);
      }),
  );
  return parts.length > 0 && parts.every((part) => part !== undefined && !namesPart(passage.text, part));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
