import { readHeadline } from '../../text/read-headline.ts';
import { longestTitle, maskedNames, type TextToJudge } from '../model/features.ts';

const deal = '(?:공급|납품|수주)(?!업체|업자|사|기업|처)';
/** "다라소재, □에 …공급", "다라테크, □ 공장에 …납품", "다라조선, □서 4척 수주", "[특징주] 다라테크, □ 납품 계약에 급등". */
const supplies = new RegExp(
  `^([^\\s,…·ㆍ□"'“‘]{2,14}), □(?:(?:에|에게|의)? [^□,]*${deal}|(?:서|에서|로부터) (?:(?!\\S+로 )[^\\s□,]+ )*\\S*${deal}|(?: [^\\s□,]{1,10}){0,3} ${deal})`,
);
/** "다라소재, □와 …공급계약": the customer may lead as well. */
const contracts = new RegExp(`^([^\\s,…·ㆍ□"'“‘]{2,14}), □[와과] [^□]*(?:${deal}|장비|설비|부품|소재)`);
/** Only the supplier, for whom the deal is large, files it and compares it with its sales. */
const files = /공시했|매출액?(?:의| 대비|에)/;
/** Those who order or judge: states, their offices and armies, and customers from abroad. */
const orders = /(?:부|위|청|처|위원회|공사|공단|해군|공군|육군|금감원|법원|대법|검찰)$/;

/**
 * Whether another company leads a headline as the supplier of this one: "다라소재, 가나전자와 214억 공급계약" is news of the
 * supplier, whether it is listed or not.
 */
export function supplierLeads({ title, description, company }: TextToJudge): boolean {
  if (company === undefined) return false;
  const headline = maskedNames(readHeadline(title.slice(0, longestTitle)).text, company);
  // Nearly all headlines: cheaper than the expressions.
  const comma = headline.indexOf(', □');
  if (comma < 2 || comma > 14) return false;
  const name = supplies.exec(headline)?.[1] ?? null;
  if (name !== null) return !orders.test(name);
  const leading = contracts.exec(headline)?.[1];
  if (leading === undefined || orders.test(leading)) return false;
  const named = description.indexOf(leading);
  return named !== -1 && named < 40 && files.test(description.slice(named));
}
