import type { Article } from '@gaemi/domain/article';
import type { NewsSourceName } from '@gaemi/domain/sources';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { CallUse } from './spend-calls.ts';

export interface NewsQuery extends CallUse {
  company: ListedCompany;
  /** Start of the wanted articles; the source may also give older ones. */
  from: Date;
  to: Date;
  signal: AbortSignal;
}

export interface GatheredNews {
  /** Newest first, unique by link, titles and descriptions plain text, links http(s) to public hosts only. */
  articles: Article[];
  /** Number of items left out because they have no usable date, or no title and public link. */
  undated: number;
  /** Moment from which the articles are complete; at most `from` when the source reached back that far. */
  completeFrom: Date;
  /** Names of the company under which the source was searched; none for a source that is not searched. */
  queries: string[];
}

/** Source of news. */
export interface NewsSource {
  readonly name: NewsSourceName;
  /** True when it generates sample articles in this process. */
  readonly synthetic: boolean;
  /** True when its articles are filings, which cover no news of the press. */
  readonly filings: boolean;
  /** @throws ProviderError when the source fails; it never returns a part silently */
  gather(query: NewsQuery): Promise<GatheredNews>;
}
