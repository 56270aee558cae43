import { pattern, wordLists } from '../text/words/word-lists.ts';
import type { Fault } from './faults.ts';

/** A deed that a sentence tells as done: 준공했어요, 상장을 했어요, 지정됐어요. */
const saidDone = /(?<![가-힣])([가-힣]{2})(?:(?:을|를) ?)?(?:했|됐)어요/g;
/** A text names the deed and leaves it to come, refused or only announced. */
const toCome = pattern`^(?:을|를|이|가|도)? ?${wordLists.outlook.planned}`;
/** Days to come, before the deed in its clause. */
const later = /(?:내년|다음 ?달|내달|오는 \d|이르면|연내|조만간|향후)[^,.…]{0,20}$/;
/** Deeds of which a plan is a deed of its own, and general verbs. */
const open = pattern`^${wordLists.outlook.reportVerbs}$`;

/** Returns `stage` where a sentence tells as done what its source only has to come. */
export function checkPlans(sentence: string, text: string): Fault[] {
  return [...sentence.matchAll(saidDone)].some(([, deed = '']) => isToCome(deed, text)) ? ['stage'] : [];
}

function isToCome(deed: string, text: string): boolean {
  if (open.test(deed)) return false;
  const places = [...text.matchAll(new RegExp(deed, 'g'))].map(({ index }) => index);
  return (
    places.length > 0 &&
    places.every(
      (at) =>
        toCome.test(text.slice(at + deed.length, at + deed.length + 12)) ||
        later.test(text.slice(Math.max(0, at - 32), at)),
    )
  );
}
