import { messages } from '@gaemi/contracts/messages';
import type { NewsDetail } from '@gaemi/contracts/news-detail';
import { sharedSentences } from '@gaemi/contracts/shared-texts';

type Reason = NewsDetail['reasons'][number];

const insteadOf: readonly string[] = ['', messages.textRemoved, sharedSentences.textWithheld];

/** Whether a text had to go or may not be shown, so that only the sentence in its place is left. */
export const isRemoved = (text: string): boolean => insteadOf.includes(text);

/** What a screen says of an event: its sentence and how many articles tell it, where the tier goes that deep. */
export interface Story {
  text: string;
  day: string | null;
  articles: number | null;
}

/** Stories of the events of both sides by id; events without a reason have their short name. */
export function storiesOf(details: readonly NewsDetail[]): Map<string, Story> {
  const reasons = details.flatMap((detail) => detail.reasons);
  const stories = new Map<string, Story>();
  for (const { event_id: id, short, day } of details[0]?.events ?? []) {
    stories.set(id, { text: isRemoved(short) ? messages.textRemoved : short, day, articles: null });
  }
  for (const reason of reasons) {
    const day = stories.get(reason.event_id)?.day ?? null;
    stories.set(reason.event_id, { text: toText(reason), day, articles: reason.merged + 1 });
  }
  return stories;
}

export function toText({ text }: Pick<Reason, 'text'>): string {
  return text === '' ? messages.textRemoved : text;
}
