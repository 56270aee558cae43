import { isAnalystQuote } from './analyst-quote.ts';
import type { Judgement } from './match-reason.ts';
import type { Mention } from './mention.ts';
import { findRole, type MentionRole } from './mention-role.ts';
import type { NamedCompany } from './name-index.ts';

const no = (because: Judgement['because']): Judgement => ({ about: 'no', because });
const yes = (because: Judgement['because']): Judgement => ({ about: 'yes', because });
const doubtful = (because: Judgement['because']): Judgement => ({ about: 'doubtful', because });

/** So many companies side by side are a list. */
export const listOfNames = 4;
const roundUp =
  /^\[?(표|마감|개장|장중|오늘의|주요 ?공시|공시 ?모음|시황|마감시황|증시|코스피|코스닥|외국인|기관|ETF|주간|이번주|내일|금주|상한가|한눈에)/;
/** Titles of market reports and of articles about indices, funds and lists. */
const listTitle =
  /ETF|ETN|펀드|시황|장 ?마감|정기 ?변경|리밸런싱|순매수|순매도|특징주 모음|관련주|테마주|수혜주|코스피|코스닥|증시|뉴욕증시/;
/** "증권주 동반 급등": a move of a whole trade. */
const themeTitle =
  /(?:[가-힣]주|관련주|테마|업종)(?:가|도|들)? ?(?:장 ?초반 |장중 )?(?:동반|일제히|줄줄이|나란히|무더기)/;
const collection =
  /시총 상위|시가총액 상위|상위 종목|상위 10|순매수 상위|순매도 상위|순매수|편입|담고|담은|구성 ?종목|ETF|관련주|테마주|수혜주|등이 (올랐|내렸|상승|하락)|종목별로|ETN/;

/** Something of the company is the subject: "미국판매법인은", "주가가". */
const ownPartLeads =
  /^ ?[가-힣A-Za-z0-9]{0,8} ?(?:주가|주식|법인|노사|노조|경영진|임직원|이사회|대표|대표이사|회장|사장|공장|사업장|연구소|연구진|계열사들?|최대주주|이용자|고객)(?:은|는|이|가|의)(?![가-힣])/;

/** Where it happened is the company's: "전남 광양시 포스코퓨처엠 양극재 공장에서". */
const ownPlaceLeads =
  /^(?!.{0,12}(?:협력|하청|부품사|납품|인근|근처|주변|맞은편|옆 ))(?: ?[가-힣A-Za-z0-9]{1,8} ){0,2} ?[가-힣A-Za-z0-9]{0,8}(?:공장|사업장|현장|조선소|제철소|물류센터|발전소)(?:에서|서)(?![가-힣])/;
const place = /^(?:[가-힣]{2,6} ){0,3}$/;

/** Judges the mentions in the title; null when none of them has the company as its subject. */
export function judgeTitle(
  mentions: readonly Mention[],
  others: readonly NamedCompany[],
  { title, description }: { title: string; description: string },
): Judgement | null {
  const whole = `${title}\n${description}`;
  const kept = mentions.filter((mention) => findRole(mention, others) === 'subject');
  if (kept.length === 0) return null;
  const quoted = kept.filter((mention) => isAnalystQuote(mention, others, whole));
  if (quoted.length === kept.length) return no('analyst_only');
  const least = themeTitle.test(title) ? listOfNames - 2 : listOfNames - 1;
  if (kept.every((mention) => isListed(mention, others, least))) return no('listing_only');
  if (isBareList(title, [...kept, ...others])) return no('listing_only');
  return yes('named_in_title');
}

/** Judges the mentions in the description, when the title does not decide. */
export function judgeDescription(
  mentions: readonly Mention[],
  named: {
    title: readonly NamedCompany[];
    description: readonly NamedCompany[];
    /** Role of the company in a title that names it, even incidentally. */
    roles: readonly MentionRole[];
    /** Whether the title may use a short form of the name; asked only where it decides. */
    namesShort: () => boolean;
  },
  text: { title: string; description: string },
): Judgement {
  const whole = `${text.title}\n${text.description}`;
  const others = [...named.title, ...named.description];
  const roles = mentions.map((mention) => ({ mention, role: findRole(mention, named.description) }));
  const subjects = roles.filter(({ role }) => role === 'subject').map(({ mention }) => mention);
  if (subjects.length === 0) return withoutSubject([...named.roles, ...roles.map(({ role }) => role)]);
  if (subjects.every((mention) => isAnalystQuote(mention, others, whole))) return no('analyst_only');
  const free = subjects.filter(
    (mention) => !isListed(mention, named.description, isOneOfExamples(mention) ? 1 : listOfNames - 1),
  );
  if (free.length === 0) return no('listing_only');
  const collects = (mention: Mention) =>
    collection.test(mention.segment) && othersBeside(mention, named.description) >= 2;
  if (roundUp.test(text.title) && named.title.length === 0 && others.length >= 2) return no('listing_only');
  if (listTitle.test(text.title) && free.every((mention) => isListed(mention, named.description, 1)))
    return no('listing_only');
  if (free.every(collects)) return no('listing_only');
  const leading = free.some(isLeading);
  if (named.title.length > 0)
    return leading && free.length > 1 && named.namesShort() ? yes('named_in_description') : no('mention_only');
  return leading || free.length > 1 || (!free.every(isExample) && named.namesShort())
    ? yes('named_in_description')
    : doubtful('mention_only');
}

function withoutSubject(roles: readonly MentionRole[]): Judgement {
  if (roles.includes('group')) return doubtful('group_only');
  if (roles.includes('analyst')) return no('analyst_only');
  return no(roles.includes('platform') ? 'platform_only' : 'mention_only');
}

/** "[오늘의 IR] A·B·C": a tag and names, without a statement about them. */
function isBareList(title: string, named: readonly { start: number; end: number }[]): boolean {
  const tag = /^\[[^\]]+\]/.exec(title)?.[0].length ?? 0;
  if (tag === 0 || new Set(named.map(({ start }) => start)).size < 3) return false;
  const letters = [...title].filter((_, at) => at >= tag && !named.some(({ start, end }) => start <= at && at < end));
  return letters.join('').replace(/[^가-힣A-Za-z0-9]|등|외|및/g, '').length <= 2;
}

