import { withParticle } from '../../text/particles.ts';
import { pattern, wordLists } from '../../text/words/word-lists.ts';
import type { Deed } from './deeds.ts';
import { adverbs } from './verbs.ts';

/** Words of time and degree between an object and its verb, besides the adverbs by name: "신제품 6월 출시". */
const inBetween =
  /(?:만에|째|간|\d번|\d차례|[가-힣]{2}히)$|^(?:\d+월|\d+일|내년|내달|올해|[상하]반기|\d분기|20\d\d년|연내|\d+개월|\d+년|달)$/;
/** Degrees before a verb of change: "라면값 평균 4.8% 인하", "요금 t당 6만원 인상". */
const degree =
  /^(?:(?:[a-zA-Z㎏㎡㎥ℓ]+|[톤평장대개건명병봉]|상자|박스|배럴|리터|킬로|시간)당|\d[\d.,]*[만천백]?(?:원|달러)|\d[\d.]*(?:[~∼-]\d[\d.]*)?%p?|평균|최대|[한두세네]|\d*단계|[2-9]배|절반)$/;
/** Words that end in the letters of a particle and have none: "인도 중단", "제도 도입". */
const likeParticle = pattern`(?:[인제속한용수연빈온구유의각강밀선주보태궤포태]도|불만|\d만|[가-힣]과도|${wordLists.noun.papers}서)$`;
/** A phrase that has its particle, or is none that takes one: "1심서", "자회사가", "3만명에", "사업자로", "되사들여". */
const hasParticle = pattern`(?:[을를]|에|에서|[가-힣\d]서|으로|에게|보다|도|만|까지|부터|넘게|(?:%|배|원|억|위|명|주)로|사들여|넘겨|더해|합쳐|나눠|묶어|떼어내|모아|[가-힣]하고|[가-힣]하며|${wordLists.people.organisations}[이가]|(?:대상자|사업자|대표|사장|기관|기업|업체|공급사|혐의|종목|대상)['’]?로)$`;
/** A measure of things, with which a noun phrase ends. */
const measure = pattern`(?:\d(?:[\d,.]*)(?:만|억)?(?:${wordLists.amount.counters}|종|%)|\d(?:조|억|만)원|\d[\d,.]*(?:조|억)원(?:어치)?|절반|일부)$`;
/** What goes to somebody or becomes something: with its particle it can stand behind the object only. */
const behindObject = /(?:[가-힣A-Za-z\d%][으]?로|에게?|에서)$/;
/** Adnominal forms and words that only stand before a noun: a headline that ends in one was cut or plays with words. */
const beforeNoun = pattern`(?:^|\s)['‘]?${wordLists.noun.beforeNoun}['’]?$`;

/** "회사채 1500억으로 증액 발행": a noun, a size with its particle and a noun, of which the first would need one, too. */
const withoutObject = /[가-힣A-Za-z] \d\S*(?:원|주|%)으?로 [^을를]+$/;

/** Things that are counted, and their price: "LNG선 2척 5200억원". */
const priced = /^(.*[가-힣A-Za-z] \d[\d,.]*(?:만)?(?:척|대|기|곳|호기)) (\d\S*(?:조|억|만)원)$/;

/** The phrase with its particle, and its adverbs behind: null where it is no clear object of the verb. */
export function withObject(
  phrase: string,
  takes: Deed['takes'],
  { measure: size = '', isWorth = false, changes = false } = {},
): string | null {
  const { object: plain, between } = withoutAdverbs(phrase, changes);
  const isBefore = pattern`^${wordLists.trade.shareDates} (?:전|후|뒤)$`.test(between.slice(0, 2).join(' '));
  const [, things, price] = (isWorth ? priced.exec(plain) : null) ?? [];
  if (things !== undefined && price !== undefined)
    return [withParticle(things, '을'), size.trim(), `${price}에`, ...between].filter((word) => word !== '').join(' ');
  const object =
    isWorth || isBefore ? plain.replace(/(?<=[가-힣A-Za-z] \d[\d,.천백십조억만]*(?:조|억|만)원)$/, '어치') : plain;
  const taken = withTaken(object, takes);
  return taken === null ? null : [taken, size.trim(), ...between].filter((word) => word !== '').join(' ');
}

