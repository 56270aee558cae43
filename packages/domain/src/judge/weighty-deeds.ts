import type { NewsSide } from '../news-side.ts';
import { buyback, embezzlement, end, failedTrial, phaseThree } from './stated-deeds.ts';

const ban = '입찰 ?참[가여]\\S{0,2} ?(?:자격 ?)?(?:\\d+(?:개월|년) )?제한';
const refusal = '보완 ?요구 ?서';
const topOfStores = '(?:구글(?: ?플레이)?|애플|앱스토어|앱마켓|양대 ?마켓) ?매출 1위(?! ?(?:목표|도전|노[려리린]))';
const ownPrice = '(?:값|가격|요금|출고가|판매가|후판값|공급가)';
const got = `(?: ?(?:받[았아]다?|획득|취득|확보|따[냈내]다?|문턱 넘었다))?${end}`;

const agreed = '(?:타결|확정|결정|합의)';

/** Of others, denied, or averted. */
const others =
  '협력사|고객사|계열사|자회사|대리점|하청|하도급|배급|보유|직원|임원|가족|일축|관련주|동반 ?약세|위기|경쟁|아[니냐닌]|사실 ?무근|부인|없[다어는이]|면했|피했|풀[렸려린]|해제|취소|무효|설에';
/** A price that is not what the company takes for its goods, or that it has not raised yet. */
const otherPrices =
  '(?:몸|집|땅|기름)값|(?<![가-힣])(?:[금은]|구리) ?(?:값|가격)|공시|목표|납품|협력사|하청|분양|공모|원자재|원재료|도시락|주식|임대료|경쟁|반사|아[니냐닌]|수용|검토|철회|보류';

const rareDeeds: Readonly<Record<NewsSide, RegExp>> = {
  bad: new RegExp(
    `^(?!.*(?:${others}))(?:.*□[^…]*(?:${ban}|${refusal}|기한 ?이익 ?상실\\S? ?(?:사유 ?)?(?:발생|선언|확정|공시)${end}|출시\\S{0,2} ?(?:내년|내후년|하반기)\\S{0,2}으?로|출시 ?(?:무기한 )?연기${end}|(?:A|BB)급['"’”]?(?:에?서)? ?추락|공급 ?계약(?![^?]*(?<![\\d.])\\d(?:\\.\\d+)?% ?감액)[^?]*감액(?!설))` +
      `|.*${ban}[^…]*…[^…]*□(?!도)` +
      '|.*요금\\S{0,2} ?(?:또 |다시 )?동결…[^…]*□[^…]*(?:미수금|적자))',
  ),
  good: new RegExp(
    `^(?!.*(?:${otherPrices})).*□(?:은|는|이|가)?,? (?:[^\\s…,]+ ){0,6}[^\\s…]*${ownPrice}\\S{0,2} ?(?:\\S+ ){0,3}(?:\\d\\S*(?:%|원) ?인상(?!에|으로| 여파) ?${agreed}?|평균 \\d\\S*% ?↑|인상 ?${agreed}|올린다…평균 \\d)` +
      `|□[^…]*(?:(?:IMA|발행어음) ?인가${got}|마일스톤 ?(?:\\d\\S* )?수령${end}|\\d[\\d.,]*조\\S{0,2} [^…]*사업자 ?(?:최종 )?선정${end})` +
      `|^(?!.*(?:꺾|제[쳐치친]|밀[어려렸린]|긴장|□ 출신|대만|태국|베트남|홍콩))(?:.*□[^…]*${topOfStores}|.*${topOfStores}…□)`,
  ),
};

/**
 * What is no trifle for any company, though the weights have seen few of its kind, or find too little in a headline without a
 * description. The company's names stand as □.
 */
export const weightyDeeds: Readonly<Record<NewsSide, readonly RegExp[]>> = {
  bad: [rareDeeds.bad, embezzlement, failedTrial],
  good: [rareDeeds.good, buyback, phaseThree],
};

/** The least probability that such news is material. */
export const WEIGHTY = 0.6;

/** Whether a headline tells what weighs on a side by itself. */
export const isWeighty = (headline: string, side: NewsSide): boolean =>
  weightyDeeds[side].some((deed) => deed.test(headline));
