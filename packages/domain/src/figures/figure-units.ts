/** Unit of a figure, in one spelling for all synonyms; empty when the unit is unknown. */
export type FigureUnit = string;

/**
 * Spellings of units after a number, the longer ones first. The text behind must not turn the unit into another word.
 */
const written: readonly (readonly [pattern: string, unit: FigureUnit, scale?: number])[] = [
  ['(?:%|퍼센트) ?(?:p(?![a-z])|포인트)', '%p'],
  ['(?:bp|bps)(?![a-z])|베이시스 ?포인트', '%p', 0.01],
  ['%|퍼센트', '%'],
  ['원(?!전|자|유|료|년)|krw(?![a-z])', '원'],
  ['달러|불(?![가-힣])|usd(?![a-z])', '달러'],
  ['유로(?!존)|eur(?![a-z])', '유로'],
  ['엔(?!지|진|터|비)|jpy(?![a-z])', '엔'],
  ['위안|cny(?![a-z])', '위안'],
  ['파운드', '파운드'],
  ['개월', '개월'],
  ['분기|q(?![a-z])', '분기'],
  ['주년', '주년'],
  ['시간', '시간'],
  ['번째', '번째'],
  ['가지', '가지'],
  ['차례', '차례'],
  ['거래일', '거래일'],
  ['년', '년'],
  ['월', '월'],
  ['일(?!본|부(?!터)|반|각|제|감|괄)', '일'],
  ['시(?!장|작|대|설|스|공|행|험|총|정|범)', '시'],
  ['분(?!의|야|할|석|쟁|양|담)', '분'],
  ['초(?!과|기|반)', '초'],
  ['배(?!당|터|송|출|정(?!도)|상|포|급|임)', '배'],
  ['명(?!령|목|예|절)|인(?!수|[가-힣]{2})', '명'],
  ['건(?!설|강|물|조|전|립|축)', '건'],
  ['개(?!발|선|미|인|시|정|편)', '개'],
  ['곳', '곳'],
  ['주(?!가|식|당|주|요|력|총|관|문|권|택|거)', '주'],
  ['대(?!비|상|형|규|표|량|폭|출|금|책|응|신|통|한|전|안|리|주주|우|행|부|회|학|체|여|외)', '대'],
  ['톤', '톤'],
  ['위(?!원|기|험|안|약|탁|축|조|반)', '위'],
  ['차(?!량|세|지|익|입|관|별|액|단)', '차'],
  ['회(?!사|장|복|의|계|수|생|원|피)', '회'],
  ['점(?!유|포|검)', '점'],
  ['호(?!재|조|황|실|텔|평|응)', '호'],
  ['종(?!목|료|합)', '종'],
  ['척', '척'],
  ['세(?!대|계|금|무|제|액|력|율|포|탁)', '세'],
];
const units = written.map(([pattern, unit, scale = 1]) => ({ pattern: new RegExp(`^ ?(?:${pattern})`), unit, scale }));
/** Letters directly after a number: nm, gw, g. */
const latin = /^[a-z]+/;
const before: readonly (readonly [RegExp, FigureUnit])[] = [
  [/\$ ?$/, '달러'],
  [/[₩￦] ?$/, '원'],
  [/€ ?$/, '유로'],
  [/[¥￥] ?$/, '엔'],
];

/** Returns the unit of a number and its factor, from the lower-case text on either side. */
export function unitAround(left: string, right: string): { unit: FigureUnit; scale: number; length: number } {
  const sign = before.find(([pattern]) => pattern.test(left));
  if (sign !== undefined) return { unit: sign[1], scale: 1, length: 0 };
  for (const { pattern, unit, scale } of units) {
    const [found] = pattern.exec(right) ?? [];
    if (found !== undefined) return { unit, scale, length: found.length };
  }
  const [letters = ''] = latin.exec(right) ?? [];
  return { unit: letters, scale: 1, length: letters.length };
}
