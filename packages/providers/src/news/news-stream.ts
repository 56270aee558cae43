import type { Article } from '@gaemi/domain/article';
import type { Span } from '@gaemi/domain/coverage-spans';
import type { NewsSourceName } from '@gaemi/domain/sources';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';

export interface StreamQuery {
  /** Where the last read ended; null at the first. */
  position: string | null;
  /** All listed companies. */
  companies: readonly ListedCompany[];
  now: Date;
  signal: AbortSignal;
}

/** An article of a stream. A source that names the company by its code spares the matching. */
export interface StreamedArticle {
  article: Article;
  stockCode?: string | undefined;
  /** Set where the stream gave it in another wording last: its press house has written it anew. */
  before?: Article | undefined;
}

export interface StreamRead {
  articles: StreamedArticle[];
  /** Articles of earlier reads that the source has taken back. */
  withdrawn?: { stockCode: string; link: string }[];
  /** Period of which these are all articles of the stream; null when that is not known. */
  complete: Span | null;
  /** Where the next read goes on. */
  position: string | null;
  /** True when the stream has more at once: it was behind, and one read takes a part. */
  more: boolean;
}

/** A source of the news of the whole market that is read again and again, whoever asks. */
export interface NewsStream {
  /** Name in the store and for operators: `feed:www.yna.co.kr/rss/market.xml`. */
  readonly name: string;
  readonly source: NewsSourceName;
  /** True when it generates sample articles in this process. */
  readonly synthetic: boolean;
  /** Its name for members where the source has several streams, as each press feed; absent where it is the only one. */
  readonly part?: string | undefined;
  /** @throws ProviderError */
  read(query: StreamQuery): Promise<StreamRead>;
  /** Forgets what it remembers beside the position: what it gave last could not be archived, and the next read gives it again. */
  forget(): void;
}
