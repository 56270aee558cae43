/** Those who sue a company: what they win it has lost. */
export const claimants =
  '(?:이용자|소비자|고객|가입자|퇴직자|근로자|노동자|직원|노조|주주|투자자|점주|협력사|협력업체|하청(?:업체)?|환자|유족|입주민|피해자)';
/** Openings that are no party to a suit: courts, and words of the company's own win. */
const noParty = '\\S*(?:법원|[고지대]법|法|심판|재판|헌재|ITC|[1-3]심|승|이겼|끝|드디어|마침내|결국|단독)';
/** "국토부, □ 영업정지 취소소송 승소", "다라, □에 특허소송 이겼다": the one that opens the headline won. */
export const otherWins = new RegExp(
  `^(?!${noParty})(?:[^\\s,…'"□]+ )?(?!${noParty})[^\\s,…'"□]+, ?□(?:에|에게|을|를)? (?:(?!…|\\.\\.).)*(?:소송|손배소|분쟁|중재|가처분)\\S{0,3} (?:(?!…|\\.\\.|패소).)*(?:승소|이겼|이겨)`,
);

const won = '(?:승소|이겼|이겨)';
const wins = [
  otherWins,
  new RegExp(`^[^□…]+□\\S{0,6} ?상대[^…]*${won}`),
  new RegExp(`(?:^|□ ?|…)${claimants}\\S{0,2}(?:,|[이가])? [^…]*${won}`),
];

/** Whether a headline, the company's names as □ and its clauses parted by "…", tells that another one won a suit against it. */
export const isWinOfOther = (headline: string): boolean => wins.some((win) => win.test(headline));
