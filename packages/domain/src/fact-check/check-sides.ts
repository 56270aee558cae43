import type { Fault } from './reading/faults.ts';
import { isSameValue } from './reading/figure-values.ts';
import type { Passage } from './reading/passages.ts';

const buying = /^원?에 (?:[가-힣]+ )?(?:사기로|샀|사들|인수|취득|매입|품)/;
const selling = /^원?에 (?:[가-힣]+ )?(?:되?팔|되?판|매각|처분|넘[기긴겼겨])/;

/** Who gets something stands before 에, from whom something is bought before 에게서: "사옥을 다라에 4200억원에 팔기로". */
const boughtTo =
  /[을를] (?:[^\s]+ )?(?<whom>[가-힣a-z0-9&]{2,}?)에 (?:\d[\d.,조억만천]*원에 )?(?:사기로|샀|사들[였이]|인수하기로|인수했|매입하기로|매입했)/;
/** Places, times and amounts before 에. */
const noName =
  /\d|(?:만|달|해|분기|번|시|날|초|말|중|전|후|뒤|값|가격|기간|안|사이|장내|시장|한꺼번|동시|추가|내년|올해|이번)$/;

/** Returns `outcome` where a sentence buys from somebody to whom things are sold, or at a price at which the source sells. */
export function checkSides(said: readonly Passage[], source: readonly Passage[]): Fault[] {
  return said.some((passage) => buysTo(passage) || isOtherSideAtFigure(passage, source)) ? ['outcome'] : [];
}

function buysTo({ text }: Passage): boolean {
  const whom = boughtTo.exec(text)?.groups?.whom;
  return whom !== undefined && !noName.test(whom);
}

function isOtherSideAtFigure(passage: Passage, source: readonly Passage[]): boolean {
  const { text, figures } = passage;
  return figures.some((figure) => {
    const behind = text.slice(figure.end);
    const [buys, sells] = [buying.test(behind), selling.test(behind)];
    if (buys === sells) return false;
    const places = source.flatMap((other) =>
      other.figures
        .filter((known) => isSameValue({ passage, figure }, { passage: other, figure: known }))
        .map((known) => other.text.slice(known.end)),
    );
    const own = buys ? buying : selling;
    const opposite = buys ? selling : buying;
    return places.some((place) => opposite.test(place)) && !places.some((place) => own.test(place));
  });
}
