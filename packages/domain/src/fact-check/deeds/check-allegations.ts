import type { Fault } from '../reading/faults.ts';

/** A wrong that a sentence tells as done. */
const saidDone =
  /(?:횡령|배임|담합|유출|조작|탈세|위반|은폐|유용|공여|부풀리기)(?:을|를)? ?(?:했|됐)어요|(?:빼돌렸|빼냈|저질렀|부풀렸|숨겼|속였)어요|(?:리베이트|뇌물|금품)[을를] (?:\S+ )?(?:제공했|줬|건넸|뿌렸|받았)어요|기술[을를] \S+ (?:넘겼|팔았)어요/;
/** Words by which a sentence itself leaves it open. */
const leftOpen = /혐의|의혹|의심|논란|주장|제기|정황/;
/** Words by which a source does. */
const alleged = /혐의|의혹|의심|정황|진정|고발|(?:횡령|배임|담합|유출|리베이트)설/;
/** Words by which a source tells that the wrong is established. */
const established =
  /유죄|징역|실형|벌금형|집행유예|선고|시인|자백|인정(?! ?(?:안|못|하지))|드러[났나난]|확인됐|밝혀졌|적발|과징금|과태료|제재|시정 ?명령|영업 ?정지|발각|들통|사과/;

/** Found out by an authority. */
const saidFoundOut = /(?:적발했|적발됐|확인됐|드러났|밝혀졌|유죄)/;
/** Found to be untrue: 사실이 아닌 것으로 드러났어요. */
const saidCleared = /아닌|아니라|없는|없다고|무혐의|무죄/;
/** A leak of data is seen before anybody is found guilty of it. */
const leak = /유출됐어요/;
const leaked = /정보[^.\n]{0,12}유출(?![^.…\n]{0,8}(?:의혹|정황|혐의|설|가능|우려|의심))/;

/** Returns `stage` where a sentence tells as a fact a wrong of which its source only has the suspicion. */
export function checkAllegations(sentence: string, text: string): Fault[] {
  if (!alleged.test(text) || established.test(text)) return [];
  if (saidCleared.test(sentence) || (leak.test(sentence) && leaked.test(text))) return [];
  const isStated = saidDone.test(sentence) && !leftOpen.test(sentence);
  return isStated || saidFoundOut.test(sentence) ? ['stage'] : [];
}
