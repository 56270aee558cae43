import type { NewsOrder } from '@gaemi/database/news-analysis/accept-news-analysis';
import { addMonths, seoulDay } from '@gaemi/domain/seoul-time';

/** A post of an analysis of 삼성전자 for a new member. */
export function newsOrder(userId: string, change: Partial<NewsOrder> = {}): NewsOrder {
  const toDay = seoulDay(new Date());
  return {
    userId,
    requestId: crypto.randomUUID(),
    stockCode: '005930',
    stockName: '삼성전자',
    grade: 'new',
    tier: 'medium',
    fromDay: addMonths(toDay, -3),
    toDay,
    cost: 20,
    reason: '삼성전자 호재/악재 분석',
    ...change,
  };
}
