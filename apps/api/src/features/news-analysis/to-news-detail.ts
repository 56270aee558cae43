import type { NewsArticleRef, NewsDetail } from '@gaemi/contracts/news-analysis';
import type { ArticleReference, SideDetail } from '@gaemi/domain/scoring/side-detail';
import { searchingPeriod } from '@gaemi/domain/seoul-time';

/** One side of a finished analysis as the API answers it. */
export function toNewsDetail(id: string, detail: SideDetail): NewsDetail {
  return {
    _id: id,
    side: detail.side,
    stock_code: detail.stockCode,
    stock_name: detail.stockName,
    model_tier: detail.grade,
    total_score: detail.score,
    exact_score: detail.exactScore,
    searching_period: searchingPeriod(detail.fromDay, detail.toDay),
    summary: detail.summary,
    cleaned_reasons: detail.reasons.map(({ text }) => text),
    citations: detail.sources.map(({ link }) => link),
    reasons: detail.reasons,
    sources: detail.sources.map(toArticleRef),
    contributions: detail.contributions.map(({ points, ...article }) => ({ ...toArticleRef(article), points })),
    rest_points: detail.restPoints,
    ...(detail.restCount !== undefined && { rest_count: detail.restCount }),
    data_source: detail.dataSource,
    judged_by: detail.judgedBy,
  };
}

function toArticleRef({ link, title, publisher, publishedAt }: ArticleReference): NewsArticleRef {
  return { link, title, publisher, published_at: publishedAt.toISOString() };
}
