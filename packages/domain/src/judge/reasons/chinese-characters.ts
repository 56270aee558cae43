/** Chinese characters of headlines, for countries and a few words, as a sentence has them: 美 빅테크 → 미국 빅테크. */
const words: readonly (readonly [RegExp, string])[] = (
  [
    ['印尼', '인도네시아'],
    ['美', '미국'],
    ['中', '중국'],
    ['日', '일본'],
    ['獨', '독일'],
    ['英', '영국'],
    ['佛', '프랑스'],
    ['印', '인도'],
    ['韓', '한국'],
    ['軍', '군'],
    ['車', '자동차'],
    ['檢', '검찰'],
    ['警', '경찰'],
    ['前', '전'],
    ['新', '신'],
  ] as const
).map(([sign, word]) => [new RegExp(`(?<![\\p{Script=Han}가-힣A-Za-z\\d])${sign}(?!\\p{Script=Han})`, 'gu'), word]);

/** The same at the end of a name: 현대車 노조. */
const ends: readonly (readonly [RegExp, string])[] = [
  [/(?<=[가-힣A-Z])車(?![가-힣])/g, '차'],
  [/(?<=[가-힣A-Z])重(?![가-힣])/g, '중공업'],
  [/(?<=[가-힣A-Z])銀(?![가-힣])/g, '은행'],
  [/(?<=[가-힣A-Z])證(?![가-힣])/g, '증권'],
];

const anyCharacter = /\p{Script=Han}/u;

/** Writes out the known Chinese characters at the beginning of words and the end of names; others stay. */
export const writeOutCharacters = (text: string): string =>
  anyCharacter.test(text) ? [...words, ...ends].reduce((left, [sign, word]) => left.replace(sign, word), text) : text;
