import type { Article } from '../article.ts';
import { articleKey } from '../article-key.ts';
import { wordingKey } from '../clustering/cluster-articles.ts';
import { contentHash } from '../clustering/content-hash.ts';
import type { Judgement } from '../judge/judgement/judgement.ts';
import type { NewsSide } from '../news-side.ts';
import { removedText } from '../rights/expired-texts.ts';
import { findLinkMarks } from '../stock-events/recognise-events.ts';
import type { ObjectionKind } from './objection.ts';

/** Marks of articles by which they are found again: links, and hashes of their wording, which copies share. */
export interface ArticleMarks {
  links: string[];
  wordings: string[];
}

/** An upheld objection of one company. `side` is the one on which the event was shown. */
export interface Correction extends ArticleMarks {
  kind: ObjectionKind;
  side: NewsSide;
}

type MarkedArticle = Pick<Article, 'link' | 'title' | 'description'>;

const otherSide: Record<NewsSide, NewsSide> = { good: 'bad', bad: 'good' };
const writeWording = (article: MarkedArticle) => contentHash(wordingKey(article));

/**
 * Returns the marks of the articles that an objection is about: the representative one of an event on the wrong side;
 * of an event of another company every article but filings, which companies make about themselves.
 */
export function findMarks(
  kind: ObjectionKind,
  event: { representativeId: string; articles: readonly (MarkedArticle & Pick<Article, 'id' | 'filing'>)[] },
): ArticleMarks {
  const representative = event.articles.filter(({ id }) => id === event.representativeId);
  const news = event.articles.filter(({ filing }) => filing === undefined);
  const meant = kind === 'other_company' && news.length > 0 ? news : representative;
  return {
    links: [...new Set(meant.map(({ link }) => link))],
    // An article without its text would mark every other one without.
    wordings: [...new Set(meant.filter(({ title }) => title !== removedText).map(writeWording))],
  };
}

/** Tells the articles of a correction: of the copies of one at its publisher another gathering may keep another. */
function createFinder({ links, wordings }: ArticleMarks): (article: MarkedArticle) => boolean {
  const [keys, words] = [new Set(links.map(articleKey)), new Set(wordings)];
  return (article) => keys.has(articleKey(article.link)) || (words.size > 0 && words.has(writeWording(article)));
}

/** Returns the articles that no correction takes from the company. */
export function withoutOtherCompanies<Member extends MarkedArticle>(
  articles: readonly Member[],
  corrections: readonly Correction[],
): Member[] {
  const finders = corrections.filter(({ kind }) => kind === 'other_company').map(createFinder);
  return articles.filter((article) => !finders.some((isMeant) => isMeant(article)));
}

/**
 * Returns the events with their sides corrected: one that holds a corrected article counts for the other side than was
 * objected to. Of several corrections, oldest first, the last one decides. Everything else of a judgement stays.
 */
export function withCorrectedSides<Judged extends { articles: readonly MarkedArticle[]; judgement: Judgement }>(
  events: readonly Judged[],
  corrections: readonly Correction[],
): Judged[] {
  const upheld = corrections
    .filter(({ kind }) => kind === 'wrong_side')
    .map((correction) => ({ side: correction.side, isMeant: createFinder(correction) }));
  return events.map((event) => {
    const last = upheld.findLast(({ isMeant }) => event.articles.some(isMeant));
    return last === undefined ? event : { ...event, judgement: { ...event.judgement, label: otherSide[last.side] } };
  });
}

/** An event as it is stored: `marks` are those of its articles (`findMarks` of the recognition), `link` that of the first one. */
interface StoredEvent {
  link: string;
  marks: readonly string[];
  side: NewsSide | null;
  /** The side as which it rose, and the one to which it turned since (`Rise`). */
  raisedAs: NewsSide | null;
  turnedTo: NewsSide | null;
}

/**
 * Returns what corrections of a stock make of its stored events, for those that no gathering has found again since: null for one whose
 * first article is another company's, else the event on the corrected side, to which it has turned where it rose as the other one. The
 * next gathering stores the same. Corrections come oldest first.
 */
export function storedCorrector(
  corrections: readonly Correction[],
): <Event extends StoredEvent>(event: Event) => Event | null {
  const otherCompany = new Set(
    corrections.flatMap(({ kind, links }) => (kind === 'other_company' ? links.map(articleKey) : [])),
  );
  const sides = corrections.flatMap(({ kind, side, links }) =>
    kind === 'wrong_side' ? [{ side: otherSide[side], marks: links.flatMap(findLinkMarks) }] : [],
  );
  return (event) => {
    if (otherCompany.has(articleKey(event.link))) return null;
    const last = sides.findLast(({ marks }) => marks.some((mark) => event.marks.includes(mark)));
    if (last === undefined || event.side === null) return event;
    const { side } = last;
    return { ...event, side, turnedTo: event.raisedAs === otherSide[side] ? side : event.turnedTo };
  };
}

/**
 * Returns what corrections say of an event of a stored result, by the link of its representative article and its side;
 * null when it agrees with them.
 */
export function findCorrection(
  shown: { link: string | undefined; side: NewsSide },
  corrections: readonly Correction[],
): ObjectionKind | null {
  const { link, side } = shown;
  if (link === undefined) return null;
  const key = articleKey(link);
  const about = corrections.filter(({ links }) => links.some((each) => articleKey(each) === key));
  if (about.some(({ kind }) => kind === 'other_company')) return 'other_company';
  const last = about.findLast(({ kind }) => kind === 'wrong_side');
  return last !== undefined && last.side === side ? 'wrong_side' : null;
}
