import type { CompanyMatch } from '../../company-matching/company-matcher.ts';
import { listNames, nameSource } from '../../company-matching/name-pattern.ts';
import { readFigures } from '../../figures/read-figures.ts';
import { remember } from '../../remember.ts';
import type { ListedCompany } from '../../stock-master/listed-company.ts';
import { cleanText } from '../../text/clean-text.ts';
import { writeEllipses } from '../../text/ellipses.ts';
import { createPatternFinder } from '../../text/pattern-finder.ts';
import { readHeadline } from '../../text/read-headline.ts';
import { descriptionPatterns, titlePatterns } from '../../text/text-patterns.ts';
import { type WeighedText, weighText } from '../lexicon/weigh-text.ts';
import { withFullName } from './full-name.ts';
import type { Features } from './linear-model.ts';
import { nameFeatures, type TextFeatures } from './text-features.ts';
import { wordFeatures } from './word-features.ts';

/** A text to judge. Without a company it is judged for whom it speaks of. */
export interface TextToJudge {
  title: string;
  description: string;
  company?: ListedCompany | undefined;
  /** How the matcher found the company in it. */
  standing?: CompanyMatch | undefined;
}

/** Headlines are read so far. */
export const longestTitle = 300;
const longestDescription = 600;
const mark = '□';
/** Follows a name where it is not a part of another word: a particle, a stock's suffix, or anything but a letter. */
const afterName =
  /(?:은|는|이|가|을|를|의|에|와|과|도|만|로|측|發|발|표|株|주|우|그룹|서|까지|부터|보다|처럼|이나|나)?(?:[^가-힣A-Za-z0-9]|$)|[은는이가을를의에와과도만로측]/;

/** Features of a text by their names, in the order in which weights are added up. */
export function extractFeatures(text: TextToJudge): Features {
  return nameFeatures(readFeatures(text));
}

/** The text that was read last with each standing, and its features. */
const lastRead = new WeakMap<CompanyMatch, { text: TextToJudge; features: TextFeatures }>();

/**
 * Features of a text: how its words weigh, which kind of text its patterns tell, its words and pieces of words. An article is
 * asked for its kind and, with the same standing, judged later: it is read once.
 */
export function readFeatures(text: TextToJudge): TextFeatures {
  const { title, description, company, standing } = text;
  if (standing === undefined) return readAnew(text);
  const last = lastRead.get(standing);
  if (
    last !== undefined &&
    last.text.title === title &&
    last.text.description === description &&
    last.text.company === company
  )
    return last.features;
  const features = readAnew(text);
  lastRead.set(standing, { text, features });
  return features;
}

function readAnew(given: TextToJudge): TextFeatures {
  const { title, description, company, standing } = withFullName(given);
  const features = new Map<string, number>();
  const headline = readHeadline(title.slice(0, longestTitle));
  const names = company === undefined ? [] : listNames(company);
  const text = maskNames(headline.text, names);
  const lead = maskNames(cleanText(description.slice(0, longestDescription)), names);
  addPatterns(features, { text, lead, tags: headline.tags });
  addStanding(features, { text, lead, byline: headline.byline, names, standing });
  addLexicon(features, 't', weighText(headline.text, company));
  addLexicon(features, 'd', weighText(description.slice(0, longestDescription), company));
  const [unifiedText, unifiedLead] = [unify(text), unify(lead)];
  addEnd(features, unifiedText);
  return { named: features, words: wordFeatures(unifiedText, unifiedLead) };
}

/** The headline without tags, signature and names of the company. */
export function withoutNames({ title, company }: Pick<TextToJudge, 'title' | 'company'>): string {
  const { text } = readHeadline(title.slice(0, longestTitle));
  return (company === undefined ? text : maskedNames(text, company)).replaceAll(mark, ' ').trim();
}

/** A text with □ for each name of the company. */
export const maskedNames = (text: string, company: ListedCompany): string => maskNames(text, listNames(company));

