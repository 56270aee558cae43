import type { Fault } from '../reading/faults.ts';

/** The words up to one that says they are the cause: "AI 반도체 수요 덕분에". */
const cause =
  /(?<phrase>(?:[^\s,.]+ ){1,3}?)(?:덕분에|덕에|덕택에|영향으로|여파로|부담으로|부담에|탓에|탓으로|때문에|힘입어)(?![가-힣])/g;
/** A subject or a topic before the cause is no part of it. */
const subject = /(?:이|가|은|는|께서)$/;
/** Words that name no cause: when, and how much. */
const noCause = /^(?:\d|[상하]반기|지난|올해|작년|내년|최근|이번|등|및|따른|인한|크게|모두|함께)/;
const particle = /(?:으로|에서|에게|까지|의|을|를|에|로|과|와|도|등)$/;

/** Returns `metric` where a sentence gives a cause of which its source has no word. */
export function checkCauses(sentence: string, text: string, names: readonly string[]): Fault[] {
  const known = bare(text);
  return [...sentence.matchAll(cause)].some(({ groups }) => {
    const words = readPhrase(groups?.phrase ?? '').filter((word) => !names.some((name) => word.startsWith(name)));
    return words.length > 0 && words.every((word) => !isIn(known, word));
  })
    ? ['metric']
    : [];
}

/** The words of the cause itself, without particles. */
function readPhrase(phrase: string): string[] {
  const words = phrase.trim().split(' ');
  const from = words.findLastIndex((word) => subject.test(word)) + 1;
  return words
    .slice(from)
    .filter((word) => !noCause.test(word))
    .map((word) => bare(word.replace(particle, '')))
    .filter((word) => word.length >= 2);
}

/** Whether a text has a word, or a pair of its letters: 유류비 for 유류 부담, 판매량 for 판매. */
const isIn = (text: string, word: string): boolean =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)).some((pair) => text.includes(pair));

const bare = (text: string): string => text.toLowerCase().replace(/[\s'"‘’“”()]/g, '');
