import type { ListedCompany } from '../../stock-master/listed-company.ts';
import { readHeadline } from '../../text/read-headline.ts';
import { longestTitle, maskedNames, type TextToJudge } from '../model/features.ts';
import { namesResultOfAnother, setsTwoBeforeResult } from './result-of-another.ts';

/** Headlines that name a company as the one that was wronged, or whose cut in orders another one suffers. */
const ofOthers: readonly RegExp[] = [
  // "가나철강 고철 입찰서 담합한 7개사에 과징금", and not "가나철강, 입찰 담합 과징금".
  /□ ?(?:[^\s,…]{1,6} ){0,2}(?:입찰|납품|구매|발주)\S{0,3} ?(?:담합|짬짜미).{0,14}(?:\d+개 ?(?:사|업체)|\d+곳|업체들)/,
  /□ ?(?:소부장 |부품 )?협력사 ?['"‘“]?(?:담합|짬짜미)/,
  // "'가나차 감산 직격탄' 다라오토, 영업손실 41억".
  /□ ?(?:감산|주문|물량|발주)(?: ?축소)? ?(?:직격탄|줄자|끊기자|여파에|감소에)/,
  // "가나반도체 기술 中 유출 前 임원 2심도 실형".
  /□ ?(?:핵심 |반도체 )?기술.{0,8}(?:유출|빼돌린|넘긴).{0,6}(?:前|전|전직) ?(?:임원|직원|연구원)/,
  // "가나차 협력사 공장서 화재", where nothing of the company stops.
  /□ ?(?:\d차 ?)?(?:협력사|협력 ?업체|하청 ?업체|부품사|납품 ?업체)\S? ?(?:[^\s…]{1,8} ){0,2}(?:공장|창고|작업장)\S{0,3} ?(?:큰 ?불|불|화재|폭발)(?!.*(?:생산|중단|차질|라인|멈[춰췄]|셧다운|공급|가동))/,
];

const maskedHeadline = ({ title }: TextToJudge, company: ListedCompany): string =>
  maskedNames(readHeadline(title.slice(0, longestTitle)).text, company);

/** Whether a headline names the company, but tells what others did to it, suffer by it or earned. */
export function isOthersMatter(text: TextToJudge): boolean {
  if (text.company === undefined) return false;
  const headline = maskedHeadline(text, text.company);
  return namesResultOfAnother(headline) || ofOthers.some((pattern) => pattern.test(headline));
}

/**
 * Whether a result may be another's: two companies stand before it, or the name is only part of a longer one ("가나 3분기 흑자" of
 * 가나오일).
 */
export function mayBeResultOfAnother(text: TextToJudge): boolean {
  if (text.company === undefined) return false;
  const headline = maskedHeadline(text, text.company);
  const isInside =
    !headline.includes('□') && [text.company.name, ...text.company.aliases].some((name) => headline.includes(name));
  return isInside || setsTwoBeforeResult(headline);
}
