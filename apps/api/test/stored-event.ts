import { seoulDay } from '@gaemi/domain/seoul-time';

interface Stored {
  id: string;
  stockCode: string;
  at: Date;
}

/** A good event of the press as it is stored, reported at a moment. */
export function storedEvent({ id, stockCode, at }: Stored, more: object = {}) {
  const link = `https://news.example/${id}`;
  const report = { title: '보고', link, publisher: '가나일보', publishedAt: at, source: 'feed', fetchedAt: at };
  return {
    _id: `${stockCode}:${id}` as never,
    ...{ stockCode, eventId: id, family: [id], marks: [], joinedInto: null },
    ...{ day: seoulDay(at), at, type: 'orders', side: 'good', strength: 3, filed: false, confirmedBy: null },
    ...{ stage: null, text: '계약을 맺었어요.', short: '계약', articles: 1, publishers: 1, link },
    ...{ publisher: '가나일보', sources: ['feed'], sample: false, byModel: false, textsFrom: [] },
    reports: [report],
    ...more,
  };
}
