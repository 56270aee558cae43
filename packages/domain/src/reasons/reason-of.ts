import { namesOf } from '../company-matching/name-pattern.ts';
import { figuresOccurIn } from '../figures/figures-occur-in.ts';
import type { Judgement } from '../judgement/judgement.ts';
import { cleanText } from '../lexicon/clean-text.ts';
import { readHeadline } from '../reading/read-headline.ts';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import { clauseSentence } from './clause-sentence.ts';
import { whatHappened } from './what-happened.ts';

const longestReason = 120;

/**
 * The reason shown for an event: one sentence that says what happened, with the figures of the article, else its
 * cleaned headline. Every figure in it stands in the text.
 */
export function reasonOf(
  article: { title: string; description: string; company?: ListedCompany | undefined },
  { type }: Pick<Judgement, 'type'>,
): string {
  const { text, isCut } = readHeadline(article.title);
  const names = article.company === undefined ? [] : namesOf(article.company);
  const whole = `${text}\n${cleanText(article.description)}`;
  // The form of its type says more than the headline turned round, and the headline is safer than the description.
  const sentences = [
    whatHappened(article.title, type, cleanText(article.description)),
    isCut ? null : clauseSentence(text, names),
    whatHappened(leadOf(article.description, names), type),
  ];
  const said = sentences.find((sentence) => sentence !== null && holds(sentence, whole));
  return said ?? cleanHeadline(text, isCut);
}

/** The first sentence of a description, where it is about the company; empty otherwise. */
function leadOf(description: string, names: readonly string[]): string {
  const first = cleanText(description).split(/(?<=다\.)\s|\.{2,}|…/)[0] ?? '';
  return names.some((name) => first.slice(0, 20).includes(name)) ? first : '';
}

function holds(sentence: string, text: string): boolean {
  return sentence.length <= longestReason && figuresOccurIn(sentence, text);
}

function cleanHeadline(text: string, isCut: boolean): string {
  const plain = text.replace(/\.{2,}/g, '…').replace(/^[\s,·…]+|[\s,·]+$/g, '');
  return isCut ? `${plain.replace(/…$/, '')}…` : plain;
}
