import { DOUBT, fromEach, type SideRule } from './figure-moves.ts';

/** What is asked, heard, sold in shops or given for a good name: no event on a side. The company's names stand as □. */
export const quietRules: readonly SideRule[] = [
  // What shops cry: "주말 한우 반값…오픈런".
  {
    ...{ from: 'good', to: 'neutral', left: 0 },
    says: /(?:한우|한돈|삼겹살|치킨|\S*고기|식품|생필품|먹거리|전 ?품목|주말|장보기|과일|수산물)[^…]{0,12}(?:반값|할인|세일)|페스타|할인전|기획전/,
    unless: /매출|이익|실적|역대|최대|급증|돌파|흥행|\d배|계약|수출|수주/,
  },
  // "'26주적금' 또 내놨다", "'가장 일하고 싶은 금융사' 1위": a savings plan and a name among students.
  {
    ...{ from: 'good', to: 'neutral', left: 0 },
    says: /(?:적금|예금|통장|체크카드|파킹)\S{0,3} ?(?:\S+ )?(?:출시|내놨|내놓|내놔|선보|판매)|(?:일하고 싶은|다니고 싶은|취업 ?선호|입사하고 싶은|선호하는 기업)/,
    unless: /매출|이익|돌파|흥행|완판|만좌|가입|넘[어었겼]|급증|역대|최대|수출|독점|인수/,
  },
  // "가뭄에 생수 5만병", "산불 피해 성금 5억": what it gives away.
  ...fromEach(['good', 'bad'], {
    ...{ to: 'neutral', left: 0 },
    says: /(?:가뭄|산불|수해|홍수|호우|폭설|지진|태풍|재난)[^…]*(?:생수|구호|성금|담요|컵라면|구호품|위로금)/,
    unless: /보험|매출|이익|공장|피해 ?(?:규모|액|입)|적자|특수|수혜|횡령|[?]/,
  }),
  // "'반반 성적표'": sales that rose beside profit that fell.
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /반반 ?['"‘“]?성적|매출은 [^…]*(?:웃|늘|뛰)[^…]*(?:이익|영업익)은 [^…]*(?:찡그|울[었상]|줄|뒷걸음)/,
  },
  // "…공시에 '쇼크'": whatever it was, the market did not like it.
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /…[^…]* ['"‘“](?:쇼크|충격|실망|급락)['"’”]$/,
  },
  // "거래 재개?…화해설 솔솔".
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /[가-힣]설\S? ?(?:솔솔|모락모락|무성|고개 ?드|나돌)/,
  },
  // "유럽 공장 문 닫나?…업계 뒤숭숭": asked, not told.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /^[^…]*[가-힣](?:나|까)[?]…(?:\S+ ){0,2}(?:뒤숭숭|술렁|촉각|관심|긴장|고심|설왕설래|시선)\S*$/,
  },
];
