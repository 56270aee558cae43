import type { Fault } from '../reading/faults.ts';

/** The words up to one that says they are the cause: "AI 반도체 수요 덕분에". */
const cause =
  /(?<phrase>(?:[^\s,.]+ ){1,3}?)(?:덕분에|덕에|덕택에|영향으로|여파로|부담으로|부담에|탓에|탓으로|때문에|힘입어)(?![가-힣])/g;
/** A particle, not the end of a noun: 유가, 원가. */
const byParticle = '(?<![유물원단수주약선평휴증국추고저])가';
/** A subject or a topic before the cause is no part of it. */
const subject = new RegExp(`(?:이|${byParticle}|은|는|께서)$`);
const topic = /(?:은|는|께서)$/;
/** The end of a clause whose subject is part of the cause: "D램값이 오른 덕분에". */
const clauseEnd =
  /(?:[된린른친뛴긴던든온춘운준]|(?<![제기권북])한|(?<=[높많낮적늦좋])은|[아어워커라려]진|(?:늘어|일어|드러|끝|빠져|들어|올라)[난간]|인)$/;
/** Words that name no cause: when, and how much. */
const noCause =
  /^(?:\d|[상하]반기|지난|올해|작년|내년|최근|이번|이런|그런|이러한|이 같은|해당|등|및|따른|인한|크게|모두|함께)/;
/** Words for one cause: a text with any of them names it. */
const causes: readonly RegExp[] = [
  /폭염|더위|더운|고온|기온|날씨|따뜻/i,
  /태풍|침수|폭우|홍수|장마/i,
  /부족|품귀|공급난|대란|모자라/i,
  /음반|앨범/i,
  /공연|투어|콘서트/i,
  /판매|팔[렸리려린]/i,
  /계엄|정국|정치|탄핵/i,
  /관광객|유커|여행객/i,
  /광고|마케팅|판촉/i,
  /충당금|대손|부실/i,
  /인공지능|(?<![a-z])ai(?![a-z])/i,
  /한파|추위|추운/i,
  /화재|(?<![가-힣])불[이은로길]|불$/i,
  /원가|원재료|원자재|자재|재료/i,
  /소비|내수/i,
  /증시|주식|거래 ?대금|코스피/i,
  /메모리|d램|낸드|hbm/i,
  /시세|값|가격|단가|판가/i,
  /환율|원화|엔화|엔저|달러/i,
  /인건비|임금|급여|성과급|희망 ?퇴직/i,
  /사고|추락|붕괴|폭발|참사/i,
  /해킹|유출|침해/i,
  /파업|쟁의|태업/i,
  /명절|연휴|추석|설날/i,
  /유가|기름|유류|연료/i,
];
const particle = new RegExp(`(?:이|${byParticle}|으로|에서|에게|까지|의|을|를|에|로|과|와|도|등)$`);

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
  const from = clauseEnd.test(words.at(-1) ?? '')
    ? words.findLastIndex((word) => topic.test(word)) + 1
    : words.findLastIndex((word) => subject.test(word)) + 1;
  return words
    .slice(from)
    .filter((word, at, all) => !noCause.test(word) && !(at === all.length - 1 && clauseEnd.test(word)))
    .map((word) => bare(word.replace(particle, '')))
    .filter((word) => word.length >= 2);
}

/** Whether a text has a word, or a pair of its letters: 유류비 for 유류 부담, 판매량 for 판매. */
const isIn = (text: string, word: string): boolean =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)).some((pair) => text.includes(pair));

const isNamedOtherwise = (text: string, word: string): boolean =>
  causes.some((words) => words.test(word) && words.test(text));

const bare = (text: string): string => text.toLowerCase().replace(/[\s'"‘’“”()]/g, '');
