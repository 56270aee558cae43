import { listNames } from '../../company-matching/name-pattern.ts';
import { hasFault, type Source } from '../../fact-check/check-sentence.ts';
import type { EventLabel } from '../../news-side.ts';
import { rememberByWords } from '../../remember.ts';
import type { ListedCompany } from '../../stock-master/listed-company.ts';
import { cleanText } from '../../text/clean-text.ts';
import { writeEllipses } from '../../text/ellipses.ts';
import { readHeadline } from '../../text/read-headline.ts';
import type { EventType } from '../judgement/event-type.ts';
import { type Judgement, reportsEvent } from '../judgement/judgement.ts';
import type { TextToJudge } from '../model/features.ts';
import { isNoReport } from '../own-event/no-report.ts';
import { isOthersMatter, mayBeResultOfAnother } from '../own-event/others-matter.ts';
import { analystSentence } from './analyst-sentence.ts';
import { dividendSentence } from './dividend-sentence.ts';
import { earningsSentence } from './earnings-sentence.ts';
import { eventSentence } from './event-sentence.ts';
import { leadSentence } from './lead-sentence.ts';
import { statesOldValue } from './old-values.ts';

const longestReason = 120;
/** Ends of sentences that tell good or bad news by themselves, but for losses that grow or shrink. */
const goodWords =
  /(?:늘었어요|기록했어요|웃돌았어요|흑자로 돌아섰어요|맺었어요|따냈어요|올렸어요|사들였어요|사들이기로 했어요|소각했어요|소각하기로 했어요|배당하기로 했어요|(?:소각|배당|무상증자)[을를] 결정했어요|무상증자를 하기로 했어요|수주했어요|획득했어요|승소했어요|이겼어요)\.$/;
const badWords =
  /(?:줄었어요|밑돌았어요|적자로 돌아섰어요|해지됐어요|무산됐어요|낮췄어요|처분하기로 했어요|처분했어요|유상증자를 하기로 했어요|유출됐어요|강등됐어요|패소했어요|물게 됐어요|압수수색했어요|압수수색을 받았어요|졌어요|실패했어요)\.$/;

/** An article with its headline taken apart. */
interface ArticleText {
  title: string;
  description: string;
  text: string;
  isCut: boolean;
  names: readonly string[];
}

/**
 * The reason shown for an event: one sentence that says what happened, with the figures of the article, else its
 * cleaned headline. Every figure in it stands in the text.
 */
export function buildReason(
  article: { title: string; description: string; company?: ListedCompany | undefined },
  { kind, type, label }: Pick<Judgement, 'kind' | 'type' | 'label'>,
): string {
  const { text, isCut } = readHeadline(article.title);
  const names = article.company === undefined ? [] : listNames(article.company);
  const whole = `${article.title}\n${cleanText(article.description)}`;
  if (!reportsEvent.includes(kind) || isNoReport(article) || isOfAnother(article, type))
    return nameFirm(cleanHeadline(text, isCut), text, article.company);
  const fits = (sentence: string | null): sentence is string =>
    sentence !== null && holds(sentence, { text: whole, names }) && !contradicts(sentence, label);
  const composed = writeSentences({ ...article, text, isCut, names }, type).find(fits) ?? null;
  const lead =
    type === 'analyst_view' ? null : leadSentence({ headline: text, names, description: article.description });
  const said = lead !== null && statesAll(lead, composed) && fits(lead) ? lead : composed;
  return nameFirm(said ?? cleanHeadline(text, isCut), text, article.company);
}

/** Whether what a headline tells is, or may be, another company's. */
const isOfAnother = (article: TextToJudge, type: EventType): boolean =>
  isOthersMatter(article) || (type === 'earnings' && mayBeResultOfAnother(article));

/** A result with its change or rank, which the sentence made of it says shorter. */
const comparesResult = /(?:늘었어요|줄었어요|최대를 기록했어요|예상을 [웃밑]돌았어요)\.$/;

const ends = (text: string): readonly string[] => text.match(/흑자|적자|해지|무산|투자(?:주의|경고|위험)/g) ?? [];

/** Whether the sentence in the article's own words says all that the one composed from its headline says. */
function statesAll(lead: string, composed: string | null): boolean {
  if (composed === null) return true;
  const figures = (text: string): readonly string[] => text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? [];
  const stated = [...figures(lead), ...ends(lead)];
  return (
    !comparesResult.test(composed) && [...figures(composed), ...ends(composed)].every((one) => stated.includes(one))
  );
}

/**
 * Says with a reason which firm of a financial group it is about: "자회사 가람은행: 과징금 120억원을 물게 됐어요." Where the headline
 * names the group itself, or says whose firm it is, the reason stays.
 */