/** The object with its particle. Null where a noun without one stands before another phrase, so that both run together. */
export function withTaken(object: string, takes: Deed['takes']): string | null {
  if (object === '' || beforeNoun.test(object) || withoutObject.test(object)) return null;
  if (takes === '으로' && /[가-힣](?<!도|활|진|경|항|선|프|제)로$/.test(object)) return object;
  if (takes === '에서' && object.endsWith('심도')) return object.replace(/도$/, '에서도');
  if (!likeParticle.test(object) && hasParticle.test(object)) {
    if (/(?:[을를도만]|까지|부터|보다|넘게)$/.test(object) || takes !== '을') return object;
    return /[을를] /.test(object) || /(?:사들여|합쳐|나눠|묶어|떼어내|모아|더해)$/.test(object)
      ? object
      : withInner(object);
  }
  if (takes === '을' && behindObject.test(object.split(' ').at(-1) ?? '') && !/[을를] /.test(object))
    return withInner(object);
  if (takes === '에' || takes === '에서') return /(?:으로|로)$/.test(object) ? object : `${object}${takes}`;
  return withParticle(object, takes);
}

/** "자사주 30만주 임직원 성과급으로" → "자사주 30만주를 임직원 성과급으로": only behind a measure or before a price. */
function withInner(phrase: string): string | null {
  const words = phrase.split(' ');
  // "발전소 EPC 자회사가": what was done stands before who did it.
  if (pattern`${wordLists.people.organisations}[이가]$`.test(phrase)) {
    const what = words.slice(0, -1).join(' ');
    return what === '' || hasParticle.test(what) ? phrase : `${withParticle(what, '을')} ${words.at(-1)}`;
  }
  for (let at = words.length - 1; at > 0; at -= 1) {
    const before = words.slice(0, at).join(' ');
    const behind = words.slice(at);
    if (measure.test(before) && !measure.test(behind[0] ?? ''))
      return `${withParticle(before, '을')} ${behind.join(' ')}`;
  }
  const at = words.findIndex(
    (word, index) =>
      index > 0 && /^(?:주당|약|총|최대|평균)$|\d(?:조|억|만)?(?:원|주|%)(?:에|에서|으로|로)$/.test(word),
  );
  if (at < 1 || /(?:에|에게|서|[와과]|의|로)$/.test(words[at - 1] ?? '')) return null;
  return `${withParticle(words.slice(0, at).join(' '), '을')} ${words.slice(at).join(' ')}`;
}

/** Whether a phrase before a verb that has no object ends in a particle or in a word that needs none. */
export const endsClear = (phrase: string): boolean => {
  const { object, between } = withoutAdverbs(phrase, true);
  return object === ''
    ? between.length > 0
    : !likeParticle.test(object) &&
        /(?:[을를이가은는]|에|에서|서|으로|로|에게|까지|부터|보다|[와과]|도|넘게)$/.test(object) &&
        hasRealParticle(object);
};

/** Words that end in the letters of 이, 가, 은, 는, 서 or 로 by themselves. */
const hasRealParticle = (phrase: string): boolean =>
  !/(?:[허인평주단원추증국시고저목표행]가|차이|높이|길이|나이|놀이|도서|부서|계약서|신고서|보고서|의향서|통지서|은행|도로|활로|진로|경로|프로|제로)$/.test(
    phrase,
  );

/** Words before a noun, in the form that they take before a verb: "3건 잇단 수주" → "3건을 잇따라 수주했어요". */
const beforeVerb: Readonly<Record<string, string>> = { 첫: '처음', 잇단: '잇따라', 동시: '동시에', 추가: '추가로' };

export function withoutAdverbs(phrase: string, changes = false): { object: string; between: string[] } {
  const words = phrase.split(' ');
  const between: string[] = [];
  const isAdverb = (word: string) => adverbs.has(word) || inBetween.test(word) || (changes && degree.test(word));
  for (let last = words.at(-1); last !== undefined; last = words.at(-1)) {
    // "만기 전", "취득 후": what goes before the deed belongs to the time, and is no object of it.
    const isTime =
      /^(?:전|후|뒤)$/.test(between[0] ?? '') &&
      words.length > 1 &&
      pattern`^${wordLists.trade.shareDates}$`.test(last);
    if (!isAdverb(last) && !isTime) break;
    between.unshift(beforeVerb[last] ?? last);
    words.pop();
  }
  return { object: words.join(' '), between };
}
