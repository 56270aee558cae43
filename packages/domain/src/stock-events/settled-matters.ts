/** How a matter begins and ends. What ended it holds now, whatever was reported while it was open. */
interface Course {
  opens: RegExp;
  ends: RegExp;
  /** What both headlines have to be about; two that each name another one tell two matters. */
  matter: RegExp;
  /** Without a named matter in both headlines they are not known to be about the same. */
  isNamed?: true;
}

const crimes =
  /횡령|배임|담합|분식|회계|뇌물|주가조작|시세 ?조종|부정거래|미공개|기술 ?유출|기술 ?탈취|중대재해|산재|개인정보|부당 ?지원|일감|탈세|리베이트|불법파견|갑질|하도급|환경|노조법|부당노동/g;
const places =
  /[가-힣A-Za-z0-9]+ ?(?:\d공장|공장|라인|사업장|조선소|제철소|광산|캠퍼스|노선|법인)|[가-힣A-Za-z]+(?:기|호)(?= )/g;
const nothing = /(?!)/g;

const courses: readonly Course[] = [
  // "대표 징역 5년 구형" and "대표 1심 무죄", "공정위, 담합 조사" and "담합 무혐의".
  {
    opens: /구형|(?<!불)기소(?!유예)|구속|영장|압수수색|수사|조사|고발|소환|송치|혐의/,
    ends: /무죄|무혐의|불기소|혐의 ?없|혐의 ?벗|혐의\S{0,2} ?(?:종결|해소)|공소 ?기각/,
    matter: crimes,
  },
  // "구속영장 청구" and "구속영장 기각".
  {
    opens: /영장 ?(?:청구|심사)|구속 ?(?:기로|위기)/,
    ends: /영장\S{0,2} ?(?:기각|반려)|구속\S{0,2} ?(?:면|피)[했한해]/,
    matter: crimes,
  },
  // "노조 총파업 돌입" and "임단협 잠정합의". What the strike has cost stays.
  {
    opens: /파업|쟁의|직장 ?폐쇄|교섭 ?(?:결렬|중단)|임단협 ?(?:결렬|난항)|조업 ?거부/,
    ends: /(?:임단협|임협|임금|노사|단체|교섭)\S{0,4} ?\S{0,6} ?(?:타결|잠정 ?합의|합의안 ?(?:가결|통과)|합의)|(?:파업|쟁의|직장 ?폐쇄).{0,10}(?:철회|종료|종결|끝[냈났내]|풀었|풀기로|유보|접었|멈췄|중단|타결|일단락)|(?:잠정 ?합의안|합의안) ?(?:가결|통과)|업무 ?복귀|무파업 ?타결/,
    matter: nothing,
  },
  // "울산공장 가동 중단" and "울산공장 가동 재개".
  {
    opens:
      /(?:생산|가동|조업|운항|판매|영업|출하|공사)\S{0,2} ?(?:전면 |일시 |잠정 )?(?:중단|정지|멈춰|멈췄|멈춘)|셧다운/,
    ends: /(?:생산|가동|조업|운항|판매|영업|출하|공사)\S{0,2} ?(?:전면 |일부 )?(?:재개|정상화)|재가동|다시 (?:돌|가동)/,
    matter: places,
  },
  // "매매거래 정지" and "거래 재개", "상장폐지 결정" and "상장 유지 결정".
  {
    opens: /(?:매매|거래) ?정지|상장 ?폐지|관리종목|상장적격성|실질심사|개선 ?기간/,
    ends: /거래 ?재개|거래 ?정지 ?해제|상장 ?유지|상장 ?폐지\S{0,2} ?(?:면|피|벗|모면)|관리종목\S{0,2} ?(?:지정 ?)?(?:해제|탈출|벗)|실질심사 ?(?:대상 ?)?제외/,
    matter: nothing,
  },
  // "영업정지 3개월 처분" and "영업정지 처분 취소 판결".
  {
    opens: /영업 ?정지|입찰 ?(?:참가 ?)?제한|업무 ?정지|수출 ?(?:금지|제한)|수입 ?금지|판매 ?금지/,
    ends: /(?:정지|제한|금지)(?: ?처분)?\S{0,2} ?(?:취소 ?(?:판결|확정|결정)|철회|해제|풀[렸려린]|면[했제]|벗어|효력 ?정지|집행 ?정지)|취소 ?소송\S{0,2} ?(?:최종 ?)?(?:승소|이겼|이겨)/,
    matter: nothing,
  },
  // "담합 과징금 184억" and "담합 과징금 취소소송 승소". One that is only reduced holds in part.
  {
    opens: /과징금|과태료|벌금|제재금|추징금/,
    ends: /(?:과징금|과태료|벌금|제재금|추징금)(?: ?부과)?(?: ?처분)?\S{0,2} ?(?:전액 |전부 )?(?:취소 ?(?:판결|확정|결정)|환급|돌려받|면제|무효)|취소 ?소송\S{0,2} ?(?:최종 ?)?(?:승소|이겼|이겨)/,
    matter: crimes,
  },
  // "美 특허침해 피소" and "특허 소송 취하".
  {
    opens: /피소|제소|소송(?!.{0,12}(?:승소|패소|이겼|졌))|가처분|고소/,
    ends: /(?:소송|가처분|고소|신청|청구|제소|소)\S{0,2} ?(?:전격 )?(?:취하|기각|각하|철회|취소)|소송.{0,12}(?:합의|종결|마무리|승소|이겼)|승소/,
    matter:
      /특허|담합|상표|영업비밀|통상임금|임금|불법파견|손해배상|손배|경영권|주주총회|주총|신주|의결권|유상증자|합병|분할|하자|공사비|ESS|배터리|석면|개인정보|저작권|표절|리니지|지체상금|과징금|법인세|관세/g,
    isNamed: true,
  },
];

