import { withParticle } from '../korean/particles.ts';

/** Nouns of done deeds that end a headline, with the verb they become: "공급 계약 체결" → "공급 계약을 체결했어요". */
const deeds: Readonly<Record<string, string>> = {
  체결: '체결했어요',
  수주: '수주했어요',
  획득: '획득했어요',
  취득: '취득했어요',
  출시: '출시했어요',
  선임: '선임했어요',
  확정: '확정했어요',
  완료: '마쳤어요',
  철회: '철회했어요',
  중단: '중단했어요',
  재개: '재개했어요',
  결정: '결정했어요',
  착공: '착공했어요',
  준공: '준공했어요',
  인수: '인수했어요',
  매각: '매각했어요',
  설립: '설립했어요',
  발행: '발행했어요',
  돌파: '넘었어요',
  달성: '달성했어요',
  기록: '기록했어요',
  성공: '성공했어요',
  실패: '실패했어요',
  승소: '이겼어요',
  패소: '졌어요',
  돌입: '들어갔어요',
  착수: '시작했어요',
};
/** These take what is before them with 에, not with 을. */
const takesTo: readonly string[] = ['성공', '실패', '돌입', '착수'];
const takesPlace: readonly string[] = ['승소', '패소'];
/** Adverbs and ranks, which are no objects of the deed behind them. */
const adverb = /(?:최초|최대|단독|전격|전면|최종|본격|추가|조기|연속|첫|또|잇따라|전량|일부|모두|직접|공식|만에|째)$/;

/** Words that make a deed a plan, a question or another's claim. */
const open =
  /[?→⇒]|["'“”‘’]|…|\.\.|내년|내달|다음 ?달|예정|계획|추진|검토|목표|전망|기대|예상|가능|임박|겠다$|앞두|앞둔|할 듯|까지|부터|노린|도전|나선|논의|설$|관측|\d+월 |이르면|연내|20\d\d년|조만간|오는 |다음 ?주|[상하]반기|올해|이사회서/;

/** Verbs as headlines end with them, and as a sentence ends. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/([가-힣])한다$/, '$1해요'],
  [/([가-힣])된다$/, '$1돼요'],
  [/늘린다$/, '늘려요'],
  [/키운다$/, '키워요'],
  [/높인다$/, '높여요'],
  [/줄인다$/, '줄여요'],
  [/세운다$/, '세워요'],
  [/짓는다$/, '지어요'],
  [/내놓는다$/, '내놔요'],
  [/만든다$/, '만들어요'],
  [/받는다$/, '받아요'],
  [/맡는다$/, '맡아요'],
];
const firstSyllable = 0xac00;
const doubleSiot = 20;

const longestSentence = 60;

/**
 * Turns a headline of one clause into a sentence: "공장 증설 착수" → "공장 증설을 시작했어요.". Null where the headline has
 * several clauses, quotes somebody, or tells a plan, since its end does not say how it is meant then.
 */
export function clauseSentence(headline: string, names: readonly string[]): string | null {
  const clause = withoutSubject(headline, names);
  if (clause === null || open.test(clause) || clause.length > longestSentence || /,/.test(clause.replace(/\d,\d/g, '')))
    return null;
  return sentenceByVerb(clause) ?? sentenceByDeed(clause);
}

/** The clause behind the company's name at its start; null where the headline opens otherwise. */
function withoutSubject(headline: string, names: readonly string[]): string | null {
  const name = names.find((candidate) => headline.startsWith(candidate));
  if (name === undefined) return null;
  const rest = /^(?:[은는이가],?|,) ?(.+)$/.exec(headline.slice(name.length).trimStart())?.[1];
  return rest ?? null;
}

function sentenceByVerb(clause: string): string | null {
  const stem = clause.slice(0, -1);
  const final = (stem.charCodeAt(stem.length - 1) - firstSyllable) % 28;
  if (clause.endsWith('다') && final === doubleSiot) return `${stem}어요.`;
  for (const [ending, replacement] of endings)
    if (ending.test(clause)) return `${clause.replace(ending, replacement)}.`;
  return null;
}

function sentenceByDeed(clause: string): string | null {
  const [, before, deed] = /^(.{3,}) ([가-힣]{2})$/.exec(clause) ?? [];
  const verb = deed === undefined ? undefined : deeds[deed];
  if (before === undefined || deed === undefined || verb === undefined) return null;
  if (adverb.test(before) || /[와과]$/.test(before)) return null;
  if (/(?:을|를|에|에서|으로|에게|보다)$/.test(before)) return `${before} ${verb}.`;
  const phrase = takesPlace.includes(deed)
    ? `${before}에서`
    : takesTo.includes(deed)
      ? `${before}에`
      : withParticle(before, '을');
  return `${phrase} ${verb}.`;
}
