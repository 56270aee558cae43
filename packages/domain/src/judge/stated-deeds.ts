/** Where a deed is the end of what a clause of a headline says. */
export const end = '(?=["\'”’]?(?:…|,|$))';

/** From 10 billion won on. */
const amount = '(?:[\\d,]{3,}억|\\d[\\d.]*조(?: ?[\\d,]+억)?)\\S{0,4}';
/** Somebody else buys, or the company has not decided, or the shares are for its people. */
const otherBuyers =
  '회장|대표|사장|의장|임원|경영진|직원|우리사주|창업자|오너|대주주|계열|자회사|모회사|행동주의|주주연대|요구|촉구|압박|제안|검토|고려 ?중|전망|기대|가능|추진|보류|부결|철회|취소|완료|마[쳤쳐무]|종료|만료|작년|지난해|대신|에도|불구|논란|의혹|성과급|상여|보상|교환사채|없다|[?]';
/** What may stand between the company and its shares: a name would be another's. */
const beforeShares = `(?:${amount}|[\\d.]+만 ?주|\\d\\S*주|규모의?|(?:기 ?)?보유|기취득|보통주|우선주|이사회서?,?|올해|내년부터|\\d년간|[상하]반기|역대|사상|창사|최대|첫|추가|주주가치|기업가치|주주환원|제고|강화|확대|위해)`;
const boughtBack =
  '(?:매입|취득|소각|산다|사들인다)(?:(?:[·,]| 및 | 후 )(?:전량 )?소각)?(?: ?신탁 ?계약(?: ?체결)?)?(?: ?(?:결정|의결|결의|한다|하기로|나선다|키로))?';

/** A trial of which the outcome is open, another, or turned, or the cause of something else. */
const otherTrials =
  '못|안 ?[돼되됐]|어려|실패|미달|불발|미충족|경쟁|도전|기대|전망|앞두|목표(?!\\S? ?(?:모두 )?(?:달성|충족))|가능성|여부|관련주|제네릭|투자|1상|2상|자회사|계열사|과거|그러나|우려|중단|조작|년째|번복|허위|의혹|더니|믿었|반사|수혜|급락|파트너|고객사|주주|지분|소송|상대|회사|연구원|교수|前|반납|반환|사망|부작용|이상 ?반응|놓[쳐쳤친]|막[혀혔힌]|□,? (?:사노피|릴리|노보|MSD|머크|얀센|화이자|로슈|모더나|노바티스|암젠)|년 전|땐|주가|[?]';
const succeeded =
  '(?:성공(?:적\\S{0,2}(?: \\S+)?|했다)?|1차 ?(?:[^\\s…]+ ){0,2}[^\\s…]*(?:지표|변수|목표)[를을]? ?(?:모두 )?(?:충족|달성)|(?:(?:오리지널|대조군)\\S{0,2} )?(?:유효성|동등성)(?:[·과와] ?[^\\s…]+)? ?(?:확인|입증))';

/** At another's, long ago, claimed, decided by a court, or nothing of it. */
const otherThefts =
  '협력사|고객사|거래처|계열사|(?<!손)자회사|대리점|하청|하도급|가족|일축|관련주|위기|아[니냐](?!라)|사실[과이]|사실 ?무근|부인|없[다어는이]|면했|피했|해제|해소|취소|취하|무효|소송|승소|항소|[12]심|징역|송치|옛|설에|무혐의|무죄|불기소|종결|회수|돌려|판결|고소인|(?<!최대)주주|이어|은행권|업계|□· ?[가-힣]+ 등|□ 등|□ 계열|만에|작년|20\\d\\d년|년간|보도|투자한|정정';
const embezzled = '(?:횡령|배임)(?:[·․,] ?(?:배임|횡령))?';
const sum = '\\d{2,}억\\S*';

/** Own shares bought back or cancelled. The company's names stand as □. */
export const buyback = new RegExp(
  `^(?=[^…]*${amount}|.*…${amount}(?: ?(?:규모|어치)|$))(?!.*(?:${otherBuyers}))□(?:은|는|이|가)?,? (?:["“'‘][^"”'’]{0,16}["”'’]\\S? )?(?:${beforeShares} ){0,4}(?:자사주|자기주식)\\S? ?(?:${amount} )?(?:규모 )?(?:추가 |전량 )?${boughtBack}${end}`,
);

/** A phase 3 that has ended well. */
export const phaseThree = new RegExp(
  `^(?!.*(?:${otherTrials}))□[^…]*3상\\S{0,2}(?: ?(?:결과|톱라인)\\S{0,2})?(?: (?:공개|발표))?[ …]*["“]?(?:[^\\s…]+ (?:확인|입증)…)?${succeeded}${end}`,
);

/** Money taken from the company. */
export const embezzlement = new RegExp(
  `^(?!.*(?:${otherThefts}))□[^…]*(?:${sum} (?:[^\\s…]+ )?${embezzled}(?:(?: ?사고)?|(?: ?(?:혐의|사건|사고))?\\S? ?(?:발생|확인|적발|포착|공시)(?: ?공시)?)${end}|${embezzled}(?: ?(?:혐의|사건|사고))?\\S? ?발생…${sum} ?(?:규모)?${end})`,
);
