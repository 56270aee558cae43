import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import type { NewsDetail } from '@gaemi/contracts/news-detail';
import { bySide, type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SideState } from './side-part.tsx';
import { storiesOf } from './story-texts.ts';
import { pricesQuery } from './timeline/prices.ts';
import type { TimelineData } from './timeline/timeline-data.ts';
import { type WholeSide, wholeSide } from './whole-points.ts';

const nothing: WholeSide = { themes: [], points: new Map() };

/** What several parts of a result draw, computed once from its record, both details and the prices. */
export function useResultData(record: CombinedNews, sides: Record<NewsSide, SideState>) {
  const { asked_from, asked_to, covered_from } = record.coverage;
  const { data: prices, isPending } = useQuery(pricesQuery(record.stock_code, covered_from ?? asked_from, asked_to));
  const [good, bad] = [sides.good.detail, sides.bad.detail];
  const isSettled = newsSides.every((side) => sides[side].detail !== undefined || sides[side].isFailed);
  const views = useMemo(() => {
    const found = [good, bad].filter((detail) => detail !== undefined);
    const whole = bySide((side) => readWholeNumber(found.find((detail) => detail.side === side)));
    const points = new Map([...whole.good.points, ...whole.bad.points]);
    return { found, whole, points, stories: storiesOf(found) };
  }, [good, bad]);
  const { found, whole, points, stories } = views;
  const timeline: TimelineData | undefined = isSettled
    ? {
        events: found[0]?.events ?? [],
        reactions: found[0]?.price_reactions ?? [],
        articles: found[0]?.articles_per_day ?? [],
        stories,
        points,
        priceSource: prices?.source ?? null,
        prices: isPending ? undefined : (prices?.items ?? null),
      }
    : undefined;
  return {
    prices,
    /** Undefined until both have come. */
    details: isSettled ? found : undefined,
    whole,
    stories,
    points,
    /** The next ten above the larger score, so that lengths compare between the sides. */
    scale: Math.max(10, 10 * Math.ceil(Math.max(record.good_news_score, record.bad_news_score) / 10)),
    timeline,
  };
}

function readWholeNumber(detail: NewsDetail | undefined): WholeSide {
  return detail === undefined ? nothing : wholeSide(detail);
}