/** Replaces the names, blanks between their parts included, but not inside longer names (LG in LG전자). */
function maskNames(text: string, names: readonly string[]): string {
  return names.reduce((masked, name) => masked.replace(namePattern(name), mark), text);
}

const patterns = new Map<string, RegExp>();
function namePattern(name: string): RegExp {
  const known = patterns.get(name);
  if (known !== undefined) return known;
  const pattern = new RegExp(`(?<![가-힣A-Za-z0-9])${nameSource(name)}(?=${afterName.source})`, 'g');
  patterns.set(name, pattern);
  return pattern;
}

const findTitlePatterns = createPatternFinder(titlePatterns.map(([, pattern]) => pattern));
const findLeadPatterns = createPatternFinder(descriptionPatterns.map(([, pattern]) => pattern));
/** The names are made once: a name made anew is slow to look up. */
const titleNames = titlePatterns.map(([name]) => `p:${name}`);
const tagNames = titlePatterns.map(([name]) => `tp:${name}`);
const leadNames = descriptionPatterns.map(([name]) => `dp:${name}`);

function addPatterns(
  features: Map<string, number>,
  { text, lead, tags }: { text: string; lead: string; tags: readonly string[] },
): void {
  for (const place of findTitlePatterns(text)) features.set(titleNames[place] ?? '', 1);
  for (const place of findLeadPatterns(lead)) features.set(leadNames[place] ?? '', 1);
  for (const tag of tags) {
    features.set('tagged', 1);
    for (const word of tag.split(/[^가-힣A-Za-z]+/)) if (word.length >= 2) features.set(`tag:${word.slice(0, 6)}`, 1);
    for (const place of findTitlePatterns(tag)) features.set(tagNames[place] ?? '', 1);
  }
  if (/\d/.test(text)) features.set('digits', 1);
  const course = arrowCourse(text);
  if (course !== 0) features.set(course > 0 ? 'arrow-up' : 'arrow-down', 1);
  features.set('length', Math.min(60, text.length) / 60);
  if (lead === '') features.set('no-description', 1);
}

/** Whether a figure rises (1) or falls (−1) in "10만→12만원", 0 without such figures or rank in "Hold → Buy". */
function arrowCourse(text: string): number {
  if (/(?:hold|중립|보유)\s?(?:→|⇒)\s?(?:buy|매수)/i.test(text)) return 1;
  if (/(?:buy|매수)\s?(?:→|⇒)\s?(?:hold|중립|보유|sell)/i.test(text)) return -1;
  const rank = gradeCourse(text);
  if (rank !== 0) return rank;
  const [, from, to] =
    /(\d[\d,.]*(?:만 ?\d*천?|천)?)(?:원|%|달러)?\s?(?:→|⇒)\s?(\d[\d,.]*(?:만 ?\d*천?|천)?)/.exec(text) ?? [];
  if (from === undefined || to === undefined) return 0;
  // "10→12만원": the unit stands once.
  const shared = /[만천]/.test(to) && !/[만천,]/.test(from) ? (to.match(/[만천]/)?.[0] ?? '') : '';
  return Math.sign(valueOfFigure(to) - valueOfFigure(from + shared));
}