/** What headlines say beyond the course of a matter: done damage, and an end that is only asked for, open or refused. */
const stays = /손실|피해|손해 ?(?:액|규모)|차질 \d/;
const notEnded =
  /[?]|가능성|촉구|요구|추진|검토|전망|기대|예고|임박|앞두|불발|무산|부결|거부|결렬|불투명|난항|뒤집|파기|항소|상고|불복|안 ?(?:한다|해)|않|못/;

/** How a headline stands in each course: it opens the matter, ends it, or is not about it. */
interface Standing {
  opens: boolean;
  ends: boolean;
  matters: ReadonlySet<string>;
}

const standIn = ({ opens, ends, matter }: Course, headline: string): Standing => {
  const isEnd = ends.test(headline);
  return {
    opens: !isEnd && opens.test(headline) && !stays.test(headline),
    ends: isEnd && !notEnded.test(headline),
    matters: new Set((headline.match(matter) ?? []).map((word) => word.replaceAll(' ', ''))),
  };
};

/**
 * Those of the earlier headlines whose matter a later one ends: all steps of the same matter ("압수수색", "기소", "징역 구형" by
 * "무죄"). None where they tell of several matters and it is open which of them ended.
 */
export function settledBy(later: string, earlier: readonly string[]): ReadonlySet<number> {
  const settled = new Set<number>();
  for (const course of courses) {
    const end = standIn(course, later);
    if (!end.ends) continue;
    const open = earlier
      .map((headline, index) => ({ index, ...standIn(course, headline) }))
      .filter(({ opens, matters }) => opens && canBeOne(matters, end.matters, course));
    const isOne = open.every((one) => open.every((other) => canBeOne(one.matters, other.matters, course)));
    if (isOne) for (const { index } of open) settled.add(index);
  }
  return settled;
}

function canBeOne(one: ReadonlySet<string>, other: ReadonlySet<string>, { isNamed }: Pick<Course, 'isNamed'>) {
  if (one.size === 0 || other.size === 0) return isNamed !== true;
  return [...one].some((matter) => other.has(matter));
}
