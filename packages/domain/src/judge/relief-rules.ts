import type { SideRule } from './figure-moves.ts';

/** What spares or brings the company money though its words are heavy, or names neither. The company's names stand as □. */
export const reliefRules: readonly SideRule[] = [
  // "CB 리픽싱 조항 삭제 합의": the price of conversion can fall no more.
  {
    ...{ from: 'bad', to: 'good', left: 0 },
    says: /(?:리픽싱|전환가(?:액)? ?조정)[^…]{0,12}(?:삭제|없[애앴던]|폐지)/,
    unless: /요구|촉구|추진|검토|[?]/,
  },
  // Options that are not given, and an issue that shrinks, dilute less; why they are not is another matter.
  {
    ...{ from: 'bad', to: 'neutral', left: 0 },
    says: /(?:스톡옵션|주식매수선택권)[^…]{0,20}(?:취소|철회|반납)|(?:유증|증자) ?규모[^…]{0,20}(?:→|반 ?토막|축소|줄[여였인])/,
    unless: /논란만|발행가|주가 ?(?:급락|하락)|[?]/,
  },
  // "산업용 전기료 9.7% 인상…□ 연 4조7000억 수입 는다": who sells the power has more.
  {
    ...{ from: 'bad', to: 'good', left: 0 },
    says: /(?:전기료|(?:전기|가스|전력) ?요금)[^…?]*(?:인상|올[려린라]|오른)[^?]*□[^…?]*(?:(?:수입|매출|이익)\S{0,2} ?(?:는|늘|증가|개선)|적자\S{0,2} ?(?:해소|개선|줄|축소))/,
    unless: /동결|무산|보류|역부족|그쳐|못/,
  },
  // "□, 브라질 업체와 512억 규모": the description says what the headline leaves out.
  {
    ...{ from: 'neutral', to: 'good', left: 0 },
    says: /\d[\d,.]*[억조]\S{0,4} ?규모$/,
    andDescription: /(?:공급 ?)?계약을 (?:맺|체결)(?:었|했)다고 (?:공시|밝)/,
    unless: /대출|차입|담보|보증|임대|투자|출자|사채|해지/,
  },
  // "美 법무부 '□·다라 합병 이의 없다'": the last hurdle of a deal is taken.
  {
    ...{ from: 'neutral', to: 'good', left: 0 },
    says: /(?:합병|인수|기업 ?결합)[^…]{0,6}(?:이의 ?없|(?:최종|조건 ?없이|무조건) ?승인)/,
    unless: /소송|반대|불허|[?]/,
  },
  // A day without the right is a date, not an event.
  { ...{ from: 'good', to: 'neutral', left: 0 }, says: /(?:권리|배당)락 ?(?:실시|적용|발생|기준)/ },
];
