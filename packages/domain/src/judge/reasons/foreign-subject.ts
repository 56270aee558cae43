import { pattern, wordLists } from '../../text/words/word-lists.ts';

/** Nouns that do nothing by themselves, by their end: what stands as a subject beside the company's deed. */
const things = pattern`${wordLists.noun.things}$`;
/** Words that end in the letters of a particle and have none: 허가, 증가, 차이. */
const noParticle =
  /(?:[허인평단원추증국시고저나]가|(?<!주)주가|공모가|발행가|목표가|종가|상한가|하한가|작가|전문가|투자가|[차높길깊나]이|같이|없이|하나)$/;
const adnominal =
  /(?:(?:하|되|있|없|같|맺|받|짓|늘|줄|오르|이르|따르)는|(?:같|많|높|낮|적|작|좋|받|맺|넘|늦|짧|깊|얕)은)$/;

/**
 * Whether the first sentence of a description names somebody else as the one who acts: "국토교통부가 가나건설에 영업정지를
 * 처분했다". A headline of the company then may leave out who did it. Unknown names count, since only things are listed.
 */
export function hasForeignSubject(description: string, names: readonly string[]): boolean {
  const first =
    description
      .replace(/^\[[^\]]*\]\s*/, '')
      .split(/(?<=다\.)\s|\.{2,}|…/)[0]
      ?.split(' ') ?? [];
  return first.some((word, index) => {
    const plain = word.replace(/["'“”‘’,]|\([^)]*\)/g, '');
    const [, stem = '', particle = ''] = /^(.+?)(이|가|은|는)$/.exec(plain) ?? [];
    if (
      stem.length < 2 ||
      /(?:[한된난인린진든운는겠했됐]다|이라)는$/.test(plain) ||
      noParticle.test(plain) ||
      /^['"‘“]/.test(word)
    )
      return false;
    // A topic stands at the beginning; later 은 and 는 mostly end a verb before its noun.
    if ((particle === '은' || particle === '는') && (index > 3 || adnominal.test(plain))) return false;
    if (names.some((name) => stem.includes(name) || name.startsWith(stem))) return false;
    return !things.test(stem);
  });
}