/** Returns true when the sentence is about the company: its topic or subject, or its name comes first. */
function isLeading({ before, after, ending }: Mention): boolean {
  if (/^ ?[(,]/.test(after) && before.trim().length < 12) return true;
  if (before.trim() === '' && ownPartLeads.test(after)) return true;
  if (place.test(before) && ownPlaceLeads.test(after)) return true;
  return ending !== 'bare' && /^(은|는|이|가|의|도|측)/.test(after);
}

/** "한미약품 등 제약업계" */
function isExample({ after }: Mention): boolean {
  return /^ ?등(?![가-힣])/.test(after);
}

/** "삼성전자, SK하이닉스 등 국내 주식" */
function isOneOfExamples({ after }: Mention): boolean {
  return /^(?:, ?|·|와 |과 )[^.]{1,40}? 등 [가-힣]/.test(after);
}

/**
 * Returns true when the name is one in a row of names: at least `least` other listed companies in the same sentence,
 * next to each other.
 */
function isListed(mention: Mention, others: readonly NamedCompany[], least: number): boolean {
  if (othersBeside(mention, others) < least) return false;
  return /[·,/ =)%]["']?$/.test(mention.before) || /^["']? ?([·,/(=]|등|와 |과 )/.test(mention.after);
}

function othersBeside(mention: Mention, others: readonly NamedCompany[]): number {
  const from = mention.start - mention.before.length;
  const to = mention.end + mention.after.length;
  return new Set(others.filter(({ start, end }) => from <= start && end <= to).map(({ code }) => code)).size;
}
