import { messages } from '@gaemi/contracts/messages';
import type { NewsDetail } from '@gaemi/contracts/news-detail';
import { sharedSentences } from '@gaemi/contracts/shared-texts';
import { writeAmounts } from '@gaemi/domain/figures/write-amounts';

type Reason = NewsDetail['reasons'][number];

const insteadOf: readonly string[] = ['', messages.textRemoved, sharedSentences.textWithheld];

/** Whether a text had to go or may not be shown, so that only the sentence in its place is left. */
export const isRemoved = (text: string): boolean => insteadOf.includes(text);

/** What a screen says of an event: its sentence and how many articles report it, where the tier goes that deep. */
export interface EventText {
  text: string;
  day: string | null;
  articles: number | null;
}

/** Texts of the events of both sides by id; events without a reason have their short name. */
export function writeEventTexts(details: readonly Pick<NewsDetail, 'reasons' | 'events'>[]): Map<string, EventText> {
  const reasons = details.flatMap((detail) => detail.reasons);
  const texts = new Map<string, EventText>();
  for (const { event_id: id, short, day } of details[0]?.events ?? []) {
    texts.set(id, { text: isRemoved(short) ? messages.textRemoved : short, day, articles: null });
  }
  for (const reason of reasons) {
    const day = texts.get(reason.event_id)?.day ?? null;
    texts.set(reason.event_id, { text: shownText(reason), day, articles: reason.merged + 1 });
  }
  return texts;
}

export function shownText({ text }: Pick<Reason, 'text'>): string {
  return text === '' ? messages.textRemoved : writeAmounts(text);
}
