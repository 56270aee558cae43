import { listNames } from '@gaemi/domain/company-matching/name-pattern';
import { checkSentence } from '@gaemi/domain/fact-check/check-sentence';
import type { Fault } from '@gaemi/domain/fact-check/reading/faults';
import { findScoredSide, reportsEvent } from '@gaemi/domain/judge/judgement/judgement';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { visibleText } from '../../news/plain-text.ts';
import { inFigures } from './in-figures.ts';
import type { JudgedArticle } from './judgement-schema.ts';
import { lettersOccurIn } from './name-mask.ts';
import { companiesOccurIn } from './named-companies.ts';
import { advises, isPolite, onlyAnnounces, reportsPrice } from './reason-form.ts';
import { hasLink, hasMarkup, hasSeveralSentences, isKorean, isQuotedFrom } from './text-checks.ts';
import { turnsReason } from './turned-reason.ts';

const MAX_QUOTE = 80;
const MAX_REASON = 120;

/** The text of an event that the model was given, all its articles together, and the company that it is judged for. */
interface Source {
  text: string;
  company: ListedCompany;
}

const notPolite = 'reason is not a sentence in 해요체';
const announcing = 'reason announces news instead of saying what happened';
const aboutPrice = 'reason reports a move of the price, which is no event';
const advising = 'reason gives advice or says what the price will do';
const problemsOfForm: readonly string[] = [notPolite, announcing, aboutPrice, advising];

/** True for problems that only concern how the reason is put: the judgement holds, and the headline can stand for it. */
export const onlyForm = (problems: readonly string[]): boolean =>
  problems.every((problem) => problemsOfForm.includes(problem));

/** True for an event that is shown as a reason. A fault in what nobody reads drops no judgement. */
const needsReason = ({ side, ...item }: Pick<JudgedArticle, 'subject' | 'kind' | 'material' | 'side'>): boolean =>
  findScoredSide({ ...item, label: side }) !== null;

/** What stands against a judgement, and whether its reason may be shown. */
export interface CheckedJudgement {
  /** In our own words only, ready to be sent back. Empty when the judgement is valid. */
  problems: string[];
  /** Else the cleaned headline is shown. Only texts that report an event of the company keep a reason. */
  isReasonGood: boolean;
}

export function checkJudgement(item: JudgedArticle, source: Source): CheckedJudgement {
  const ofQuote = [
    [item.quote.length > MAX_QUOTE, `quote is longer than ${MAX_QUOTE} characters`],
    [!isQuotedFrom(item.quote, source.text), 'quote does not occur in the article'],
  ] as const;
  const mayKeep = item.subject === 'yes' && reportsEvent.includes(item.kind);
  const isNeeded = needsReason(item);
  // Checked once, since it takes the most time of reading an answer.
  const ofReason = mayKeep || isNeeded ? problemsOfReason(cleanReason(item.reason), source) : [];
  return {
    problems: [...ofQuote.filter(([wrong]) => wrong).map(([, words]) => words), ...(isNeeded ? ofReason : [])],
    isReasonGood: mayKeep && ofReason.length === 0,
  };
}

/** A problem about figures with those of the answer that the article does not have, so that a repair need not guess. */
function nameFigures(words: string, sentence: string, text: string): string {
  if (words !== anotherFigure) return words;
  const missing = (sentence.match(/\d[\d.,]*(?:[조억만천%원주배건명개]|달러)*/g) ?? []).filter(
    (figure) => !text.includes(figure),
  );
  return missing.length === 0 ? words : `${words} (${missing.slice(0, 3).join(' ')})`;
}

const anotherFigure = 'reason contains a figure that the article does not';
/** Words for what is wrong with a reason, each for one fault, but for figures and their units. */
const wordsOf: Readonly<Record<Fault, string>> = {
  length: `reason is longer than ${MAX_REASON} characters`,
  figure: anotherFigure,
  unit: anotherFigure,
  sign: 'reason tells a loss as a profit or the reverse (sign)',
  direction: 'reason tells a rise as a fall or the reverse (direction)',
  metric: 'reason gives a figure to another noun or names another thing than the article (metric)',
  order: 'reason exchanges old and new value (order)',
  period: 'reason names another period than the article (period)',
  part: 'reason tells a part as the whole or the reverse (part)',
  actor: 'reason names the wrong one as who acts (actor)',
  name: 'reason names somebody or something that the article does not',
  stage: 'reason tells a plan as done, or otherwise how far it has come (stage)',
  outcome: 'reason tells the opposite of what was done (outcome)',
  particle: 'reason has a particle that does not fit its word (particle)',
};

function problemsOfReason(sentence: string, { text, company }: Source): string[] {
  const isText = sentence !== '' && isKorean(sentence);
  const problems = [
    [!isText, 'reason is not Korean'],
    [isText && !isPolite(sentence), notPolite],
    [onlyAnnounces(sentence), announcing],
    [reportsPrice(sentence), aboutPrice],
    [advises(sentence), advising],
    [sentence.length > MAX_REASON, `reason is longer than ${MAX_REASON} characters`],
    [hasSeveralSentences(sentence, text), 'reason is more than one sentence'],
    [hasLink(sentence, text) || hasMarkup(sentence), 'reason contains a link or markup'],
    [
      !companiesOccurIn(sentence, text, company) || !lettersOccurIn(sentence, text),
      'reason names a company that the article does not',
    ],
  ] as const;
  const whole = `${text}\n${inFigures(text)}`;
  const faults = isText ? checkSentence(inFigures(sentence), { text: whole, names: listNames(company) }) : [];
  const turned: readonly Fault[] = turnsReason(sentence, text) ? ['outcome'] : [];
  const differences = [...faults, ...turned].map((fault) => nameFigures(wordsOf[fault], sentence, whole));
  return [...problems.filter(([wrong]) => wrong).map(([, words]) => words), ...new Set(differences)];
}

/** The reason in its displayed form: visible characters only. */
export function cleanReason(reason: string): string {
  return visibleText(reason, 1_000);
}
