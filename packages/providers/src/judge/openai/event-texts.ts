import { seoulDay } from '@gaemi/domain/seoul-time';
import { plainText } from '../../news/plain-text.ts';
import type { EventToJudge, OtherArticle } from '../judge.ts';
import type { NameMask } from './name-mask.ts';

const MAX_TITLE = 200;
const MAX_DESCRIPTION = 600;
/** Other articles mostly repeat the first one. */
const MAX_OTHER_DESCRIPTION = 300;
const MAX_OTHERS = 3;
const MAX_PUBLISHER = 60;

/** An event with its number in a request. */
export interface NumberedEvent {
  number: number;
  event: EventToJudge;
  /** The fields that the model reads. */
  reported: Record<string, unknown>;
  /** Everything that its judgement may quote or name: the texts of its articles. */
  source: string;
}

/** Numbers the events of a request, cuts their texts to size, and hides the names that the mask hides. */
export function numberEvents(events: readonly EventToJudge[], mask: NameMask): NumberedEvent[] {
  return events.map((event, index) => {
    const number = index + 1;
    const others = (event.others ?? []).slice(0, MAX_OTHERS).map((other) => toTexts(other, MAX_OTHER_DESCRIPTION));
    const texts = [toTexts(event, MAX_DESCRIPTION), ...others];
    const [article, ...otherArticles] = texts.map((each) => masked(each, mask));
    const reported = {
      article: number,
      ...article,
      published: seoulDay(event.publishedAt),
      ...(otherArticles.length > 0 && { other_articles: otherArticles }),
    };
    // Masked and shown again, names have the spelling that answers get.
    const shown = [article, ...otherArticles].map((each) => mask.show(sourceOf(each)));
    return { number, event, reported, source: [...new Set([...texts.map(sourceOf), ...shown])].join('\n') };
  });
}

type Texts = Record<'title' | 'description' | 'publisher', string>;

function toTexts(article: Pick<OtherArticle, keyof Texts>, longestDescription: number): Texts {
  return {
    title: plainText(article.title, MAX_TITLE),
    description: plainText(article.description ?? '', longestDescription),
    publisher: plainText(article.publisher, MAX_PUBLISHER),
  };
}

const masked = ({ title, description, publisher }: Texts, mask: NameMask): Texts => ({
  title: mask.hide(title),
  description: mask.hide(description),
  publisher: mask.hide(publisher),
});

const sourceOf = (texts: Texts | undefined): string => `${texts?.title ?? ''}\n${texts?.description ?? ''}`;
