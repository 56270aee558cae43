import { figuresOccurIn } from '@gaemi/domain/figures/figures-occur-in';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { visibleText } from '../../news/plain-text.ts';
import { namesOccurIn } from './invented-names.ts';
import type { JudgedArticle } from './judgement-schema.ts';
import { companiesOccurIn, withOwnNames } from './named-companies.ts';
import { hasLink, hasMarkup, isKorean, isQuotedFrom } from './text-checks.ts';

const MAX_QUOTE = 80;
const MAX_REASON = 120;

/**
 * Lists the problems of a judgement of an article whose text the model was given. Texts are our own words only, ready
 * to be sent back. Empty when the judgement is valid.
 */
export function problemsOf(
  { quote, reason }: JudgedArticle,
  { articleText, company }: { articleText: string; company: ListedCompany },
): string[] {
  const sentence = cleanReason(reason);
  const problems = [
    [quote.length > MAX_QUOTE, `quote is longer than ${MAX_QUOTE} characters`],
    [!isQuotedFrom(quote, articleText), 'quote does not occur in the article'],
    [sentence === '' || !isKorean(sentence), 'reason is not Korean'],
    [sentence.length > MAX_REASON, `reason is longer than ${MAX_REASON} characters`],
    [/[.!?]\s+\S/.test(sentence), 'reason is more than one sentence'],
    [hasLink(sentence) || hasMarkup(sentence), 'reason contains a link or markup'],
    [!figuresOccurIn(sentence, articleText), 'reason contains a figure that the article does not'],
    [!companiesOccurIn(sentence, articleText, company), 'reason names a company that the article does not'],
    [
      !namesOccurIn(sentence, withOwnNames(articleText, company)),
      'reason names somebody or something that the article does not',
    ],
  ] as const;
  return problems.filter(([wrong]) => wrong).map(([, words]) => words);
}

/** The reason in its displayed form: visible characters only. */
export function cleanReason(reason: string): string {
  return visibleText(reason, 1_000);
}
