import { DOUBT, fromEach, type SideRule } from './figure-moves.ts';

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
    says: /(?:스톡옵션|주식매수선택권)[^…]{0,20}(?:취소|철회|반납)|(?:유증|증자)\S{0,2} ?(?:규모 ?)?[^…]{0,20}(?:규모 ?축소|반 ?토막|줄[여였인])|(?:유증|증자) ?규모[^…]{0,20}→/,
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
  // "엔비디아 서버 기판, □이 절반 맡는다", "전자전기 1조9000억, 다라-□ 품으로".
  {
    ...{ from: 'neutral', to: 'good', left: 0 },
    says: /□(?:은|는|이|가)?,? [^…]{0,14}(?:맡는다|맡게 ?됐|도맡)|□\S{0,12} 품으로/,
    andDescription: /(?:공급|납품)하기로|(?:공급|납품|도급) ?계약|우선협상대상자로 [^.]{0,30}(?:골랐|선정|뽑)|수주했/,
    unless: /인수|경영권|지분|매각|대표|회장|[?]/,
  },
  // "엑스에너지, □에 소재 16기분 발주", "□ 특허 유효…다라 청구 기각", "공장 땅 매각…" with a gain, "비과세 배당".
  {
    ...{ from: 'neutral', to: 'good', left: 0 },
    says: /□에(?:게)? (?:(?!(?:맡기|주|넘기)던)[^…]){0,24}발주(?![가-힣])|□의? [^…,]{0,12}특허\S{0,2} ?(?:유효(?! ?기간)|무효 ?(?:심판|소송|청구)\S{0,2} ?기각)|비과세 ?배당/,
    unless: /취소|연기|축소|중단|줄[여인]|검토|무산|패소|상대|제기|낸 |과세 전환|막[힌히혀]|끝[난나]|폐지|[?]/,
  },
  {
    ...{ from: 'neutral', to: 'good', left: 0 },
    says: /(?:부지|땅|사옥|건물|부동산|빌딩)\S{0,2} ?[^…]{0,10}(?:매각|처분|팔[았린렸아])/,
    andDescription: /(?:처분|매각) ?(?:이익|차익)/,
    unless: /□에(?:게)? |매입|사들|인수|검토|추진|무산|불발|난항|헐값|손실|[?]/,
  },
  // A day without the right is a date, not an event.
  { ...{ from: 'good', to: 'neutral', left: 0 }, says: /(?:권리|배당)락 ?(?:실시|적용|발생|기준)/ },
  // "횡령 피해금 410억 환수", "충당금 환입", "예비관세 17%→최종 0%": money that had been given up.
  ...fromEach(['bad', 'neutral'], {
    ...{ to: 'good', left: 0 },
    says: /(?:피해금|횡령액|횡령금|떼인 ?돈|미수금)[^…]{0,18}(?:환수|회수|되찾|돌려받)|충당금[^…]{0,10}(?:환입|되찾|돌려받)|관세\S{0,2} ?\d[\d.]*% ?→ ?(?:최종 ?)?['"‘“]?0%/,
    unless: /실패|난항|불투명|못|지연|물거품|中|중국산|경쟁|[?]/,
  }),
  // "보잉이 돈 물어준다…□, 인도 지연 배상금 610억 수령".
  ...fromEach(['bad', 'neutral'], {
    ...{ to: 'good', left: 0 },
    says: /□(?:은|는|이|가|,) [^…]*(?:배상금|보상금|위약금|합의금|손해배상|지체상금)[^…]{0,14}(?:수령|받[는았기]|받아[낸냈내])/,
    unless:
      /못 ?받|유족|유가족|피해자|주주|투자자|고객|회원|이용자|가입자|소비자|입주|직원|노동자|근로자|협력사|하도급|하청|퇴직|공정위|시정|과징금|과[다도]|논란|상대|만 인정|[?]/,
  }),
  // "세액공제 조기 폐지안 후퇴…AMPC 살아남아".
  {
    ...{ from: 'bad', to: 'good', left: 0 },
    says: /(?:세액공제|보조금|지원금|혜택|면세|특례|AMPC)[^…]*(?:…[^…]{0,24})?(?:살아남|살아났|지켰|지켜냈|되살아|유지 ?(?:확정|결정))|(?:폐지|축소|삭감)안\S{0,2} ?[^…]{0,8}(?:후퇴|무산|부결|철회)/,
    unless: /못 ?(?:지|살)|[?]/,
  },
  // "전환사채 만기 전 사들여 소각": shares that will never come.
  ...fromEach(['bad', 'neutral'], {
    ...{ to: 'good', left: 0 },
    says: /(?:전환사채|신주인수권부사채|(?<![A-Z])(?:CB|BW))[^…]{0,22}(?:사들여|취득|매입|되사)[^…]{0,8}(?:소각|말소)/,
    unless: /검토|요구|재매각|[?]/,
  }),
  // "FA-50 12대 더 판다…9753억원": an order told without its word.
  {
    ...{ from: 'neutral', to: 'good', left: 0 },
    says: /\d+(?:대|척|기|량|문|기체)\S? ?(?:더 |추가로? |또 )?(?:판다|팔았다|수출한다|공급한다|납품한다|만든다|짓는다)(?:…|\.{2,}|,)? ?(?:총 )?\d[\d,.]*[조억]/,
  },
  // What a trust that goes on, a loan that is prolonged and a hearing put off leave as it was.
  {
    ...{ from: 'good', to: 'neutral', left: 0 },
    says: /신탁 ?계약[^…]{0,16}연장|(?:대여금?|보증)[^…]{0,12}(?:재?연장)|변론[^…]{0,10}(?:연기|미뤄|밀려|밀린)/,
  },
  // "□ 신작, 中 판호 발급", "□, 美 특허심판원서 다라 특허 '무효' 끌어내".
  ...fromEach(['bad', 'neutral'], {
    ...{ to: 'good', left: 0 },
    says: /□[^…]*판호\S{0,2} ?(?:발급|획득|취득|확보|받[았아]|따[냈내])|^□(?:은|는|이|가)?,? [^…]*특허\S{0,2} ?['"‘“]?무효['"’”]?\S{0,2} ?(?:끌어|이끌|받아|얻어|따)[냈내낸]/,
    unless: /불발|거부|지연|중단|못|경쟁|기대|전망|가능|재개|[?]/,
  }),
  // "무디스, □에 투자적격 등급": the description says that the rating rose.
  {
    ...{ from: 'neutral', to: 'good', left: 0 },
    says: /(?:신용|투자적격|채권)\S{0,2} ?등급/,
    andDescription: /□?신용 ?등급을 [^.]{0,30}(?:끌어올렸|올렸|올려|상향)/,
    unless: /하향|강등|떨어|낮|부정적|경쟁|[?]/,
  },
  // What shops cry: "주말 한우 반값…오픈런".
  {
    ...{ from: 'good', to: 'neutral', left: 0 },
    says: /(?:한우|한돈|삼겹살|치킨|\S*고기|식품|생필품|먹거리|전 ?품목|주말|장보기|과일|수산물)[^…]{0,12}(?:반값|할인|세일)|페스타|할인전|기획전/,
    unless: /매출|이익|실적|역대|최대|급증|돌파|흥행|\d배|계약|수출|수주/,
  },
  // "□ '다라 측 조작 주장은 거짓'": what it answers to those who accuse it.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /□\S{0,2},? ?["'“‘][^"”]*(?:주장|의혹)\S{0,3} ?(?:전부 |모두 |명백한 |완전한 )?(?:거짓|허위|날조)/,
    unless: /기소|구속|압수|고발당|재판|판결|과징금|드러났|들통/,
  },
];
