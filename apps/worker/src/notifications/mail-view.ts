import type { ContentDay, ContentStock } from './notification-content.ts';

/** What a mail shows, ready for both forms. */
export interface MailView {
  title: string;
  preheader: string;
  moment: string;
  lead: string;
  stocks: StockView[];
  /** Days of this week. */
  week: readonly ContentDay[];
  attributions: readonly string[];
  sample: boolean;
  /** A model wrote one of the texts. */
  byModel: boolean;
  settings: string;
  unsubscribe: string;
}

export interface StockView extends Pick<ContentStock, 'name' | 'code' | 'events'> {
  /** Scores of the member's last analysis; null for none. */
  last: { good: number; reserve: number; bad: number; direction: string; day: string } | null;
  href: string;
  /** Events that found no room, and the page that has them; null where all are shown. */
  more: { count: number; href: string } | null;
}

/** Sentences in every mail of this kind. */
export const mailSentences = {
  byModel: 'AI가 작성한 요약이에요.',
  judgement: '투자 판단의 책임은 본인에게 있어요.',
  silence: '새 소식이 없는 날과 주가만 움직인 날에는 보내지 않아요.',
  sample: '예시 데이터',
  week: '이번 주 일정',
} as const;
