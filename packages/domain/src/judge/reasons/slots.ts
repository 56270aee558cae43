import { pattern, wordLists } from '../../text/words/word-lists.ts';

/** A piece of a text that a sentence takes over as it stands. */
type Slot = string;

/** An amount of money as headlines write it. */
export const money = pattern`(?:약 |총 |최대 )?(?:\d[\d,.]*조 ?)?(?:\d[\d,.]*(?:천|백)?억|\d[\d,.]*조|\d[\d,.]*(?:천)?만)(?:\d[\d,.]*만)?(?:\d{1,4}(?=원))?(?: ?(?:원|${wordLists.amount.foreignCurrencies}))?`;

/** The first amount of money in a text with its unit, spelled as the text does; 원 is added where it is left out. */
export function amountIn(text: string): Slot | null {
  const found = money.exec(text);
  if (found === null) return null;
  const amount = found[0]
    .replace(/^(?:약|총|최대) /, '')
    .replace(pattern` (?=원|${wordLists.amount.foreignCurrencies})`, '')
    .trim();
  const after = text.slice(found.index + found[0].length);
  // Other currencies, and levels that a price passes.
  if (pattern`^ ?${wordLists.amount.otherMoney}|^(?:선|대)(?![가-힣])`.test(after)) return null;
  // 9만 명, 3만 주, 12만 대: a number of other things.
  if (
    pattern`^ ?(?:${wordLists.amount.counters}|톤|t|호|가구|회|배|km|㎡|평|달|위|병|잔|권|장|GB|MW|달러대|돌파|전자|닉스)`.test(
      after,
    ) &&
    !pattern`원|${wordLists.amount.foreignCurrencies}`.test(amount)
  )
    return null;
  return pattern`(?:원|${wordLists.amount.foreignCurrencies})$`.test(amount) ? amount : `${amount}원`;
}

/** Period of a report: "3분기" (also of 3Q), "상반기", "올해", null without. */
export function periodIn(text: string): Slot | null {
  const found =
    pattern`(?:올해 |지난해 |작년 )?(?:[1-4](?:분기|Q)(?! ?${wordLists.amount.spans})|상반기|하반기|연간)`.exec(
      text,
    )?.[0];
  return found?.replace('Q', '분기') ?? null;
}

/** A change in percent: its size, its verb, and since when, as far as the text says so. */
export function changeIn(text: string): { size: Slot; verb: string; since: string } | null {
  const found =
    pattern`(\d[\d,.]*%)(?:p|포인트)? ?(?:가량|가까이|넘게)? ?(↑|↓|${wordLists.change.growth}|감소|줄|급감|하락|떨어|축소|빠)`.exec(
      text,
    );
  const [, size, word] = found ?? [];
  if (size === undefined || word === undefined) return null;
  const rises = pattern`↑|${wordLists.change.growth}`.test(word);
  const yearly = /전년|작년|지난해|YoY/i.test(text);
  const quarterly = /전분기|QoQ|직전 분기/i.test(text);
  const since = yearly === quarterly ? '' : yearly ? '지난해 같은 기간보다 ' : '전분기보다 ';
  return { size, verb: rises ? '늘었어요' : '줄었어요', since };
}
