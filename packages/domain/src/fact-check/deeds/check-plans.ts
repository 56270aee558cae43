import { pattern, wordLists } from '../../text/words/word-lists.ts';
import type { Fault } from '../reading/faults.ts';

/** A deed that a sentence tells as done: 준공했어요, 상장을 했어요, 지정됐어요. */
const saidDone = /(?<![가-힣])([가-힣]{2})(?:(?:을|를) ?)?(?:했|됐)어요/g;
/** A text names the deed and leaves it to come, refused or only announced. */
const toCome = pattern`^(?:을|를|이|가|도)? ?${wordLists.outlook.planned}`;
/** Days to come, before the deed in its clause. */
const later = /(?:내년|다음 ?달|내달|오는 \d|이르면|연내|조만간|향후)[^,.…]{0,20}$/;
/** Deeds of which a plan is a deed of its own, and general verbs. */
const open = pattern`^${wordLists.outlook.reportVerbs}$`;

/** Deeds that are done by the notice of them: "공급계약을 해지한다고 공시했다". */
const byNotice = /^(?:지정|해지|해제|정지|철회|취소|체결|승인|허가|부과|처분|제재|경고|확정)$/;
/** The deed in the present or the decision of prose, and as it is over, under way or done by one who goes on. */
const ahead = /^(?:을|를)? ?(?:한다(?![가-힣]|고 있)|한다고|하기로 ?(?:했|결정|의결|합의))/;
const done =
  /^(?:을|를|이|가|은|는|도)? ?(?:했|됐|한(?!다)|된(?!다)|하[며여]|하고(?! \S+기로)|해(?![가-힣])|완료|마[쳤치쳐친]|끝|성공|받)/;

/** Returns `stage` where a sentence tells as done what its source only has to come. */
export function checkPlans(sentence: string, text: string): Fault[] {
  return [...sentence.matchAll(saidDone)].some(([, deed = '']) => isToCome(deed, text)) ? ['stage'] : [];
}

function isToCome(deed: string, text: string): boolean {
  if (open.test(deed)) return false;
  const mentions = [...text.matchAll(new RegExp(deed, 'g'))].map(({ index }) => ({
    before: text.slice(Math.max(0, index - 32), index),
    behind: text.slice(index + deed.length, index + deed.length + 12),
  }));
  if (mentions.length === 0) return false;
  if (mentions.every(({ before, behind }) => toCome.test(behind) || later.test(before))) return true;
  if (byNotice.test(deed)) return false;
  // "무상으로 지원한다" under a headline that ends in the noun alone.
  return mentions.some(({ behind }) => ahead.test(behind)) && !mentions.some(({ behind }) => done.test(behind));
}
