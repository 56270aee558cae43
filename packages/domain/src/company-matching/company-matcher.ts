import type { ListedCompany } from '../stock-master/listed-company.ts';
import { judgeDescription, judgeTitle, listOfNames } from './judge-mentions.ts';
import type { Judgement, MatchReason } from './match-reason.ts';
import { type CompanyPattern, findMentions, type Mention } from './mention.ts';
import { findRole } from './mention-role.ts';
import { type NamedCompany, NameIndex } from './name-index.ts';
import { listNames, nameSource } from './name-pattern.ts';
import { unifyText } from './plain-text.ts';
import { findShortForm, hasShortForm } from './short-form.ts';
import { isSignature } from './signature.ts';
import { isSports } from './sports-words.ts';
import { findSense } from './word-sense.ts';

export type { MatchReason } from './match-reason.ts';

export interface CompanyMatch extends Judgement {
  /** Number of other listed companies named in the title; signatures of brokerages do not count. */
  othersInTitle: number;
  /** What the title calls it in short where only the description has its name, and nobody else can be meant. */
  shortForm?: string;
}

export interface CompanyMatcher {
  match(company: ListedCompany, text: { title: string; description: string }): CompanyMatch;
}

const no = (because: MatchReason): Judgement => ({ about: 'no', because });
const yes = (because: MatchReason): Judgement => ({ about: 'yes', because });
const doubtful = (because: MatchReason): Judgement => ({ about: 'doubtful', because });

// News is shorter. Text beyond this is not read, so that no text takes long.
const longestTitle = 500;
const longestDescription = 3_000;
/** Prepares matching against the whole list of companies, since their names exclude each other. */
export function createCompanyMatcher(companies: readonly ListedCompany[]): CompanyMatcher {
  const index = new NameIndex(companies);
  const prepared = new Map<string, { pattern: CompanyPattern; names: readonly string[]; code: RegExp }>();

  function preparedFor(company: ListedCompany) {
    const known = prepared.get(company.code);
    if (known !== undefined) return known;
    const names = listNames(company);
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

  function othersIn(text: string, company: ListedCompany): NamedCompany[] {
    const all = index.companiesIn(text);
    return all.filter((other) => other.code !== company.code && !isSignature(other, text, all));
  }

  function judge(company: ListedCompany, text: Text, inTitle: readonly NamedCompany[]): Judgement {
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
    const titleMentions = title.mentions.filter((mention) => !isSignature(mention, text.title, inTitle));
    if (titleMentions.length + description.mentions.length === 0) return no('analyst_only');
    if (isSports(whole)) return no('sports');
    const named = {
      // 모비스 is 현대모비스 in the description, not the company named 모비스.
      title: inTitle.filter(
        (other) => description.mentions.length === 0 || !names.some((name) => name.endsWith(other.name)),
      ),
      description: othersIn(text.description, company),
    };
    const sense = findSense(
      [...besides(titleMentions, named.title), ...besides(description.mentions, named.description)],
      whole,
    );
    if (sense === 'other') return no('other_sense');
    const roles = titleMentions.map((mention) => findRole(mention, named.title));
    const result =
      judgeTitle(titleMentions, named.title, text) ??
      judgeDescription(
        description.mentions,
        { ...named, roles, namesShort: () => hasShortForm(text.title, names) },
        text,
      );
    return result.about === 'yes' && sense === 'doubtful' ? doubtful('weak_context') : result;
  }

  return {
    match(company, raw) {
      const text = {
        title: unifyText(raw.title.slice(0, longestTitle)),
        description: unifyText(raw.description.slice(0, longestDescription)),
      };
      const inTitle = othersIn(text.title, company);
      const othersInTitle = new Set(inTitle.map(({ code }) => code)).size;
      const judged = judge(company, text, inTitle);
      if (judged.because !== 'named_in_description' || othersInTitle > 0) return { ...judged, othersInTitle };
      const { names } = preparedFor(company);
      const shortForm = names.some((name) => text.title.includes(name)) ? null : findShortForm(text.title, names);
      if (shortForm === null) return { ...judged, othersInTitle };
      // 모비스 above a text on 현대모비스 is not the company named 모비스.
      const isOwn = names.some((name) => name.endsWith(shortForm)) || !index.isShared(shortForm, company.code);
      return { ...judged, othersInTitle, ...(isOwn && { shortForm }) };
    },
  };
}

interface Text {
  title: string;
  description: string;
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
