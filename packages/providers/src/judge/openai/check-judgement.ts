import { figuresOccurIn } from '@gaemi/domain/figures/figures-occur-in';
import { reportsEvent } from '@gaemi/domain/judgement/judgement';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { visibleText } from '../../news/plain-text.ts';
import { namesOccurIn } from './invented-names.ts';
import type { JudgedArticle } from './judgement-schema.ts';
import { lettersOccurIn } from './name-mask.ts';
import { companiesOccurIn, withOwnNames } from './named-companies.ts';
import { isPolite, onlyAnnounces, reportsPrice } from './reason-form.ts';
import { hasLink, hasMarkup, hasSeveralSentences, isKorean, isQuotedFrom } from './text-checks.ts';

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
const problemsOfForm: readonly string[] = [notPolite, announcing, aboutPrice];

/** True for problems that only concern how the reason is put: the judgement holds, and the headline can stand for it. */
export const onlyForm = (problems: readonly string[]): boolean =>
  problems.every((problem) => problemsOfForm.includes(problem));

/**
 * True for an event that may be shown with a reason of its own: the company is the subject, and the text reports an
 * event. The cleaned headline stands for the others.
 */
export const needsReason = ({ subject, kind }: Pick<JudgedArticle, 'subject' | 'kind'>): boolean =>
  subject === 'yes' && reportsEvent.includes(kind);

/**
 * Lists the problems of the judgement of an event. Texts are our own words only, ready to be sent back. Empty when the
 * judgement is valid.
 */
export function problemsOf(item: JudgedArticle, source: Source): string[] {
  const problems = [
    [item.quote.length > MAX_QUOTE, `quote is longer than ${MAX_QUOTE} characters`],
    [!isQuotedFrom(item.quote, source.text), 'quote does not occur in the article'],
  ] as const;
  const reason = needsReason(item) ? problemsOfReason(cleanReason(item.reason), source) : [];
  return [...problems.filter(([wrong]) => wrong).map(([, words]) => words), ...reason];
}

function problemsOfReason(sentence: string, { text, company }: Source): string[] {
  const isText = sentence !== '' && isKorean(sentence);
  const problems = [
    [!isText, 'reason is not Korean'],
    [isText && !isPolite(sentence), notPolite],
    [onlyAnnounces(sentence), announcing],
    [reportsPrice(sentence), aboutPrice],
    [sentence.length > MAX_REASON, `reason is longer than ${MAX_REASON} characters`],
    [hasSeveralSentences(sentence, text), 'reason is more than one sentence'],
    [hasLink(sentence, text) || hasMarkup(sentence), 'reason contains a link or markup'],
    [!figuresOccurIn(sentence, text), 'reason contains a figure that the article does not'],
    [
      !companiesOccurIn(sentence, text, company) || !lettersOccurIn(sentence, text),
      'reason names a company that the article does not',
    ],
    [
      !namesOccurIn(sentence, withOwnNames(text, company)),
      'reason names somebody or something that the article does not',
    ],
  ] as const;
  return problems.filter(([wrong]) => wrong).map(([, words]) => words);
}

/** The reason in its displayed form: visible characters only. */
export function cleanReason(reason: string): string {
  return visibleText(reason, 1_000);
}
