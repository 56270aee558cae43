import { type Figure, readFigures } from './read-figures.ts';

/** Limit below which a number without a unit is unlikely to be an amount of money. */
const LEAST_AMOUNT = 1_000;
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
  `(?<![가-힣])(${Object.keys(words).join('|')}) ?(?=(?:배|곳|명|건|개|번째|차례|가지)(?!당))`,
  'g',
);

/** Words that tell a minus. */
const lossWords = /손실|적자|손해|감소|줄|하락|내[려리렸린]|낮|떨어|↓|▼|마이너스/;

/** A word with two spellings that is not a figure. */
const battery = /2차 ?전지/g;

/**
 * Returns true when every figure of `text` occurs in `source`, by value and unit, in any spelling. A change in the
 * other direction is another figure, and so is a loss that is told without its minus or a word for it. Words like 약, 여 and
 * 가량 have no effect.
 */
export function figuresOccurIn(text: string, source: string): boolean {
  const said = readFigures(text.replace(battery, '이차전지'));
  if (said.length === 0) return true;
  const known = readFigures(
    source.replace(battery, '이차전지').replace(inWords, (_, word: string) => String(words[word])),
  );
  const tellsLoss = lossWords.test(text);
  return said.every((figure) =>
    known.some((other) => isSame(figure, other) && (!other.minus || figure.minus || tellsLoss)),
  );
}

function isSame(said: Figure, known: Figure): boolean {
  const gap = Math.abs(said.value - known.value);
  if (gap > Math.abs(known.value) * 1e-9) return false;
  return sameUnit(said, known) && sameDirection(said, known);
}

/** Headlines may leave out 원, but no other unit. */
function sameUnit(said: Figure, known: Figure): boolean {
  if (said.unit === known.unit) return true;
  const pair = [said.unit, known.unit];
  return said.value >= LEAST_AMOUNT && pair.includes('') && pair.includes('원');
}

function sameDirection(said: Figure, known: Figure): boolean {
  if (said.minus && known.direction !== 'down') return false;
  const isChange = said.unit === '%' || said.unit === '%p';
  return (
    !isChange || said.direction === undefined || known.direction === undefined || said.direction === known.direction
  );
}
