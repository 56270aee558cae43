import type { PlacedFigure } from '../../figures/read-figures.ts';
import type { Fault } from '../reading/faults.ts';
import { isSameValue, type Known } from '../reading/figure-values.ts';
import { findMetric } from '../reading/metrics.ts';
import type { Passage } from '../reading/passages.ts';

/** Words around a won amount by which a sentence and its source tell one and the same thing. */
interface Frame {
  ahead: RegExp;
  behind: RegExp;
}

/** "9만→11만원", "9만원에서": an old value before the new one. */
const old = String.raw`(?:\d[\d,.만천]*원?(?:에서|서|→|을) ?)?$`;
const frames: readonly Frame[] = [
  // What was paid, and at what a contract was made: "430억원에 사들이는 계약".
  {
    ahead: /./,
    behind: /^에 (?:[가-힣]+ )?(?:맺|체결|되?팔|되?판|매각|처분|넘[기겨긴겼]|사들|샀|사기로|인수|취득|품|따[냈내낸])/,
  },
  // Of one share: "주당 350원", "한 주에 2300원".
  { ahead: new RegExp(`(?:주당|1 ?주에) ?(?:현금 ?)?${old}`), behind: /^/ },
  // A price target, but not by how much it was changed: "목표가를 15만원 올렸다".
  {
    ahead: new RegExp(`(?:목표 ?주?가|적정 ?주?가|목표)(?:를|을|는|가|도)? ?['"]?${old}`),
    behind: /^(?! ?(?:가량 )?(?:올|높|내|낮|상향|하향|더))/,
  },
];

const isWon = ({ unit, value }: PlacedFigure): boolean => unit === '원' || (unit === '' && value >= 1e4);

const listFramed = ({ ahead, behind }: Frame, passages: readonly Passage[]): Known[] =>
  passages.flatMap((passage) =>
    passage.figures
      .filter(
        (figure) =>
          isWon(figure) &&
          ahead.test(passage.text.slice(Math.max(0, figure.start - 34), figure.start)) &&
          behind.test(passage.text.slice(figure.end)),
      )
      .map((figure) => ({ passage, figure })),
  );

/** Titles round what descriptions tell exactly. */
const isNear = (said: Known, known: Known): boolean =>
  isSameValue(said, known) || Math.abs(said.figure.value - known.figure.value) <= 0.05 * known.figure.value;

/** Texts put an old value elsewhere: "종전 27만원". */
const isOld = ({ passage, figure }: Known): boolean =>
  /^(?:에서|서 |→|을 \d[\d,.만천]*원으로)/.test(passage.text.slice(figure.end));

/** Returns `metric` where the source has other amounts only in the words in which a sentence tells one. */
export function checkFrames(said: readonly Passage[], source: readonly Passage[]): Fault[] {
  const isOther = frames.some((frame) => {
    const known = listFramed(frame, source);
    const stated = listFramed(frame, said).filter((each) => !isOld(each));
    return known.length > 0 && stated.some((each) => !known.some((other) => isNear(each, other)));
  });
  return [
    ...(isOther ? (['metric'] as const) : []),
    ...(said.some((passage) => isAgainstYearBefore(passage, source)) ? (['direction'] as const) : []),
    ...(said.some((passage) => isEarned(passage, source)) ? (['sign'] as const) : []),
  ];
}

/** What the amount was a year before: "지난해 같은 기간 4380억원보다". */
const yearBefore = /(?:지난해|작년|전년)(?: ?(?:같은 ?(?:기간|분기)|동기))?(?:의)? ?$/;

/** Whether an amount is told as grown that was larger a year before, or the reverse. */
function isAgainstYearBefore({ text, figures }: Passage, source: readonly Passage[]): boolean {
  return figures.some((figure) => {
    const [, verb] = /^(?:으로|로) (늘었|줄었)/.exec(text.slice(figure.end)) ?? [];
    if (verb === undefined || figure.unit !== '원') return false;
    const metric = findMetric({ text, figures }, figure)?.metric;
    const before = source.flatMap((passage) =>
      passage.figures.filter(
        (each) =>
          each.unit === '원' &&
          yearBefore.test(passage.text.slice(Math.max(0, each.start - 14), each.start)) &&
          /^(?:보다|에서| 대비)/.test(passage.text.slice(each.end)) &&
          [undefined, metric].includes(findMetric(passage, each)?.metric),
      ),
    );
    return (
      before.length > 0 && before.every(({ value }) => (verb === '늘었' ? value > figure.value : value < figure.value))
    );
  });
}

/** Whether an amount that was earned is told as a loss. */
function isEarned(passage: Passage, source: readonly Passage[]): boolean {
  return passage.figures.some((figure) => {
    if (figure.unit !== '원' || !/(?:손실|적자) ?$/.test(passage.text.slice(0, figure.start))) return false;
    const same = source.flatMap((other) =>
      other.figures
        .filter((each) => isSameValue({ passage, figure }, { passage: other, figure: each }))
        .map((each) => other.text.slice(each.end)),
    );
    return same.length > 0 && same.every((behind) => /^(?:을|를)? ?(?:벌[었어]|거둬들|남[겼겨])/.test(behind));
  });
}
