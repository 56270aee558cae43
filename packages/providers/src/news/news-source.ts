import type { Article } from '@gaemi/domain/article';
import type { NewsSourceName } from '@gaemi/domain/sources';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';

export interface NewsQuery {
  company: ListedCompany;
  /** Articles from here on are wanted; the source may give older ones too. */
  from: Date;
  to: Date;
  signal: AbortSignal;
}

export interface GatheredNews {
  /** Newest first, unique by link, titles and descriptions plain text, links http(s) to public hosts only. */
  articles: Article[];
  /** Items left out because the source gave no usable date for them, or no title and public link at all. */
  undated: number;
  /** All that the source has from here on is among the articles; no later than `from` where it reached back so far. */
  completeFrom: Date;
}

/** Where news come from. */
export interface NewsSource {
  readonly name: NewsSourceName;
  /** It generates sample articles in this process. */
  readonly synthetic: boolean;
  /** @throws ProviderError when the source fails; never a part of the news in silence */
  gather(query: NewsQuery): Promise<GatheredNews>;
}
