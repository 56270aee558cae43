import type { ListedCompany } from '../stock-master/listed-company.ts';
import { isAnalystQuote } from './analyst-quote.ts';
import { type CompanyPattern, findMentions, type Mention } from './mention.ts';
import { type MentionRole, roleOf } from './mention-role.ts';
import { type NamedCompany, NameIndex } from './name-index.ts';
import { nameSource, namesOf } from './name-pattern.ts';
import { unifyText } from './plain-text.ts';
import { hasShortForm } from './short-form.ts';
import { isSports } from './sports-words.ts';
import { senseOf } from './word-sense.ts';

/**
 * Reason why a text is, is not or may be about a company. Stable codes: the coverage counts them and the evaluation
 * shows them.
 */
export type MatchReason =
  | 'code'
  | 'named_in_title'
  | 'named_in_description'
  | 'only_longer_name'
  | 'preferred_share'
  | 'group_only'
  | 'other_sense'
  | 'weak_context'
  | 'analyst_only'
  | 'sports'
  | 'listing_only'
  | 'platform_only'
  | 'mention_only'
  | 'not_named';

/** `doubtful` articles are dropped like `no`, but counted separately. */
export interface CompanyMatch {
  about: 'yes' | 'no' | 'doubtful';
  because: MatchReason;
}

export interface CompanyMatcher {
  match(company: ListedCompany, text: { title: string; description: string }): CompanyMatch;
}

const no = (because: MatchReason): CompanyMatch => ({ about: 'no', because });
const yes = (because: MatchReason): CompanyMatch => ({ about: 'yes', because });
const doubtful = (because: MatchReason): CompanyMatch => ({ about: 'doubtful', because });

