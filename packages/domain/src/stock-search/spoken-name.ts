/** Letters as Koreans read them aloud. */
const letters: Readonly<Record<string, string>> = {
  ...{
    A: '에이',
    B: '비',
    C: '씨',
    D: '디',
    E: '이',
    F: '에프',
    G: '지',
    H: '에이치',
    I: '아이',
    J: '제이',
    K: '케이',
  },
  ...{
    L: '엘',
    M: '엠',
    N: '엔',
    O: '오',
    P: '피',
    Q: '큐',
    R: '알',
    S: '에스',
    T: '티',
    U: '유',
    V: '브이',
    W: '더블유',
  },
  ...{ X: '엑스', Y: '와이', Z: '제트' },
};

/** The name with its first letters as they are read aloud: LG전자 is 엘지전자. Null for a name without such letters. */
export function spokenName(name: string): string | null {
  const initials = /^[A-Z]{2,4}(?![A-Za-z])/.exec(name)?.[0];
  if (initials === undefined) return null;
  return [...initials].map((letter) => letters[letter] ?? letter).join('') + name.slice(initials.length);
}
