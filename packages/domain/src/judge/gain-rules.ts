import { fromEach, type SideRule } from './figure-moves.ts';

/** What the company has won, though its words name harm or nothing at all. Its names stand as □. */
export const gainRules: readonly SideRule[] = [
  // "성수1지구 2조 재개발, □이 품었다", not one that a rival took.
  ...fromEach(['bad', 'neutral'], {
    ...{ to: 'good', left: 0 },
    says: /(?:재건축|재개발|시공권|정비사업)\S{0,2},? □(?:이|가)? ?(?:품었|품는|따냈|따낸|거머쥐|거머쥔)/,
    unless: /포기|반납|해지|박탈|취소|뒤집|무산|[?]/,
  }),
  // "영업익 340억…'적자 각오' 시장 놀라게 했다": better than was feared.
  ...fromEach(['bad', 'neutral'], {
    ...{ to: 'good', left: 0 },
    says: /□[^…]*(?:영업익|영업이익|순이익)[^…]*\d\S*[조억][^…]*…[^…]*적자\S{0,2} ?(?:각오|예상|우려|전망)[^…]*(?:놀라게|뒤집[었은]|뒤엎|비웃|무색)/,
    unless: /영업손실|순손실|적자 ?전환|감소|급감|경쟁|[?]/,
  }),
  // "다라 팔고 1.7조 쥔 □…부채비율 200% 아래로".
  ...fromEach(['bad', 'neutral'], {
    ...{ to: 'good', left: 0 },
    says: /팔(?:고|아|아서) \d\S*[조억]\S{0,2} ?(?:손에 )?(?:쥔|확보한|챙긴|거둔) □|□[^…]*(?:매각|팔[아고])[^…]*…[^…]*부채 ?비율[^…]*(?:아래|↓|내려|낮[아춰췄]|뚝)/,
    unless: /헐값|손실|적자|무산|불발|추진|검토|계획|못|[?]/,
  }),
];
