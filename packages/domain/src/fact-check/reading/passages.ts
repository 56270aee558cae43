import { unifyText } from '../../company-matching/plain-text.ts';
import { type PlacedFigure, placedFigures } from '../../figures/read-figures.ts';

/** A sentence or line of a text in lower case and unified spelling, with its figures. */
export interface Passage {
  text: string;
  figures: readonly PlacedFigure[];
}

/** Number words that the press uses for small numbers: 두 배. */
const words: Readonly<Record<string, number>> = {
  한: 1,
  두: 2,
  세: 3,
  네: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
};
const inWords = new RegExp(
  `(?<![가-힣])(${Object.keys(words).join('|')}) ?(?=(?:배|곳|명|건|개|번째|차례|가지|달(?![가-힣]{2})|척|종(?!목)|편|분기)(?!당)|주(?:를|로| ?(?:당|에|마다)))`,
  'g',
);
/** People that are counted without a counter: 임원 넷. */
const people: Readonly<Record<string, number>> = { 둘: 2, 셋: 3, 넷: 4 };
const countedPeople = new RegExp(
  `(?<=(?:임원|직원|사람|형제|남매|연구원) )(${Object.keys(people).join('|')})(?=[,이은의 ])`,
  'g',
);
/** Months as they are counted: 6달 동안. */
const months = /(\d) ?달(?=[ ,.간에새만])/g;
/** Quarters as they are counted: 9개 분기. */
const quarters = /(\d) ?개 ?(?=분기)/g;
/** Firms that are counted without a counter: 네 증권사. */
const firms = new RegExp(
  `(?<![가-힣])(${Object.keys(words).slice(1).join('|')}|\\d{1,2}) (?=(?:증권사|회사|은행|기업|업체|기관)(?![가-힣]{2}))`,
  'g',
);
/** A word with two spellings that is not a figure. */
const battery = /2차 ?전지/g;
/** The mark of accounts for a minus, behind a result: 영업이익 △85억. */
const lossMark = /((?:이익|순익|영업익|손익)[은는이]? ?)[△―–−] ?(?=\d)/g;
const ends = /\n|(?<=[다요음됨함])\.(?=\s|$|["'”’])|(?<=[가-힣])\.(?=\s)|[■◆●◇]|\s\|\s/;

/** Returns the sentences and lines of a text; number words before a counter are figures: 두 배 is 2배. */
export function splitPassages(text: string): Passage[] {
  // The articles of an event repeat each other: what is written twice is read once, and stays two passages.
  const known = new Map<string, Passage>();
  return text
    .split(ends)
    .map((part) => {
      const passage = { ...(known.get(part) ?? readPassage(part)) };
      known.set(part, passage);
      return passage;
    })
    .filter((passage) => passage.text !== '');
}

function readPassage(part: string): Passage {
  const text = unifyText(part.replace(battery, '이차전지').replace(lossMark, '$1-'))
    .toLowerCase()
    .replace(inWords, (_, word: string) => String(words[word]))
    .replace(months, '$1개월')
    .replace(quarters, '$1')
    .replace(countedPeople, (_, word: string) => `${people[word]}명`);
  return { text, figures: placedFigures(text) };
}

/** Counts the firms of a source, so that a sentence may say how many: 네 증권사 is 4곳. */
const withCountedFirms = (text: string): string =>
  text.replace(firms, (all, word: string) => `${words[word] ?? word}곳 ${all}`);

/** The source read last: several sentences are checked against one, one after the other. */
let lastRead: { text: string; passages: readonly Passage[] } = { text: '', passages: [] };

/** Returns the passages of a source. */
export function readSource(text: string): readonly Passage[] {
  if (lastRead.text !== text) lastRead = { text, passages: splitPassages(withCountedFirms(text)) };
  return lastRead.passages;
}
