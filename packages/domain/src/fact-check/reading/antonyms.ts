/** Deeds and changes that end a matter in opposite ways: stems by which sentences and texts tell either. */
const pairs: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [/발부/, /기각/],
  [/타결|잠정 ?합의/, /결렬/],
  [/연임|재선임/, /사임|퇴진|해임|물러|사퇴|부결/],
  [/물러났|사임|퇴진|사퇴/, /연임|유임/],
  [/연장했|연장됐|연장해/, /거부|거절|종료|만료/],
  [/출시|선보/, /리콜|단종|회수/],
  [/리콜|단종/, /출시|선보/],
  [/병합/, /분할|쪼개/],
  [/분할/, /병합/],
  [/개점|개장|문을 열/, /폐점|폐쇄|문을? 닫/],
  [/폐점|폐쇄|문을 닫/, /개점|개장|문을? 연|문을? 열/],
  [/증원|채용/, /감원|희망퇴직|해고/],
  [/감원|희망퇴직/, /증원|채용/],
  [/증산/, /감산/],
  [/감산/, /증산/],
  [/편입/, /편출|제외|탈락/],
  [/편출|제외됐/, /편입/],
  [/맺었|체결했/, /종료|만료|끝[났나내낸]|해지|해제|파기/],
  [/가입했/, /탈퇴/],
  [/탈퇴/, /가입/],
  [/동결/, /인상|인하|올[리렸린려]|내[리렸린려]/],
  [/(?:결렬|깨)(?:됐|졌)/, /타결|합의|체결/],
  [/상환했|상환해/, /연체|미상환|디폴트|부도/],
  [/연체|부도/, /상환 ?완료|모두 갚/],
  [/합격|통과/, /탈락|낙방|청구|신청|접수/],
  [/흥행(?:했|에 성공)/, /미달|참패|저조|실패/],
  [/회복했|회복됐/, /악화|추락|침체/],
];

/** Matches any of the deeds: most sentences tell none. */
const anyDeed = new RegExp(pairs.map(([one]) => one.source).join('|'));

/** Whether a source tells only the opposite of a deed of a sentence, in none of the deed's own words. */
export const statesOpposite = (sentence: string, text: string): boolean =>
  anyDeed.test(sentence) &&
  pairs.some(([one, other]) => one.test(sentence) && !other.test(sentence) && other.test(text) && !supports(one, text));

/** The deed itself, or for a contract that was made its usual words. */
const supports = (one: RegExp, text: string): boolean =>
  one.test(text) ||
  (one.source.startsWith('맺었') && /체결|맺[은는어]|계약(?=…|,|$| 성공)|수주|따[냈낸내]/m.test(text));
