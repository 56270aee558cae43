import { readFigures } from '../figures/read-figures.ts';
import { readHeadline } from '../text/read-headline.ts';
import type { EventType } from './judgement/event-type.ts';
import type { Strength } from './judgement/judgement.ts';
import { longestTitle, type TextToJudge } from './model/features.ts';

/** Bounds of a share in percent: below `small` an event is weak, from `notable` on at least of medium strength, from `large` on strong. */
interface Scale {
  small: number;
  notable: number;
  large: number;
}

const ofSales: Scale = { small: 4, notable: 10, large: 50 };
const ofValue: Scale = { small: 0.2, notable: 3, large: 15 };

/** "최근 매출액 대비 18.2%", "작년 매출의 34%". */
const salesShare = /매출액?(?:의| ?대비|에 ?대비)(?:해)? ?(?:약 )?(\d[\d.]*)%/;
/** "자기자본의 23%", "시총의 38%". */
const valueShare = /(?:자기자본|시총|시가총액)(?:의| ?대비)? ?(?:약 )?(\d[\d.]*)%/;
/** Types whose amount is what the event costs or brings. */
const sizedTypes: readonly EventType[] = ['orders', 'legal', 'financing', 'shareholder_returns', 'accident'];
/** Amounts beside these words are those of the whole company, of one share, or of others. */
const otherAmount = /매출|영업이?익|순이?익|시총|시가총액|주당|1주|목표|누적|시장|업계|달러당/;
/** Money that is no won, behind its amount: "65억弗", "30억 위안". */
const foreign =
  '달러|불(?![가-힣])|弗|엔(?![지진터비데])|위안(?!부)|元|유로(?!존)|파운드|루피|리얄|디르함|페소|헤알|바트|즈워티|크로네|프랑(?!스)|루블|(?:미국?|캐나다|호주|홍콩|싱가포르|대만) ?달러';
/** "100억" stands for won in a headline. */
const bareAmount = new RegExp(`(?<=\\d)(조|억)(?!원| ?\\d| ?(?:${foreign})|주|명|건)`, 'g');
/** Smaller ones are per share or of a trifle. */
const LEAST_AMOUNT = 1e8;
const LONGEST_LEAD = 400;

/** "영업이익 427억…1.7% 감소": the profit's change against the year before in percent. */
const profitChange =
  /(?:영업이?익|순이?익)(?!률)(?:(?!매출|영업|순이?익|이익률|전분기|직전)[^%]){0,30}?(?<!\d|\d[.,])(\d[\d,.]*)% ?(?:↑|↓|증가|감소|급증|급감|늘|줄|뛰|하락|상승|성장|뚝|껑충)/;
/** Besides its change, a result may turn, surprise, set a record or be expected. */
const moreThanChange =
  /흑자|적자|손실|예상|기대|컨센|전망|추정|어닝|쇼크|서프라이즈|깜짝|최대|최고|최저|만에|전분기|직전/;

/** A profit within a tenth of the year before is weak news, one that changed by three tenths strong news. */
function scaleResult(strength: Strength, headline: string): Strength {
  const change = moreThanChange.test(headline) ? undefined : profitChange.exec(headline)?.[1];
  if (change === undefined) return strength;
  const percent = Number(change.replaceAll(',', ''));
  return percent < 10 ? 1 : percent < 30 ? 2 : 3;
}

/**
 * The strength of an event by its size for its company, where the text gives the share of the sales, equity or market value, or where
 * one amount and the market value are known. An order of 100억 is weak for a company worth 10조, whatever its words.
 */
export function scaleStrength(strength: Strength, type: EventType, text: TextToJudge): Strength {
  const headline = readHeadline(text.title.slice(0, longestTitle)).text;
  if (type === 'earnings') return scaleResult(strength, headline);
  const whole = `${headline} ${text.description.slice(0, LONGEST_LEAD)}`;
  const sales = type === 'orders' ? findShare(salesShare, whole) : null;
  if (sales !== null) return scale(strength, sales, ofSales);
  if (!sizedTypes.includes(type)) return strength;
  const value = findShare(valueShare, whole) ?? shareOfMarketValue(headline, text.company?.marketValue ?? null);
  return value === null ? strength : scale(strength, value, ofValue);
}

function scale(strength: Strength, share: number, { small, notable, large }: Scale): Strength {
  if (share < small) return 1;
  if (share >= large) return 3;
  return share >= notable && strength < 2 ? 2 : strength;
}

const findShare = (pattern: RegExp, text: string): number | null => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
};

/** The one amount of won in a headline in percent of the market value; null where there are several, or none of the event itself. */
function shareOfMarketValue(headline: string, marketValue: number | null): number | null {
  if (marketValue === null || marketValue <= 0 || otherAmount.test(headline)) return null;
  const inWon = headline.replace(bareAmount, '$1원');
  const amounts = readFigures(inWon).filter(({ unit, value }) => unit === '원' && value >= LEAST_AMOUNT);
  const [only, ...others] = new Set(amounts.map(({ value }) => value));
  return only === undefined || others.length > 0 ? null : (100 * only) / marketValue;
}