// News is shorter. Text beyond this is not read, so that no text takes long.
const longestTitle = 500;
const longestDescription = 3_000;
const listOfNames = 4;
const roundUp =
  /^\[?(표|마감|개장|장중|오늘의|주요 ?공시|공시 ?모음|시황|마감시황|증시|코스피|코스닥|외국인|기관|ETF|주간|이번주|내일|금주|상한가|한눈에)/;
const collection =
  /시총 상위|시가총액 상위|상위 종목|상위 10|순매수 상위|순매도 상위|순매수|편입|담고|담은|구성 ?종목|ETF|관련주|테마주|수혜주|등이 (올랐|내렸|상승|하락)|종목별로|ETN/;

/** Something of the company is the subject: "미국판매법인은", "주가가". */
const ownPartLeads =
  /^ ?[가-힣A-Za-z0-9]{0,8} ?(?:주가|주식|법인|노사|노조|경영진|임직원|이사회|대표|대표이사|회장|사장|공장|사업장|연구소|연구진|계열사들?|최대주주|이용자|고객)(?:은|는|이|가|의)(?![가-힣])/;

/** Prepares matching against the whole list of companies, since their names exclude each other. */
export function createCompanyMatcher(companies: readonly ListedCompany[]): CompanyMatcher {
  const index = new NameIndex(companies);
  const prepared = new Map<string, { pattern: CompanyPattern; names: readonly string[]; code: RegExp }>();

  function preparedFor(company: ListedCompany) {
    const known = prepared.get(company.code);
    if (known !== undefined) return known;
    const names = namesOf(company);
    const longer = [...new Set(names.flatMap((name) => index.longerNames(name, company.code)))].filter(
      (name) => !names.includes(name),
    );
    // 한화 갤러리아 is 한화갤러리아: the longer name may have a blank after the shorter one.
    const sources = [...longer.map(nameSource), ...longer.flatMap((name) => blankAfter(names, name))];
    const pattern = {
      names: alternatives(names),
      longer: longer.length === 0 ? null : new RegExp(sources.join('|'), 'g'),
    };
    const ready = { pattern, names, code: codePattern(company.code) };
    prepared.set(company.code, ready);
    return ready;
  }

  return {
    match(company, raw) {
      const text = {
        title: unifyText(raw.title.slice(0, longestTitle)),
        description: unifyText(raw.description.slice(0, longestDescription)),
      };
      const { pattern, names, code } = preparedFor(company);
      const title = findMentions(text.title, pattern);
      const description = findMentions(text.description, pattern);
      const whole = `${text.title}\n${text.description}`;
      const codeInTitle = code.test(text.title);
      if (title.mentions.length + description.mentions.length === 0) {
        if (codeInTitle) return yes('code');
        if (code.test(text.description)) return listsCodes(text.description) ? no('listing_only') : yes('code');
        if (title.preferred || description.preferred) return no('preferred_share');
        return no(title.longer || description.longer ? 'only_longer_name' : 'not_named');
      }
      if (codeInTitle) return yes('code');
      if (isSports(whole)) return no('sports');
      const named = {
        title: index
          .companiesIn(text.title)
          .filter((other) => other.code !== company.code)
          // 모비스 is 현대모비스 in the description, not the company named 모비스.
          .filter((other) => description.mentions.length === 0 || !names.some((name) => name.endsWith(other.name))),
        description: index.companiesIn(text.description).filter((other) => other.code !== company.code),
      };
      const sense = senseOf(
        [...besides(title.mentions, named.title), ...besides(description.mentions, named.description)],
        whole,
      );
      if (sense === 'other') return no('other_sense');
      const inTitle = judgeTitle(title.mentions, named.title, text);
      const besideTitle = title.mentions.map((mention) => roleOf(mention, named.title));
      const result =
        inTitle ??
        judgeDescription(
          description.mentions,
          { ...named, roles: besideTitle, shortInTitle: hasShortForm(text.title, names) },
          text,
        );
      return result.about === 'yes' && sense === 'doubtful' ? doubtful('weak_context') : result;
    },
  };
}

function judgeTitle(
  mentions: readonly Mention[],
  others: readonly NamedCompany[],
  { title, description }: { title: string; description: string },
): CompanyMatch | null {
  const whole = `${title}\n${description}`;
  const kept = mentions.filter((mention) => roleOf(mention, others) === 'subject');
  if (kept.length === 0) return null;
  const quoted = kept.filter((mention) => isAnalystQuote(mention, others, whole));
  if (quoted.length === kept.length) return no('analyst_only');
  if (kept.every((mention) => isListed(mention, others, listOfNames - 1))) return no('listing_only');
  if (isBareList(title, [...kept, ...others])) return no('listing_only');
  return yes('named_in_title');
}

function judgeDescription(
  mentions: readonly Mention[],
  named: {
    title: readonly NamedCompany[];
    description: readonly NamedCompany[];
    /** Role of the company in a title that names it, even incidentally. */
    roles: readonly MentionRole[];
    /** True when the title may use a short form of the name. */
    shortInTitle: boolean;
  },
  text: { title: string; description: string },
): CompanyMatch {
  const whole = `${text.title}\n${text.description}`;
  const others = [...named.title, ...named.description];
  const roles = mentions.map((mention) => ({ mention, role: roleOf(mention, named.description) }));
  const subjects = roles.filter(({ role }) => role === 'subject').map(({ mention }) => mention);
  if (subjects.length === 0) return withoutSubject([...named.roles, ...roles.map(({ role }) => role)]);
  if (subjects.every((mention) => isAnalystQuote(mention, others, whole))) return no('analyst_only');
  const free = subjects.filter((mention) => !isListed(mention, named.description, listOfNames - 1));
  if (free.length === 0) return no('listing_only');
  const collects = (mention: Mention) =>
    collection.test(mention.segment) && othersBeside(mention, named.description) >= 2;
  if (roundUp.test(text.title) && named.title.length === 0 && others.length >= 2) return no('listing_only');
  if (free.every(collects)) return no('listing_only');
  const leading = free.some(isLeading);
  if (named.title.length > 0) return leading && free.length > 1 ? yes('named_in_description') : no('mention_only');
  return leading || (named.shortInTitle && !free.every(isExample)) || free.length > 1
    ? yes('named_in_description')
    : doubtful('mention_only');
}

function withoutSubject(roles: readonly MentionRole[]): CompanyMatch {
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
  return ending !== 'bare' && /^(은|는|이|가|의|도|측)/.test(after);
}

/** "한미약품 등 제약업계" */
function isExample({ after }: Mention): boolean {
  return /^ ?등(?![가-힣])/.test(after);
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

/** Marks the mentions next to another listed company (삼양사·대상). */
function besides(mentions: readonly Mention[], others: readonly NamedCompany[]) {
  return mentions.map((mention) => ({
    ...mention,
    amongCompanies: others.some(
      ({ start, end }) =>
        (/[·,/] ?$/.test(mention.before) && mention.start - end <= 2 && mention.start > end) ||
        (/^ ?[·,/]/.test(mention.after) && start - mention.end <= 2 && start > mention.end),
    ),
  }));
}

function alternatives(names: readonly string[]): RegExp {
  return new RegExp(names.map(nameSource).join('|'), 'g');
}

function blankAfter(names: readonly string[], longer: string): string[] {
  return names
    .filter((name) => longer.startsWith(name) && longer.length - name.length >= 2)
    .map((name) => `${nameSource(name)} ${nameSource(longer.slice(name.length).trim())}`);
}

function codePattern(code: string): RegExp {
  return new RegExp(`(?<![0-9])A?${code}(?!,?[0-9]| ?(?:원|주|명|건|대|달러|%))`);
}

function listsCodes(text: string): boolean {
  return (text.match(/(?<![0-9])[0-9]{6}(?![0-9])/g)?.length ?? 0) >= listOfNames;
}
