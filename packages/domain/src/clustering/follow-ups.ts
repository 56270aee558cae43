// What another does about an event is a happening of its own: who looks into it, who appeals, who comes to see.
const acts: readonly RegExp[] = [
  /(?:조사|검사|점검|감독|수사|심사)(?:에|를|을)? ?(?:착수|돌입|시작|나서|나선|나섰|급파)|검사역|심사대|면밀히 심사/,
  /항소|상고|불복/,
  /방문(?!객|자)|현장 ?찾/,
];

/** Which of these a headline's first part tells, as bits; what comes after "…" is most often only added to the event itself. */
export function followUpOf(title: string): number {
  const [first = ''] = title.split(/\.{2,}|…/);
  return acts.reduce((bits, act, index) => bits | (act.test(first) ? 1 << index : 0), 0);
}
