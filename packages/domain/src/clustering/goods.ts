// What a contract is about separates contracts of the same day. One line per kind of goods, with its names; a general name such as
// 전력기기 or 함정 is none of them, since other headlines name the same contract more exactly.
const goods = [
  '(?<![A-Z])LNG ?(?:운반)?선|(?<![A-Z])LNGC|(?<![A-Z])LNG ?\\d+ ?척|액화천연가스 ?운반선',
  '컨테이너선|컨선(?![가-힣]{2})',
  '유조선|원유 ?운반선|탱커|VLCC|석유화학제품 ?운반선|PC선',
  'LPG ?(?:운반)?선|VLGC|VLAC|암모니아 ?운반선',
  '벌크선|벌커',
  '자동차 ?운반선|PCTC',
  '벙커링선',
  'FLNG',
  '드릴십',
  '잠수함',
  '호위함',
  '초계함',
  '구축함',
  '변압기',
  '차단기',
  '케이블|(?<![가-힣])전선(?=[ ,]|$)',
  '에너지 ?저장|(?<![A-Z])ESS(?![A-Z])',
  '(?<![A-Z])K-?9(?!\\d)|자주포',
  '(?<![A-Z])K-?2(?!\\d)|전차(?=[ ,]|$)',
  '천무',
  '천궁',
  'FA-?50',
  'KF-?21',
  '레드백',
].map((names) => new RegExp(names));

const anyGoods = new RegExp(goods.map(({ source }) => source).join('|'));

/** Returns the kinds of goods that a text names, as indexes. */
export function findGoods(text: string): number[] {
  // Most texts name none: one test replaces a test for each.
  return anyGoods.test(text) ? goods.flatMap((pattern, index) => (pattern.test(text) ? [index] : [])) : [];
}
