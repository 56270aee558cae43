import type { Fault } from '../reading/faults.ts';

/** The words up to one that says they are the cause: "AI 반도체 수요 덕분에". */
const cause =
  /(?<phrase>(?:[^\s,.]+ ){1,3}?)(?:덕분에|덕에|덕택에|영향으로|여파로|부담으로|부담에|탓에|탓으로|때문에|힘입어)(?![가-힣])/g;
/** A subject or a topic before the cause is no part of it. */
const subject = /(?:이|(?<![유물원단수주약선평휴증국추고저])가|은|는|께서)$/;
/** Behind a subject that is the cause itself: "D램값이 오른 덕분에". */
const moved = /^(?:오른|내린|뛴|늘어난|줄어든|떨어진|커진|높아진|낮아진|급등한|급락한|급증한|급감한)$/;
/** Words that name no cause: when, and how much. */
const noCause =
  /^(?:\d|[상하]반기|지난|올해|작년|내년|최근|이번|이런|그런|이러한|이 같은|해당|등|및|따른|인한|크게|모두|함께)/;
/** Words for one cause: a text with any of them names it. */
const causes: readonly RegExp[] = [
  /폭염|더위|더운|고온/,
  /한파|추위|추운/,
  /화재|(?<![가-힣])불[이은로길]|불$/,
  /원가|원재료|원자재|자재|재료/,
  /소비|내수/,
  /증시|주식|거래 ?대금|코스피/,
  /메모리|d램|낸드|hbm/,
  /시세|값|가격|단가|판가/,
  /환율|원화|엔화|엔저|달러/,
  /인건비|임금|급여|성과급|희망 ?퇴직/,
  /사고|추락|붕괴|폭발|참사/,
  /해킹|유출|침해/,
  /파업|쟁의|태업/,
  /명절|연휴|추석|설날/,
  /유가|기름|유류|연료/,
];
const particle = /(?:이|(?<=[시세격])가|으로|에서|에게|까지|의|을|를|에|로|과|와|도|등)$/;

/** Returns `metric` where a sentence gives a cause of which its source has no word. */
export function checkCauses(sentence: string, text: string, names: readonly string[]): Fault[] {
  const known = bare(text);
  return [...sentence.matchAll(cause)].some(({ groups }) => {
    const words = readPhrase(groups?.phrase ?? '').filter((word) => !names.some((name) => word.startsWith(name)));
    return words.length > 0 && words.every((word) => !isIn(known, word) && !isNamedOtherwise(text, word));
  })
    ? ['metric']
    : [];
}

/** The words of the cause itself, without particles. */
function readPhrase(phrase: string): string[] {
  const words = phrase.trim().split(' ');
  const from = words.findLastIndex((word, at) => subject.test(word) && !moved.test(words[at + 1] ?? '')) + 1;
  return words
    .slice(from)
    .filter((word) => !noCause.test(word))
    .map((word) => bare(word.replace(particle, '')))
    .filter((word) => word.length >= 2);
}

/** Whether a text has a word, or a pair of its letters: 유류비 for 유류 부담, 판매량 for 판매. */
const isIn = (text: string, word: string): boolean =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)).some((pair) => text.includes(pair));

const isNamedOtherwise = (text: string, word: string): boolean =>
  causes.some((words) => words.test(word) && words.test(text));

const bare = (text: string): string => text.toLowerCase().replace(/[\s'"‘’“”()]/g, '');
