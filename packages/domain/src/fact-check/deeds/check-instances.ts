import type { Fault } from '../reading/faults.ts';

/** Instances of a court as sentences and texts name them. */
const instances: readonly { said: RegExp; source: RegExp }[] = [
  { said: /1심/, source: /1심|지방법원|지법|첫 ?재판|(?<!\d)1審/ },
  { said: /2심|항소심/, source: /2심|항소심|소송 2(?:\.{2}|…)|고등법원|고법|항소[^가-힣]{0,2}(?:기각|인용)|원심/ },
  { said: /3심|상고심|대법/, source: /3심|상고심|대법|상고|파기 ?환송/ },
];
const any = /1심|2심|3심|항소심|상고심|대법원?|지법|고법|지방법원|고등법원/g;
/** Ends of a trial, the good ones of each pair first. */
const ends: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [/승소|이[겼긴겨]/, /패소|(?<![가-힣])졌|(?<=에서도? )졌|고배/],
  [/무죄/, /유죄|징역|실형|집행유예|벌금/],
];

/** Returns `outcome` where a sentence names an instance that the source does not, or gives one the end of another. */
export function checkInstances(sentence: string, text: string): Fault[] {
  for (const { said, source } of instances) {
    if (!said.test(sentence)) continue;
    if (!source.test(text)) {
      // A source that names no instance at all leaves it open.
      if (/항소|상고/.test(text) || instances.some((other) => other.source.test(text))) return ['outcome'];
      continue;
    }
    if (ends.some((pair) => isTurned(pair, { sentence, text, source }))) return ['outcome'];
  }
  return [];
}

/** Whether every end that the source tells right behind an instance is the opposite of the sentence's. */
function isTurned(
  [one, other]: readonly [RegExp, RegExp],
  { sentence, text, source }: { sentence: string; text: string; source: RegExp },
): boolean {
  const stated = [one.test(sentence), other.test(sentence)];
  if (stated[0] === stated[1] || [...sentence.matchAll(any)].length > 1) return false;
  const known = [...text.matchAll(new RegExp(source, 'g'))].flatMap(({ index, 0: word }) => {
    const clause = /^[^.\n]{0,40}/.exec(text.slice(index + word.length))?.[0] ?? '';
    const next = clause.search(any);
    // "원고 승소" leaves open on which side the sentence's subject is.
    const near = (next === -1 ? clause : clause.slice(0, next)).replace(/원고 (?:일부 |전부 )?(?:승소|패소)/g, ' ');
    const [wins, loses] = [near.search(one), near.search(other)];
    if (wins === -1 && loses === -1) return [];
    return [loses === -1 || (wins !== -1 && wins < loses)];
  });
  return known.length > 0 && known.every((wins) => wins !== stated[0]);
}
