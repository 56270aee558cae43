// Sports clubs carry the names of their owners. Words of sport identify a text about a match, not a list of clubs; the
// nicknames of the clubs are among these words.
const nicknames =
  '이글스|베어스|라이온즈|트윈스|타이거즈|자이언츠|랜더스|위즈|다이노스|히어로즈|와이번스|블루밍스|에스버드|위비|썸|핑크스파이더스|힐스테이트 배구단|점보스|스카이워커스|스타즈|빅스톰|알토스|레드스파크스|프로미|이지스 농구단|세이커스|피버스|썬더스|나이츠|소닉붐|페가수스|가스공사 페가수스|레드포스|롤스터|e스포츠|피어엑스|브리온|스틸러스|블루윙즈|유나이티드 FC|현대모터스';
const words =
  '야구|축구|농구|배구|골프|핸드볼|탁구|배드민턴|프로야구|프로축구|프로농구|프로배구|KBO|V리그|KBL|WKBL|LCK|K리그|MLB|KPGA|KLPGA|감독|사령탑|코치|선수|투수|타자|포수|내야수|외야수|세터|공격수|미드필더|가드|센터백|외인 투수|마무리|불펜|마운드|선발투수|선발 등판|홈런|안타|타점|득점|실점|무실점|이닝|타율|평균자책점|볼넷|도루|세이브|완봉|끝내기|만루|병살|리바운드|어시스트|블로킹|서브 에이스|세트 스코어|풀세트|챔프전|플레이오프|포스트시즌|한국시리즈|와일드카드|준플레이오프|정규리그|개막전|시범경기|스프링캠프|전지훈련|홈경기|원정경기|원정|연승|연패|승리|완승|신승|역전승|꺾고|제압|격파|구단|홈구장|잠실구장|고척돔|야구장|드래프트|FA 시장|트레이드 단행|우승|준우승|결승|준결승|8강|4강|예선|경기|팬들|응원|시즌|라운드|순위|선두|탈꼴찌|챔피언십|마스터스|오픈 대회|버디|언더파|LPGA|PGA|컵대회|MVP|만루포|끝내기포|결승포|홈런포|투런포|매직넘버|월즈|롤드컵|LPL|완파|대파|셧아웃|누르고|눌렀|꺾었|무너뜨|탈락|정상 등극|구원승|완투|호투|역투|맹타|풀타임|데뷔전|복귀전|연장 혈투|관중|챔피언결정전|올스타|신인왕|국가대표|FA|잔류|주장|방출|이적|연봉|[0-9]년 (?:총액 )?[0-9]+억|[0-9]+승|[0-9]+연승|[0-9]+연패|[0-9]+득점|[0-9]+골|[0-9]+호골';
const strong = new RegExp(`(?<![가-힣A-Za-z])(?:${nicknames})`, 'g');
const weak = new RegExp(`(?<![가-힣A-Za-z])(?:${words})`, 'g');
const score = /(?<![0-9.,-])[0-9]{1,3} ?(?:-|대|:) ?[0-9]{1,3}(?![0-9%.,-]|:|년|월|분기|조|억|만)/;
const business =
  /주가|주식|영업이익|매출|순이익|실적|공시|지분|인수|매각|수주|계약 체결|공급계약|자사주|배당|후원|스폰서|협찬|출시|공장|코스피|코스닥|목표주가|목표가|증권가|시총|상장|광고 효과|소각|투자 유치|점유율|영업익|게임|신작|공시|증권|흑자|적자/g;

/** Returns true when a text is about a match, a club or its players instead of business. */
export function isSports(text: string): boolean {
  const points =
    new Set(text.match(weak) ?? []).size + 2 * new Set(text.match(strong) ?? []).size + Number(score.test(text));
  return points >= 2 && points > 1.5 * new Set(text.match(business) ?? []).size;
}
