import { readTargetChange, readWon, targetPrice } from '../../figures/target-price.ts';
import { withParticle } from '../../text/particles.ts';

const brokerage =
  /([가-힣A-Za-z]{1,8}(?:증권|투자증권|證|금융투자)|JP모[건간]|골드만삭스|모건스탠리|맥쿼리|노무라|UBS|CLSA|HSBC|씨티(?:그룹)?|제프리스|번스타인|바클레이스|도이체방크|뱅크오브아메리카|BofA)/g;
const clauseMarks = /\.{2,}|…|;|(?<!\d),\s|,(?!\d)|다\.\s/;
const price = /\d[\d,.]*(?:만 ?(?:\d[\d,]*천?)?|천)? ?원?/;
/** Prices that say themselves that they are some. */
const wholePrices = /\d[\d,.]*만 ?(?:\d[\d,]*천?)?원?|\d{1,3}(?:,\d{3})+원/g;
/** What a brokerage does with a target; behind it the clause goes on with something else. */
const deed =
  /(?:상향|하향)(?: ?조정)?|올려|올린|올리|올렸|높[여인이였]|내려|내린|내리|내렸|낮[춰췄춘추]|깎[았아]|조정|[↑↓]/;
/** All that may stand between "목표주가" and the deed; anything else means that the clause tells something more. */
const between = new RegExp(
  [price.source, '→|⇒|에서|서(?= ?\\d)|으로|로|까지|%|대비|가량|약|모두|각각|기존|종전|를|을|은|는|도|가'].join('|'),
  'g',
);

/** Brokerages that part, or a target against its rating: one of the two would be half of the news. */
const halfOfTheNews =
  /엇갈|vs|반면|(?:매수|보유|중립|시장수익률)['’]?.{0,3}(?:→|에서 ?)['‘]?(?:매수|보유|중립|매도|비중축소)/;

/**
 * "누리증권이 목표주가를 10만원에서 12만원으로 올렸어요.": from a clause that tells the target of this company and nothing
 * else of it. `around` is the rest of the article, which may name the brokerage.
 */
export function analystSentence(text: string, around: string, names: readonly string[]): string | null {
  if (halfOfTheNews.test(`${text} ${around}`)) return null;
  const clause = text.split(clauseMarks).find((part) => targetPrice.test(part));
  if (clause === undefined || !isOwnTarget(clause, names)) return null;
  const reported = behindTarget(clause);
  const { prices, course } = readTargetChange(reported);
  const house = findHouse(text, around, names);
  if (house === undefined) return null;
  const unnamed = /증권가(?:가|는|에서|의) |증권사들/.test(`${text} ${around}`) ? '증권가가' : '한 증권사가';
  const who = house === null ? unnamed : withParticle(house, '이');
  // Several houses, or one with another target: the headline's prices are of none that is named.
  const isOthers = (after: string) =>
    severalHouses.test(text) || !(house === null || text.includes(house) || states(around, house, after));
  const turned = course > 0 ? '올렸어요' : '낮췄어요';
  if (prices !== null) {
    const [before, after] = [findPrice(prices.before), findPrice(prices.after)];
    if (before === null || after === null || readWon(before) === readWon(after) || isOthers(after)) return null;
    return `${who} 목표주가를 ${before}에서 ${withParticle(after, '으로')} ${turned}.`;
  }
  if (course === 0) return null;
  const named = [...reported.matchAll(wholePrices)];
  const share = /^[^\d]*(\d[\d.]*%)[^\d]*$/.exec(reported)?.[1];
  if (named.length === 0 && share !== undefined) return `${who} 목표주가를 ${share} ${turned}.`;
  const single = named.length === 1 ? findPrice(named[0]?.[0] ?? '') : null;
  return single === null || isOthers(single) ? null : `${who} 목표주가를 ${withParticle(single, '으로')} ${turned}.`;
}

const severalHouses = /줄(?:상향|하향)|잇[따단]|일제히|앞다[퉈투]|너도나도|증권가|\d+곳/;

/** Whether a text gives this price with a house, or names none with it. */
function states(text: string, house: string, after: string): boolean {
  const sentence = text.split(/(?<=다)\.|…|\n/).find((one) => one.includes(house));
  if (sentence === undefined) return true;
  const at = sentence.indexOf(house) + house.length;
  const next = sentence.slice(at).search(brokerage);
  const own = next === -1 ? sentence : sentence.slice(at, at + next);
  const named = [...own.matchAll(wholePrices)].flatMap(([one]) => findPrice(one) ?? []);
  return named.length === 0 || named.some((one) => readWon(one) === readWon(after));
}

/** Whether the target in a clause is that of the company: "다라 목표주가" is another's, "새 공장 효과로 목표주가" ours. */
function isOwnTarget(clause: string, names: readonly string[]): boolean {
  const at = clause.search(targetPrice);
  const word = clause.slice(0, at).trimEnd().split(' ').at(-1) ?? '';
  const isOwn =
    word === '' ||
    names.some((name) => word === name || word === `${name}의`) ||
    /(?:증권|투자|證)[은는이가]?$|(?:으로|로|에|도|며|고|해|속|불구|만에|[·,"'”’]|12개월|기존|대한)$/.test(word);
  return isOwn && !/[가-힣A-Za-z~?]/.test(behindTarget(clause).replace(deed, ' ').replaceAll(between, ' '));
}

/** What stands behind "목표주가", up to what the brokerage did with it. */
function behindTarget(clause: string): string {
  const behind = clause.slice(clause.search(targetPrice)).replace(targetPrice, '');
  const found = deed.exec(behind);
  return found === null ? behind : behind.slice(0, found.index + found[0].length);
}

/** Houses that write of shares and are no brokerages. */
const otherHouse = /[가-힣A-Za-z](?:리서치|연구소|자문|파트너스|애널리틱스|데이터랩)(?:[은는이가]|,| )/;

/** The brokerage; null where none is named, undefined where nothing says that it is one. */
function findHouse(text: string, around: string, names: readonly string[]): string | null | undefined {
  // "모란證" is short for 모란증권 or 모란투자증권; where the article has the full name, it goes first.
  const named = [...text.matchAll(brokerage), ...around.matchAll(brokerage)]
    .map((match) => match[1] ?? '')
    .sort((a, b) => Number(a.endsWith('證')) - Number(b.endsWith('證')))
    .map((name) => name.replace('證', '증권'));
  const other = named.find((candidate) => !names.includes(candidate));
  // The company itself is the only brokerage: the target is somebody else's.
  if (other === undefined && named.length > 0) return undefined;
  // "온누리리서치는 …": a house that is called no brokerage.
  if (other === undefined && otherHouse.test(`${text} ${around}`)) return undefined;
  return other ?? null;
}

/** A price with its unit; null where the figure is no price of a share. */
function findPrice(text: string): string | null {
  const figure = /^(\d[\d,.]*(?:만 ?(?:\d[\d,]*천?)?)?)(?:원)?$/.exec(text.trim().replace(/만 (?=\d)/, '만'))?.[1];
  if (figure === undefined) return null;
  // "4.2만" is read as 4만2000.
  const [, ten, thousand] = /^(\d+)\.(\d)만$/.exec(figure.trim()) ?? [];
  if (ten !== undefined && thousand !== undefined) return `${ten}만${thousand === '0' ? '' : `${thousand}000`}원`;
  return figure.includes('만') || /^\d{1,3}(?:,\d{3})+$/.test(figure) ? `${figure.trim()}원` : null;
}
