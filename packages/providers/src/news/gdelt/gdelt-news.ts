import { searchNames } from '@gaemi/domain/company-matching/search-names';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { ProviderError } from '../../provider-error.ts';
import { createArticleCollector } from '../article-collector.ts';
import type { NewsSource } from '../news-source.ts';
import { createGdeltClient, type GdeltSettings, MAX_RECORDS } from './gdelt-client.ts';

/** Most answers of one gathering: 5,000 articles, in about two minutes at GDELT's rate. */
const MAX_SPANS = 20;
/** Fewer articles than MAX_RECORDS by this many or less do not prove the end of a span. */
const CUT_MARGIN = 5;
const WAIT_MS = 4 * 60_000;
/** GDELT refuses shorter words. */
const MIN_NAME = 3;

/**
 * Source of the Korean press as GDELT sees it: titles and links, no texts. `publishedAt` is the moment at which GDELT
 * saw the article, in steps of 15 minutes, and not its publication.
 * An answer has the newest 250 articles of its span. A full one leaves the span before its oldest article, which the next
 * request asks for, until an answer has fewer, up to 20 answers or four minutes. `completeFrom` tells how far they reach.
 */
export function createGdeltNews(settings: GdeltSettings): NewsSource {
  const client = createGdeltClient(settings);
  return {
    name: 'gdelt',
    synthetic: false,
    filings: false,
    gather: async ({ company, from, to, signal }) => {
      const collector = createArticleCollector();
      const names = namesOf(company);
      const words = wordsOf(names);
      const until = Date.now() + (settings.waitMs ?? WAIT_MS);
      let completeFrom = to;
      let end = to;
      for (let spans = 0; spans < MAX_SPANS; spans += 1) {
        const found = await client.search({ words, from, to: end, signal, until });
        if (found === undefined) {
          if (spans > 0) break;
          throw new ProviderError('gdelt', 'quota', { message: 'no request slot in time' });
        }
        const dates = found.map((article) => collector.add(article)).filter((date) => date !== undefined);
        // GDELT counts before it removes copies: an answer that is nearly full may be a cut one.
        if (found.length < MAX_RECORDS - CUT_MARGIN) return collector.gathered(from, names);
        const oldest = oldestOf(dates);
        // One moment with more articles than an answer has cannot be split.
        if (oldest === undefined || oldest >= end || oldest < from) break;
        completeFrom = new Date(oldest.getTime() + 1_000);
        end = oldest;
      }
      return collector.gathered(completeFrom, names);
    },
  };
}

/** Names long enough for GDELT; the short ones when there are no others. */
function namesOf({ name, aliases, formerNames }: ListedCompany): string[] {
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
function oldestOf(dates: readonly Date[]): Date | undefined {
  const newestFirst = dates.every((date, index) => date <= (dates[index - 1] ?? date));
  return newestFirst ? dates.at(-1) : undefined;
}
