import { listPairs } from '../../fact-check/changes/check-order.ts';
import { readSource, splitPassages } from '../../fact-check/reading/passages.ts';

/** "3.6조 유상증자 → 2.3조로 축소": an amount, the deed that it was meant for, and the new amount in the next clause. */
const arrowBehindDeed = /(?<=\d(?:조|억|만|%|주|원)) [가-힣]{2,8} ?(?:→|⇒) ?(?=\d)/g;

/** Whether a sentence tells a value that its source has as changed to another one, without the change. */
export function statesOldValue(sentence: string, source: string): boolean {
  const said = splitPassages(sentence);
  const changed = new Set(said.flatMap(listPairs).map(({ old }) => old.value));
  const stated = new Set(said.flatMap(({ figures }) => figures).map(({ value }) => value));
  return readSource(source.replaceAll(arrowBehindDeed, '→'))
    .flatMap(listPairs)
    .some(
      ({ old, now }) =>
        old.unit === now.unit &&
        old.value !== now.value &&
        stated.has(old.value) &&
        !stated.has(now.value) &&
        !changed.has(old.value),
    );
}
