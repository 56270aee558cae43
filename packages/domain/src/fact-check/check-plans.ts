import type { Fault } from './faults.ts';

/** A deed that a sentence tells as done: 준공했어요, 상장을 했어요, 지정됐어요. */
const saidDone = /(?<![가-힣])([가-힣]{2})(?:(?:을|를) ?)?(?:했|됐)어요/g;
/** A text names the deed and leaves it to come, refused or only announced. */
const toCome =
  /^(?:을|를|이|가|도)? ?(?:예정|계획|추진|목표|방침|검토|예고|임박|앞[두둔]|전망|기대|구상|준비|할 듯|나[선설]다|하겠|키로|하기로|하려|논의|협의|심의|제안|요구|촉구|가능성|여부|방안|움직임|수순|막판|초읽기)/;
/** Days to come, before the deed in its clause. */
const later = /(?:내년|다음 ?달|내달|오는 \d|이르면|연내|조만간|향후)[^,.…]{0,20}$/;
/** Deeds of which a plan is a deed of its own, and general verbs. */
const open =
  /^(?:하기|추진|검토|예고|계획|결정|발표|공시|시작|강조|설명|전망|예상|기대|제시|추정|관측|평가|분석|유지|기록|목표|요구|제안|신고|합의|공개)$/;

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