function nameFirm(reason: string, headline: string, company: ListedCompany | undefined): string {
  if (company?.subsidiaries === undefined || /자회사|계열사/.test(reason)) return reason;
  if ([company.name, ...company.aliases].some((name) => headline.includes(name))) return reason;
  const [firm] = company.subsidiaries.filter((name) => headline.includes(name)).sort((a, b) => b.length - a.length);
  if (firm === undefined) return reason;
  return reason.includes(firm) ? reason.replace(firm, `자회사 ${firm}`) : `자회사 ${firm}: ${reason}`;
}

/** What a headline, and of results and target prices the description's first sentence, can be told as, the best first. */
function writeSentences(
  { text, title, description, isCut, names }: ArticleText,
  type: EventType,
): readonly (string | null)[] {
  const lead = writeLead(description, names);
  if (type === 'analyst_view') {
    // "2만4000원→1만90…": a figure at the cut is half of one.
    const isHalf = isCut && /\d[\d,.]*[천만]?$/.test(text.replace(/[.…\s]+$/, ''));
    const headline = isHalf ? null : analystSentence(text, `${title}\n${cleanText(description)}`, names);
    const reported = analystSentence(lead, `${title}\n${lead}`, names);
    // "목표가 32%↓" in the headline, both prices in the description.
    return headline?.includes('%') === true ? [reported, headline] : [headline, reported];
  }
  const event = eventSentence({ headline: text, isCut, names, description: cleanText(description) });
  if (type === 'earnings') return [earningsSentence(title, names, lead), event, earningsSentence(lead, names)];
  return type === 'shareholder_returns' ? [dividendSentence(text, names), event] : [event];
}

/**
 * The reason of an event that several articles report, the representative one first: the first sentence that says what
 * happened, else the first headline that was not cut, else the representative's.
 */
export function reasonOfEvent(
  articles: readonly { title: string; description: string }[],
  company: ListedCompany | undefined,
  judgement: Pick<Judgement, 'kind' | 'type' | 'label'>,
): string {
  const reasonFor = rememberByWords((article: { title: string; description: string }) =>
    buildReason({ ...article, company }, judgement),
  );
  const reasons: string[] = [];
  for (const article of articles) {
    const reason = reasonFor(article);
    // Whatever follows is not read.
    if (reason.endsWith('요.')) return reason;
    reasons.push(reason);
  }
  return reasons.find((reason) => !reason.endsWith('…')) ?? reasons[0] ?? '';
}

/** A headline without tags and by-line, as shown where no sentence can be made: "[단독] 가나, 수주" → "가나, 수주". */
export function cleanedHeadline(title: string): string {
  const { text, isCut } = readHeadline(title);
  return cleanHeadline(text, isCut);
}

/** The first sentence of a description, where it is about the company; empty otherwise. */
function writeLead(description: string, names: readonly string[]): string {
  const first = cleanText(description).split(/(?<=다\.)\s|\.{2,}|…/)[0] ?? '';
  return names.some((name) => first.slice(0, 20).includes(name)) ? first : '';
}

function holds(sentence: string, source: Source): boolean {
  return (
    sentence.length <= longestReason &&
    !isDeedOfState(sentence, source.text) &&
    !statesOldValue(sentence, source.text) &&
    !hasFault(sentence, source)
  );
}

const plansOfState = /정부(?:의|가|는|이)? [^.]{0,40}(?:추진|검토|허용|완화|확대|지원)/;

/** "가나, 美 원전 80기 추진에 급등" beside "미국 정부의 … 추진 소식에": the deed is that of a government. */
function isDeedOfState(sentence: string, text: string): boolean {
  return (
    /(?:추진해요|추진하기로 했어요|검토해요|허용했어요|완화했어요|지원해요)\.$/.test(sentence) &&
    plansOfState.test(text)
  );
}

/**
 * Whether a sentence tells the opposite of the event's label: "매출이 역대 최대를 기록했어요." for a headline that goes on
 * with a loss. One of the two is wrong or half the story, so the headline stands.
 */
function contradicts(sentence: string, label: EventLabel): boolean {
  const isLoss = /손실|적자|연체|부채|비용/.test(sentence) && !/로 돌아섰어요/.test(sentence);
  const [good, bad] = isLoss ? [badWords, goodWords] : [goodWords, badWords];
  return (label === 'bad' && good.test(sentence)) || (label === 'good' && bad.test(sentence));
}

function cleanHeadline(text: string, isCut: boolean): string {
  const plain = writeEllipses(text).replace(/^[\s,·…]+|[\s,·]+$/g, '');
  return isCut ? `${plain.replace(/…$/, '')}…` : plain;
}
