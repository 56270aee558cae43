import { chooseEnding } from './name-ending.ts';

const tag = /^(?:\[[^\]]*\] ?|\([^)]*\) ?|<[^>]*> ?|["'] ?)*/;
// Kinds of business do not identify a company.
const generic =
  /^(?:반도체|엔지니어링|솔루션|바이오|중공업|에너지|홀딩스|인터내셔널|시스템|엔터테인먼트|자동차|투자증권|손해보험|테크놀로지|머티리얼즈|생명과학|로보틱스|디스플레이|전자|화학|건설|제약)$/;
/** Ends of names that mean nothing else. */
const ownEnd = /^(?:하이닉스|모비스|글로비스|이노텍|퓨처엠|에너빌리티|밥캣|유플러스|오토에버|에어로스페이스)$/;
const particleEnd = /(?:은|는|이|가|의|도|을|를|와|과)$/;

/**
 * Returns true when a headline names a company in short: its beginning (한미, 두산에너빌), its end (이노텍, SDI), or some of its
 * characters in order, from the first (두빌리티, 한투). This alone is no proof; the description has to give the full name.
 */
export const hasShortForm = (title: string, names: readonly string[]): boolean =>
  listShortForms(title, names).length > 0;

/**
 * Returns the first short form of a headline that can hardly be another word: it begins like a name, is in capitals or an end that means
 * nothing else, and where it has two characters, a comma follows. Another end may be what others trade in (타이어), a beginning a thing.
 */
export function findShortForm(title: string, names: readonly string[]): string | null {
  const found = listShortForms(title, names).find(
    ({ word, comma }) =>
      (word.length > 2 || comma) &&
      (/^[A-Z]+$/.test(word) || ownEnd.test(word) || names.some((name) => name.charAt(0) === word.charAt(0))),
  );
  return found?.word ?? null;
}

function listShortForms(title: string, names: readonly string[]): { word: string; comma: boolean }[] {
  const text = title.replace(tag, '');
  const words = [...text.matchAll(/[가-힣A-Za-z0-9&]+/g)];
  return words.flatMap((match) => {
    const opens = match.index === 0;
    const comma = /^["']? ?,/.test(text.slice(match.index + match[0].length));
    return [match[0], match[0].replace(particleEnd, '')]
      .filter((word) => {
        if (chooseEnding(match[0].slice(word.length), word) === 'other_word') return false;
        return names.some((name) => shortens(name, word, { opens, comma }));
      })
      .map((word) => ({ word, comma }));
  });
}

function shortens(name: string, word: string, { opens, comma }: { opens: boolean; comma: boolean }): boolean {
  if (word.length < 2 || word.length >= name.length) return false;
  if (generic.test(word)) return false;
  if (name.endsWith(word)) return /^[A-Z]+$/.test(word) || word.length >= 3;
  if (name.startsWith(word)) return opens || word.length >= 3;
  // Characters left out in between. A form of two characters may be another word, so it must appear like a name.
  return opens && (word.length >= 4 || comma) && word.charAt(0) === name.charAt(0) && inOrder(name, word);
}

function inOrder(name: string, word: string): boolean {
  let from = 0;
  for (const character of word) {
    const at = name.indexOf(character, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}
