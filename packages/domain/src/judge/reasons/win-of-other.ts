/** Those who sue a company: what they win it has lost. */
export const claimants =
  '(?:이용자|소비자|고객|가입자|퇴직자|비정규직|근로자|노동자|직원|노조|주주|투자자|점주|협력사|협력업체|하청(?:업체)?|환자|유족|입주민|피해자)';
/** Openings that are no party to a suit: courts, what was fought over, and words of the company's own win. */
const noParty =
  '\\S*(?:법원|[고지대]법|法|심판|재판|헌재|ITC|[1-3]심|승|이겼|끝|드디어|마침내|결국|단독|처분|정지|확정|상폐|소송|판결|논란|공방|분쟁|싸움|혐의|과징금|사건|담합)';
const won = '승소|이겼|이겨';
const lost = '패소|졌다';
/** "다라, □와의 특허소송": another party opens the headline, and what follows is its suit with the company. */
const suitOfOther = (outcome: string) =>
  `^(?=.*(?:${outcome}))(?!${noParty})(?:[^\\s,…'"□]+ )?(?!${noParty})[^\\s,…'"□]+, ?□(?:에|에게|을|를|[와과]의?(?! ?(?:함께|공동|나란히|손)))? (?:(?!…|\\.\\.).)*(?:소송|손배소|분쟁|중재|가처분)\\S{0,3} `;
/** "국토부, □ 영업정지 취소소송 승소", "다라, □와 특허소송 이겼다": the one that opens the headline won. */
export const otherWins = new RegExp(`${suitOfOther(won)}(?:(?!…|\\.\\.|패소).)*(?:${won})`);
/** "다라, □ 특허소송 2심도 패소", "□ 노조, 통상임금 소송 패소": the other party lost. */
export const otherLoses = new RegExp(
  `(?:${suitOfOther(lost)}|^□ ?${claimants}\\S{0,2}, (?:(?!…|\\.\\.).)*(?:소송|손배소|재판)\\S{0,3} )(?:(?!…|\\.\\.|${won}).)*(?:${lost})`,
);

const wins = [
  otherWins,
  new RegExp(`^[^□…]+□\\S{0,6} ?상대[^…]*(?:${won})`),
  new RegExp(`(?:^|□ ?|…)${claimants}\\S{0,2}(?:,|[이가])? [^…]*(?:${won})`),
];

/** Whether a headline, the company's names as □ and its clauses parted by "…", tells that another one won a suit against it. */
export const isWinOfOther = (headline: string): boolean => wins.some((win) => win.test(headline));
