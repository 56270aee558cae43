import { pattern, wordLists } from '../../text/words/word-lists.ts';
/** A deed that is one word with its object; the whole phrase is what is done. */
export const compoundDeeds: readonly { noun: RegExp; verb: string }[] = [
  {
    noun: pattern`${wordLists.trade.contractKinds} ?${wordLists.trade.agreements}$`,
    verb: '맺었어요',
  },
  {
    noun: /(?:규모|배정|대상|\d:\d|대 ?\d|주당 \d주)(?:의)? ?(?:유상|무상)?(?:증자|감자)$|대 ?1 (?:주식|액면)병합$/,
    verb: '하기로 했어요',
  },
  { noun: /(?:임상|시험|[123]상|계획|IND|품목|허가|판매|FDA|식약처|당국) 승인$/, verb: '받았어요' },
  { noun: /(?:GMP|cGMP|할랄|CE|MDR|UL|ISO ?\d+|코셔|비건|품질|안전) 인증$/, verb: '받았어요' },
  { noun: pattern`${wordLists.law.rightToSupport} 지정$`, verb: '받았어요' },
  { noun: /감사의견 ['‘]?(?:거절|한정|부적정)['’]?$/, verb: '받았어요' },
  { noun: /(?:정지|개월|\d일|\d년|취소|제재) 처분$/, verb: '받았어요' },
  { noun: /\d원 ?(?:결산|중간|분기|특별|현금| )*배당$/, verb: '하기로 했어요' },
];

/** Nouns by which a description tells what a compound names. */
export const compoundNouns: readonly (readonly [RegExp, string])[] = [
  [pattern`${wordLists.trade.agreements}$`, '체결'],
  [/승인$/, '승인'],
  [/인증$/, '인증'],
  [/지정$/, '지정'],
  [/처분$/, '처분'],
  [/배당$/, '배당'],
];
