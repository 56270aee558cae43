import type { NewsDossier } from '@gaemi/database/news-analysis/news-history.repository';
import { findScoredSide } from '@gaemi/domain/judge/judgement/judgement';
import type { NewsSide } from '@gaemi/domain/news-side';
import { removedText } from '@gaemi/domain/rights/expired-texts';

/**
 * The shown reasons of one side that rest on no article which counted for that side in the previous analysis: an event that has
 * changed its side, as by an upheld objection, is new on the other one. A reason shows a few links of its event; all the articles
 * of the event count.
 */
export function newReasons(side: NewsSide, current: NewsDossier, previous: NewsDossier): string[] {
  const known = new Set(linksOfSide(side, previous));
  const linksOf = eventLinks(current);
  return current.details[side].content.reasons
    .filter(({ links }) => links.every((link) => linksOf(link).every((one) => !known.has(one))))
    .flatMap(({ text }) => (text === removedText ? [] : [text]));
}

/** Links of the articles of all events that counted for a side. */
const linksOfSide = (side: NewsSide, dossier: NewsDossier): string[] =>
  eventsWithLinks(dossier).flatMap(({ judgement, links }) =>
    judgement !== null && findScoredSide(judgement) === side ? links : [],
  );

/** For a link: the links of all articles that tell the same events. */
function eventLinks(dossier: NewsDossier): (link: string) => string[] {
  const reported = new Map<string, string[]>();
  for (const { links } of eventsWithLinks(dossier)) {
    for (const link of links) reported.set(link, [...(reported.get(link) ?? []), ...links]);
  }
  return (link) => reported.get(link) ?? [link];
}

function eventsWithLinks({ evidence }: NewsDossier) {
  const linkOf = new Map(evidence.articles.map(({ id, link }) => [id, link]));
  return evidence.events.map(({ judgement, articleIds }) => ({
    judgement,
    links: articleIds.flatMap((id) => linkOf.get(id) ?? []),
  }));
}
