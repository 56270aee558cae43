import type { NewsSide } from '../news-side.ts';

const ban = '입찰 ?참[가여]\\S{0,2} ?(?:자격 ?)?제한';
const refusal = '보완 ?요구 ?서';
const topOfStores = '(?:구글|애플|앱스토어|앱마켓|양대 ?마켓) ?매출 1위';
const ownPrice = '(?:값|가격|요금|출고가|판매가|후판값|공급가)';

/** What is no trifle for any company, though the weights have seen few of its kind. The company's names stand as □. */
export const weightyDeeds: Readonly<Record<NewsSide, RegExp>> = {
  bad: new RegExp(
    `□[^…]*(?:${ban}|${refusal}|출시\\S{0,2} ?(?:내년|내후년|하반기)\\S{0,2}으?로|출시 ?(?:무기한 )?연기|(?:A|BB)급['"’”]? ?추락|공급 ?계약[^?]*감액)` +
      `|(?:${ban}|${refusal})[^…]*…[^…]*□` +
      '|요금\\S{0,2} ?(?:또 |다시 )?동결…[^…]*□[^…]*(?:미수금|적자)',
  ),
  good: new RegExp(
    `□[^…]*${ownPrice}\\S{0,2} ?(?:\\S+ ){0,3}(?:\\d\\S*(?:%|원) ?(?:↑|인상 ?(?:타결|확정|결정)?)|인상 ?(?:타결|확정|결정)|올린다…평균 \\d)` +
      '|□[^…]*(?:(?:IMA|발행어음) ?인가|마일스톤 ?(?:\\d\\S* )?수령|\\d[\\d.,]*조\\S{0,2} [^…]*사업자 ?(?:최종 )?선정)' +
      `|□[^…]*${topOfStores}|${topOfStores}…□`,
  ),
};

/** The least probability that such news is material. */
export const WEIGHTY = 0.6;

/** Whether a headline tells what weighs on a side by itself. */
export const isWeighty = (headline: string, side: NewsSide): boolean => weightyDeeds[side].test(headline);
