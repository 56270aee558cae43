import type { Grade } from '../members/grades.ts';
import type { NewsSide } from '../news-side.ts';
import type { JudgeName, NewsSourceName } from '../sources.ts';

/** A gathered article in the form in which it is cited. */
export interface ArticleReference {
  link: string;
  title: string;
  publisher: string;
  publishedAt: Date;
}

/** One event of a side and its part in the score. */
export interface Reason {
  text: string;
  strength: 1 | 2 | 3;
  /** Number of further articles that report the same event. */
  merged: number;
  links: string[];
}

/** One side of a finished news analysis. */
export interface SideDetail {
  side: NewsSide;
  stockCode: string;
  stockName: string;
  grade: Grade;
  /** The period in Seoul days, both included. */
  fromDay: string;
  toDay: string;
  /** 0–100, rounded. */
  score: number;
  /** Before rounding: Σ points of the contributions + `restPoints`. */
  exactScore: number;
  summary: string;
  reasons: Reason[];
  sources: ArticleReference[];
  contributions: (ArticleReference & { points: number })[];
  restPoints: number;
  /** Number of events behind the rest; absent in results from before it was stored. */
  restCount?: number;
  dataSource: NewsSourceName;
  judgedBy: JudgeName;
}
