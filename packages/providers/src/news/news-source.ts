import type { Article } from '@gaemi/domain/article';
import type { Span } from '@gaemi/domain/coverage-spans';
import type { NewsSourceName } from '@gaemi/domain/sources';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { CallUse } from './spend-calls.ts';

export interface NewsQuery extends CallUse {
  company: ListedCompany;
  /** Start of the wanted articles; the source may also give older ones. */
  from: Date;
  to: Date;
  /** Ends the gathering without a result. */
  signal: AbortSignal;
  /** Moment at which the gathering ends with what is there, in milliseconds since 1970; without it, at the source's own limits. */
  until?: number;
  /** Periods whose articles are archived, for a source that leaves them out, so that its limits suffice for what is older. */
  archived?: readonly Span[];
}

export interface GatheredNews {
  /** Newest first, unique by link, titles and descriptions plain text, links http(s) to public hosts only. */
  articles: Article[];
  /** Number of items left out because they have no usable date, or no title and public link. */
  undated: number;
  /** Moment from which the articles are complete; at most `from` when the source reached back that far. */
  completeFrom: Date;
  /** An older period of which the articles are complete, too: it ends where an archived period begins. */
  completeBefore?: Span | undefined;
  /** Names of the company under which the source was searched; none for a source that is not searched. */
  queries: string[];
  /** Names of the parts (feeds) that failed while the others answered. */
  failed?: string[];
  /** Set with `failed`: the moment from which those that answered are complete. */
  answeredFrom?: Date;
}

/** Source of news. */
export interface NewsSource {
  readonly name: NewsSourceName;
  /** True when it generates sample articles in this process. */
  readonly synthetic: boolean;
  /** True when its articles are filings, which cover no news of the press. */
  readonly filings: boolean;
  /** False where it has no more than its stream: what the archive of the reader lacks, nobody can ask for. */
  readonly searches: boolean;
  /** True when it leaves out periods that are archived (`archived` of a query). */
  readonly skipsArchived: boolean;
  /**
   * Ends at a limit (`until`, no calls left) with what came before it, and `completeFrom` tells how far that reaches.
   * @throws ProviderError when the source fails, or when nothing came before the limit; it never returns a part silently
   */
  gather(query: NewsQuery): Promise<GatheredNews>;
}
