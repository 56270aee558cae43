import type { FoundStockEvent } from '@gaemi/database/stock-events/stock-event.repository';
import { contentHash } from '@gaemi/domain/clustering/content-hash';
import { startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { StockEvent } from '@gaemi/domain/stock-events/stock-event';

export const linkOf = (id: string) => `https://news.example/${id}/`;

/** A contract of one article, as an analysis of a member stores it. `marks` by ids of articles. */
export function foundEvent(
  id: string,
  day: string,
  { marks = [id], ...more }: Partial<StockEvent> & { marks?: readonly string[] } = {},
): FoundStockEvent {
  return {
    ...{ id, marks: marks.map((mark) => contentHash(linkOf(mark))), byModel: false, textsFrom: [] },
    content: {
      ...{ day, type: 'orders', side: 'good', strength: 3, filed: false, confirmedBy: null },
      ...{ stage: null, text: `${id} 계약을 맺었어요.`, short: `${id} 계약`, articles: 1, publishers: 1 },
      ...{ link: linkOf(id), publisher: 'news.example', sources: ['gdelt'], sample: false },
      ...{ at: startOfSeoulDay(more.day ?? day), reports: [] },
      ...more,
    },
  };
}
