import { finalConsonant } from '../../text/mood.ts';
import { pattern, wordLists } from '../../text/words/word-lists.ts';

/** Words that begin what a result says of the one named before. */
const resultBegins =
  /^(?:올해 |지난해 |작년 |내년 )?(?:[1-4](?:분기|Q)|[상하]반기|연간|누적|\d{1,2}월|매출|영업(?:이익|익|손실)|순(?:이익|익|손실)|당기순|흑자|적자)/;
/** What a company does or suffers that no product of another does. */
const deedOfCompany = /수주|과징금|과태료|벌금|압수수색|자사주|유상증자/;
/** Words between the name and its result that name no part: "□ 선방, 3분기 영업이익". */
const verdict =
  /(?:실적|성장|호조|쇼크|서프라이즈|선방|질주|부진|반등|반전|약진|부활|회복|개선|악화|흑자|적자|순항|주춤|껑충|급등|급감|급증|최대|최고|신기록|[가-힣]+[에도서며고])$/;
/** What stands to the company as another: "□ 고객 다라온", "□ 대주주 다라코". A subsidiary is none. */
const relation =
  /^(?:의 )?(?:고객사?|(?:판매 )?파트너(?:사)?|(?:최)?대주주|[12]대 ?주주|지주사|모회사|모기업|경쟁사|라이벌|판매사|협력사|납품사|동맹|전신)$/;
/** Nouns of a result, a time or somebody of the company, which name no other: "부진했던 실적", "뜨거운 여름", "서가진 회장". */
const noName = pattern`(?:실적|성적표?|성장|이익|매출|효과|호조|분기|반기|여름|겨울|한해|한 해|행보|질주|랠리|주가|수요|사업|시장|공장|법인|부문|제품|신작|게임|회장|사장|대표|의장|행장|총수|오너|창업자|일가|이사|임원|노조|주주|덕분?|탓|영향|여파|${wordLists.noun.things})$`;

/** Nouns that end in the same letter as such a verb: 부산, 부문, 연간. */
const endsAlike = /[산천전안원문간단년만편관판반현]$|(?<![꺾잡받맺넘얻담막닮입뽑찍쫓찾뚫잃])은$/;
/** Whether a word is a verb before its noun: 인수한, 제친, 품는, 쪼개진, 밀린. */
const isAdnominal = (word: string): boolean => {
  const letter = word.at(-1) ?? '';
  return word.length >= 2 && finalConsonant(letter) === 4 && !endsAlike.test(word);
};

/** Two that are set against each other before a result: "□ 웃고 다라 울고…3분기 영업이익". */
const contrast = /(?:웃고|울고|뜨고|지고|날고|기고|웃었고|울었고) [^…]*(?:고|다)(?:…|\.{2,}|, )| vs\.? | VS\.? /;

/**
 * Whether a headline tells the result of another whom it names by its relation to the company: "□이 인수한 다라항공, 3분기 영업손실",
 * "□ 고객 다라온, 3분기 적자전환". The company's name stands as □ and opens the headline.
 */
export function namesResultOfAnother(headline: string): boolean {
  const opening = /^["'‘“]?□(?:이|가|에게?|에서|서|와|과|를|을)?(?: ([^,…]{2,40}))?, (.+)$/.exec(headline);
  const [, between, behind = ''] = opening ?? [];
  if (between === undefined || between.includes('□') || !(resultBegins.test(behind) || deedOfCompany.test(behind)))
    return false;
  const words = between.split(' ');
  const [head = ''] = words.slice(-1);
  const before = words.slice(0, -1);
  if (before.length === 0 || noName.test(head)) return false;
  const last = before.at(-1) ?? '';
  if (!resultBegins.test(behind)) return isAdnominal(last) && !/(?:만든|짓는|지은|낸|내놓은|건|맡은)$/.test(last);
  return isAdnominal(last) || relation.test(before.join(' '));
}

/** A firm of the group before its result: "□ 계열 다라항공, 3분기 적자전환". */
const ofGroup = /^□ ?(?:의 )?(?:계열사?|관계사|자회사|손자회사) [^\s,…]{2,12}, /;

/** A part right behind the name, before its result: "□ 커머스, 3분기 매출", "□ TV·가전, 3분기 적자전환". */
function startsWithPart(headline: string): boolean {
  const [, between = '', behind = ''] = /^□ ([^,…'"‘“’”□]{1,16}), (.+)$/.exec(headline) ?? [];
  return between !== '' && resultBegins.test(behind) && !resultBegins.test(between) && !verdict.test(between);
}

/** Whether another company, or a part of this one, stands before a result, so that a sentence of it would not say whose it is. */
export const setsTwoBeforeResult = (headline: string): boolean =>
  contrast.test(headline) ||
  ofGroup.test(headline) ||
  startsWithPart(headline) ||
  /^(?:□[와과] [^\s,…]{2,12}|[^\s,…]{2,12}[와과] □|□도 [^\s,…]{2,12}도)(?:, |…|\.{2,})/.test(headline);
