import type { NewsDossier } from '@gaemi/database/news-analysis/news-history.repository';
import { articleKey } from '@gaemi/domain/article-key';
import { findScoredSide } from '@gaemi/domain/judge/judgement/judgement';
import type { NewsSide } from '@gaemi/domain/news-side';
import { removedText } from '@gaemi/domain/rights/expired-texts';

/**
 * The shown reasons of one side that rest on no article which counted for that side in the previous analysis: an event that has
 * changed its side, as by an upheld objection, is new on the other one. A reason shows a few links of its event; all the articles
 * of the event count, each by whichever of its copies.
 */
export function newReasons(side: NewsSide, current: NewsDossier, previous: NewsDossier): string[] {
  const known = new Set(keysOfSide(side, previous));
  const findKeys = eventKeys(current);
  return current.details[side].content.reasons
    .filter(({ links }) => links.every((link) => findKeys(articleKey(link)).every((key) => !known.has(key))))
    .flatMap(({ text }) => (text === removedText ? [] : [text]));
}

/** Keys of the articles of all events that counted for a side. */
const keysOfSide = (side: NewsSide, dossier: NewsDossier): string[] =>
  eventsWithKeys(dossier).flatMap(({ judgement, keys }) =>
    judgement !== null && findScoredSide(judgement) === side ? keys : [],
  );

/** For an article: the keys of all articles that tell the same events. */
function eventKeys(dossier: NewsDossier): (key: string) => string[] {
  const reported = new Map<string, string[]>();
  for (const { keys } of eventsWithKeys(dossier)) {
    for (const key of keys) reported.set(key, [...(reported.get(key) ?? []), ...keys]);
  }
  return (key) => reported.get(key) ?? [key];
}

function eventsWithKeys({ evidence }: NewsDossier) {
  const keyOf = new Map(evidence.articles.map(({ id, link }) => [id, articleKey(link)]));
  return evidence.events.map(({ judgement, articleIds }) => ({
    judgement,
    keys: articleIds.flatMap((id) => keyOf.get(id) ?? []),
  }));
}
