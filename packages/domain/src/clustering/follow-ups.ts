// A reaction of another party to an event is an event of its own: investigations, appeals, visits.
const acts: readonly RegExp[] = [
  /(?:조사|검사|점검|감독|수사|심사)(?:에|를|을)? ?(?:착수|돌입|시작|나서|나선|나섰|급파)|검사역|심사대|면밀히 심사/,
  /항소|상고|불복/,
  /방문(?!객|자)|현장 ?찾/,
];

/** Lawsuits; a headline names them at its end as often as at its beginning. */
const goesToCourt = /(?:가처분|소송|심판)(?:을|를)? ?(?:신청|제기|청구)|가처분["']?$|법적 대응/;

/**
 * Returns the reactions that the first part of a headline names, as bits. The part after "…" mostly adds to the event
 * itself.
 */
export function findFollowUp(title: string): number {
  const [first = ''] = title.split(/\.{2,}|…/);
  const bits = acts.reduce((known, act, index) => known | (act.test(first) ? 1 << index : 0), 0);
  return goesToCourt.test(title) ? bits | (1 << acts.length) : bits;
}
