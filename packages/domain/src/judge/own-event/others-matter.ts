import { readHeadline } from '../../text/read-headline.ts';
import { longestTitle, maskedNames, type TextToJudge } from '../model/features.ts';

/** Headlines that name a company as the one that was wronged, or whose cut in orders another one suffers. */
const ofOthers: readonly RegExp[] = [
  // "가나철강 고철 입찰서 담합한 7개사에 과징금", and not "가나철강, 입찰 담합 과징금".
  /□ ?(?:[^\s,…]{1,6} ){0,2}(?:입찰|납품|구매|발주)\S{0,3} ?(?:담합|짬짜미).{0,14}(?:\d+개 ?(?:사|업체)|\d+곳|업체들)/,
  /□ ?(?:소부장 |부품 )?협력사 ?['"‘“]?(?:담합|짬짜미)/,
  // "'가나차 감산 직격탄' 다라오토, 영업손실 41억".
  /□ ?(?:감산|주문|물량|발주)(?: ?축소)? ?(?:직격탄|줄자|끊기자|여파에|감소에)/,
  // "가나반도체 기술 中 유출 前 임원 2심도 실형".
  /□ ?(?:핵심 |반도체 )?기술.{0,8}(?:유출|빼돌린|넘긴).{0,6}(?:前|전|전직) ?(?:임원|직원|연구원)/,
];

/** Whether a headline names the company, but tells what others did to it or suffer by it. */
export function isOthersMatter({ title, company }: TextToJudge): boolean {
  if (company === undefined) return false;
  const headline = maskedNames(readHeadline(title.slice(0, longestTitle)).text, company);
  return ofOthers.some((pattern) => pattern.test(headline));
}
