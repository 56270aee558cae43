import { companyPoints, isAboutBusiness } from './company-markers.ts';
import type { Mention } from './mention.ts';
import { isOrdinaryWord, otherSensesOf, trustIn } from './ordinary-words.ts';

const person =
  /(배우|가수|방송인|개그맨|코미디언|작가|화가|아나운서|래퍼|모델|아이돌|안무가|시인|유튜버|교수|판사|검사) ?$/;
const called = /^ ?(씨|군|양|선수|의원|작가|배우|교수|판사|검사|역)(?![가-힣])/;
const predicate = /^(이다|입니다|이었|였다|인 |이며|이고|이자)/;

/**
 * Returns true when the mentions mean the company. A name has one sense within a text, so the points of all its
 * mentions are added: for the company from `companyPoints`, against it from the dictionary of other senses and from
 * grammar.
 */
export function findSense(
  mentions: readonly (Mention & { amongCompanies: boolean })[],
  whole: string,
): 'company' | 'other' | 'doubtful' {
  let best = -Infinity;
  let shown = false;
  for (const mention of mentions) {
    const against = otherPoints(mention, whole);
    if (against > 0) shown = true;
    // Beside a listed name a word may still be its goods: 오리온, 카카오 원가 부담.
    const amongCompanies = mention.amongCompanies && against === 0;
    best = Math.max(best, trustIn(mention.name) + companyPoints({ ...mention, amongCompanies, whole }) - against);
  }
  if (best >= 2) return 'company';
  return best <= 0 || (shown && !isAboutBusiness(whole)) ? 'other' : 'doubtful';
}

function otherPoints({ name, before, after, ending }: Mention, whole: string): number {
  let points = 0;
  for (const sense of otherSensesOf(name)) {
    if (sense.before?.test(before) === true) points += 4;
    if (sense.after?.test(after) === true) points += 4;
    if (sense.anywhere?.test(whole) === true) points += 4;
  }
  if (person.test(before) || called.test(after)) points += 5;
  if (/[을를] $/.test(before) && /^(으)?로(?![가-힣])/.test(after)) points += 5;
  if (isOrdinaryWord(name) && (ending === 'copula' || predicate.test(after))) points += 2;
  return points;
}