const grades = 'AAA AA+ AA AA- A+ A A- BBB+ BBB BBB- BB+ BB BB- B+ B B- CCC CC C D'.split(' ');
const graded = /["'‘(]?([ABCD]{1,3}[+-]?)["'’)]?(?:에서|서|→|⇒) ?["'‘(]?([ABCD]{1,3}[+-]?)(?![A-Za-z])/;
/** Whether a grade of credit rises (1) or falls (−1): "'AA-'서 'A+'로". */
export function gradeCourse(text: string): number {
  const [, from = '', to = ''] = text.includes('A') || text.includes('B') ? (graded.exec(text) ?? []) : [];
  const [before, after] = [grades.indexOf(from), grades.indexOf(to)];
  return before === -1 || after === -1 ? 0 : Math.sign(before - after);
}

const valueOfFigure = (figure: string): number => readFigures(figure)[0]?.value ?? 0;

function addStanding(
  features: Map<string, number>,
  {
    text,
    lead,
    byline,
    names,
    standing,
  }: {
    text: string;
    lead: string;
    byline: string | null;
    names: readonly string[];
    standing: CompanyMatch | undefined;
  },
): void {
  if (byline !== null) features.set(names.some((name) => name.startsWith(byline)) ? 'signed-by-company' : 'signed', 1);
  if (names.length === 0) return;
  const at = text.indexOf(mark);
  const mentions = (whole: string) => whole.split(mark).length - 1;
  features.set(at === -1 ? 'not-in-title' : 'in-title', 1);
  if (at !== -1) {
    if (at <= 1) features.set('opens-title', 1);
    else if (at > text.length * 0.6) features.set('late-in-title', 1);
    const before = text.slice(0, at).trimEnd().slice(-1);
    const after = text.slice(at + 1);
    if (/[·,/]/.test(before)) features.set('behind-a-name', 1);
    if (/^ ?[·/]/.test(after)) features.set('before-a-name', 1);
    if (/^[,…:]/.test(after)) features.set('set-apart', 1);
    const particles = /^(은|는|이|가|의|도|와|과|에|을|를|로|서|발|표|측|株|주(?![가-힣])|그룹)/.exec(after)?.[1];
    if (particles !== undefined) features.set(`then:${particles}`, 1);
    if (/^(?: |$)/.test(after)) features.set('then:blank', 1);
    if (mentions(text) > 1) features.set('twice-in-title', 1);
  }
  if (lead.startsWith(mark)) features.set('opens-description', 1);
  features.set('in-description', Math.min(3, mentions(lead)) / 3);
  if (standing === undefined) return;
  features.set(`about:${standing.about}`, 1);
  features.set(`because:${standing.because}`, 1);
  const { othersInTitle } = standing;
  features.set('others', Math.min(4, othersInTitle) / 4);
  if (othersInTitle > 0) features.set('with-others', 1);
}

/** Names of the signals of a group of words by the part of the text. */
const namesOfGroup = (part: string) =>
  remember((group: string) => ({ good: `${part}:${group}+`, bad: `${part}:${group}-` }));
const groupNames = { t: namesOfGroup('t'), d: namesOfGroup('d') };

/** The verdict of the lexicon and the themes behind it, for the title (`t`) or the description (`d`). */
function addLexicon(features: Map<string, number>, part: 't' | 'd', weighed: WeighedText): void {
  const total = Math.max(-4, Math.min(4, weighed.total));
  features.set(`${part}:up`, Math.max(0, total) / 2);
  features.set(`${part}:down`, Math.max(0, -total) / 2);
  features.set(`${part}:${total >= 0.7 ? 'good' : total <= -0.7 ? 'bad' : 'flat'}`, 1);
  if (weighed.denied) features.set(`${part}:denied`, 1);
  if (weighed.reading.inquiry) features.set(`${part}:inquiry`, 1);
  if (weighed.reading.notice < 1) features.set(`${part}:notice`, 1 - weighed.reading.notice);
  if (weighed.signals.length === 0) features.set(`${part}:silent`, 1);
  for (const { group, points } of weighed.signals) {
    const name = points > 0 ? groupNames[part](group).good : groupNames[part](group).bad;
    features.set(name, Math.min(2, (features.get(name) ?? 0) + Math.abs(points) / 2));
  }
}

/** How a headline ends: its end has its verb. */
function addEnd(features: Map<string, number>, unified: string): void {
  const last = unified.split(/[^가-힣a-z0%□]+/).at(-1) ?? '';
  if (last.length >= 2) features.set(`end:${last.slice(-3)}`, 0.7).set(`end:${last.slice(-2)}`, 0.7);
}

/** Digits count as one sign, so that figures look alike. */
function unify(text: string): string {
  const alike = text
    .toLowerCase()
    .replace(/\d[\d,.]*/g, '0')
    .replace(/[“”"]/g, '"')
    .replace(/[‘’']/g, "'");
  // After the digits, which take the dots behind them.
  return writeEllipses(alike);
}
