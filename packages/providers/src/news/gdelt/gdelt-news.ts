import { searchNames } from '@gaemi/domain/company-matching/search-names';
import { joinSpans, type Span } from '@gaemi/domain/coverage-spans';
import { addMonths, seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { ProviderError } from '../../provider-error.ts';
import { type ArticleCollector, createArticleCollector, type RawArticle } from '../article-collector.ts';
import { type GatheringLimit, startLimit } from '../gathering-limit.ts';
import type { NewsQuery, NewsSource } from '../news-source.ts';
import { createGdeltClient, type GdeltClient, type GdeltSettings, MAX_RECORDS } from './gdelt-client.ts';

/** Most answers of one gathering: 5,000 articles, in about two minutes at GDELT's rate. */
const MAX_ANSWERS = 20;
/** Fewer articles than MAX_RECORDS by this many or less do not prove the end of a span. */
const CUT_MARGIN = 5;
const WAIT_MS = 4 * 60_000;
/** GDELT vouches for the last months only; what is older may lack articles. */
const VOUCHED_MONTHS = 3;
/** The last day of an archived period is asked for again: GDELT may have listed an article late. */
const OVERLAP_MS = 86_400_000;
/** GDELT may refuse shorter spans. A longer one only gives articles again. */
const MIN_SPAN_MS = 3_600_000;
/** GDELT refuses shorter words. */
const MIN_NAME = 3;

/**
 * Source of the Korean press as GDELT sees it: titles and links, no texts. `publishedAt` is the moment at which GDELT
 * saw the article, in steps of 15 minutes, and not its publication.
 * An answer has the newest 250 articles of its span. A full one leaves the span before its oldest article, which the next
 * request asks for, until an answer has fewer, up to 20 answers, four minutes or the caller's limit. Between requests,
 * archived periods are left out but for their last day: a gathering goes on where an earlier one ended. `completeFrom`
 * tells how far the articles reach, at most three months.
 */
export function createGdeltNews(settings: GdeltSettings): NewsSource {
  const client = createGdeltClient(settings);
  return {
    name: 'gdelt',
    synthetic: false,
    filings: false,
    searches: true,
    skipsArchived: true,
    gather: async (query) => {
      const { company, from, to } = query;
      const names = listNames(company);
      const collector = createArticleCollector();
      const walk: Walk = {
        client,
        words: wordsOf(names),
        limit: startLimit(query),
        until: Math.min(query.until ?? Number.POSITIVE_INFINITY, Date.now() + (settings.waitMs ?? WAIT_MS)),
        collector,
        answers: 0,
      };
      const vouchedFrom = startOfSeoulDay(addMonths(seoulDay(to), -VOUCHED_MONTHS));
      const vouched = (reached: Date) => (reached < vouchedFrom ? vouchedFrom : reached);

      const newest = await walkBack(walk, { from, to }, archivedWithin(query));
      const news = collector.gathered(vouched(newest.reached), names);
      if (newest.met === undefined || newest.met <= from) return news;
      const end = newest.met;
      const reached = vouched((await walkBack(walk, { from, to: end })).reached);
      const completeBefore = reached < end ? { from: reached, to: end } : undefined;
      return { ...collector.gathered(news.completeFrom, names), completeBefore };
    },
  };
}

interface Walk {
  client: GdeltClient;
  words: string;
  limit: GatheringLimit;
  until: number;
  collector: ArticleCollector;
  /** Answers of this gathering. */
  answers: number;
}

/** Archived periods that end within the wanted one, without their last day. */
function archivedWithin({ archived = [], from, to }: NewsQuery): Span[] {
  return joinSpans(archived)
    .map((span) => ({ from: span.from, to: new Date(span.to.getTime() - OVERLAP_MS) }))
    .filter((span) => span.from < span.to && span.to > from && span.to < to);
}

/**
 * Adds the articles of a span, the newest first. Resolves to the moment back to which they have no gap. `met`: start of
 * the archived period that the walk met there.
 */
async function walkBack(
  walk: Walk,
  { from, to }: Span,
  archived: readonly Span[] = [],
): Promise<{ reached: Date; met?: Date }> {
  let reached = to;
  let end = to;
  while (walk.answers < MAX_ANSWERS) {
    const found = await searchWithinLimit(walk, { from: atLeastAnHour(from, end), to: end });
    if (found === undefined) break;
    const dates = found.map((article) => walk.collector.add(article)).filter((date) => date !== undefined);
    // GDELT counts before it removes copies: an answer that is nearly full may be a cut one.
    if (found.length < MAX_RECORDS - CUT_MARGIN) return { reached: from };
    const oldest = findOldest(dates);
    // One moment with more articles than an answer has cannot be split.
    if (oldest === undefined || oldest >= end) break;
    if (oldest < from) return { reached: from };
    reached = new Date(oldest.getTime() + 1_000);
    end = oldest;
    const met = archived.find((span) => span.from < end && reached <= span.to);
    if (met !== undefined) return { reached, met: met.from };
  }
  return { reached };
}

const atLeastAnHour = (from: Date, to: Date): Date => new Date(Math.min(from.getTime(), to.getTime() - MIN_SPAN_MS));

/** Returns the articles of a span; undefined when a limit ends the gathering after its first answer. @throws ProviderError */
async function searchWithinLimit(walk: Walk, span: Span): Promise<(RawArticle | undefined)[] | undefined> {
  const { client, words, limit, until } = walk;
  try {
    const found = await client.search({ words, ...span, signal: limit.signal, until });
    if (found !== undefined) walk.answers += 1;
    else if (walk.answers === 0) throw noSlot();
    return found;
  } catch (error) {
    if (walk.answers > 0 && limit.isReachedBy(error)) return undefined;
    throw error;
  }
}

const noSlot = () => new ProviderError('gdelt', 'quota', { message: 'no request slot in time', ownLimit: true });

/** Names long enough for GDELT; the short ones when there are no others. */
function listNames({ name, aliases, formerNames }: ListedCompany): string[] {
  const [first, ...others] = [name, ...aliases, ...formerNames].filter((each) => [...each].length >= MIN_NAME);
  return first === undefined ? searchNames({ name, aliases }) : searchNames({ name: first, aliases: others });
}

function wordsOf(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name.replaceAll('"', '')}"`);
  // GDELT refuses parentheses around a single phrase.
  const phrase = quoted.length > 1 ? `(${quoted.join(' OR ')})` : quoted.join('');
  // The country is a FIPS code: KS is South Korea.
  return `${phrase} sourcelang:korean sourcecountry:KS`;
}

/** Returns the last date of a list that is newest first; undefined of any other list, which proves no reach. */
function findOldest(dates: readonly Date[]): Date | undefined {
  const newestFirst = dates.every((date, index) => date <= (dates[index - 1] ?? date));
  return newestFirst ? dates.at(-1) : undefined;
}
