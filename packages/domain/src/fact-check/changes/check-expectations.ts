import type { PlacedFigure } from '../../figures/read-figures.ts';
import { pattern, wordLists } from '../../text/words/word-lists.ts';
import type { Fault } from '../reading/faults.ts';
import { findMetric } from '../reading/metrics.ts';
import type { Passage } from '../reading/passages.ts';

/** A result that a sentence tells as above or below what was expected, or as more or less than before. */
const beats = pattern`(?:${wordLists.outlook.expectations}|눈높이)[가-힣]*(?: \S+)? (?:웃돌|웃도|상회|넘[었어])`;
const misses = pattern`(?:${wordLists.outlook.expectations}|눈높이)[가-힣]*(?: \S+)? (?:밑돌|밑도|하회|못 미|모자)`;
const grows = /(?:보다|원으로) (?:\S+ )?(?:늘었|커졌|증가)/;
const shrinks = /(?:보다|원으로) (?:\S+ )?(?:줄었|작아졌|감소)/;

/** Marks of an expected amount, before and behind it. */
const expected = pattern`(?:${wordLists.outlook.expectations}|컨센|추정|눈높이|내다본|점친)(?:치|값|평균|액|이익)?(?:는|은|인|이|가|의|였던)? ?\(?(?:약 ?)?$`;
const expectedBehind = /^원?(?: ?(?:안팎|가량|수준))?(?:을|를|이라고|으로)? ?(?:예상|점[쳤친]|내다[봤본]|기대했)/;
/** Marks of an amount of before. */
const former = pattern`${wordLists.amount.pastPeriods}(?: ?(?:동기|같은 ?(?:기간|분기)|[1-4]분기))?(?:의|에는|엔|은|는)? ?\(?-?$`;
/** Behind an amount that is a difference: 12억원 늘어난. */
const difference = /^(?:이나|가량|넘게)? ?(?:더 )?(?:늘|줄|많|적|증가|감소|개선|악화|↑|↓)/;

/** Returns `direction` where the amounts of the source say the opposite of "예상을 웃돌았어요" or "전 분기보다 줄었어요". */
export function checkExpectations(said: readonly Passage[], source: readonly Passage[]): Fault[] {
  return said.some((passage) => isAgainstAmounts(passage, source)) ? ['direction'] : [];
}

function isAgainstAmounts(passage: Passage, source: readonly Passage[]): boolean {
  const amounts = passage.figures.filter(({ unit }) => unit === '원');
  const [amount] = amounts;
  if (amount === undefined || amounts.length > 1) return false;
  const noun = findMetric(passage, amount);
  if (noun === undefined || !['sales', 'operating', 'net', 'profit'].includes(noun.metric)) return false;
  const [more, less] = [beats.test(passage.text), misses.test(passage.text)];
  if (more !== less && isOnlyExpected(amount, source)) return true;
  if (more !== less && !noun.loss) return isOpposed(more, amount, listMarked(source, expected, expectedBehind));
  const [up, down] = [grows.test(passage.text), shrinks.test(passage.text)];
  return up !== down && isOpposed(up, amount, listMarked(source, former));
}

/** Whether the source has an amount only as what was expected: "시장 전망치(2조1천억원)를 웃돌았다". */
function isOnlyExpected({ value }: PlacedFigure, source: readonly Passage[]): boolean {
  const isSame = (other: PlacedFigure): boolean => other.value === value;
  const all = source.flatMap(({ figures }) => figures.filter(isSame));
  return all.length > 0 && listMarked(source, expected).filter(isSame).length === all.length;
}

/** Whether every amount to compare with lies on the other side; much smaller and larger ones are of something else. */
function isOpposed(isMore: boolean, { value }: PlacedFigure, others: readonly PlacedFigure[]): boolean {
  const comparable = others.filter(
    (other) => other.value !== value && other.value < value * 10 && value < other.value * 10,
  );
  return comparable.length > 0 && comparable.every((other) => value > other.value !== isMore);
}

const listMarked = (source: readonly Passage[], before: RegExp, behind?: RegExp): PlacedFigure[] =>
  source.flatMap(({ text, figures }) =>
    figures.filter(({ unit, value, start, end }) => {
      if (unit !== '원' && !(unit === '' && value >= 1e8)) return false;
      const after = text.slice(end, end + 16);
      return (
        !difference.test(after) &&
        (before.test(text.slice(Math.max(0, start - 20), start)) || behind?.test(after) === true)
      );
    }),
  );
