import type { ExpiredTexts } from './expired-texts.ts';
import type { RightsRegister } from './source-rights.ts';

/** An article with the source it was fetched from. */
interface FetchedArticle {
  id: string;
  link: string;
  source: string;
}

/** An event and the articles that report it. */
interface ReportedEvent {
  id: string;
  articleIds: readonly string[];
}

/** Articles of which only date and link leave the service, and events of which only type and figures do. */
export type WithheldTexts = ExpiredTexts;

/**
 * Returns the texts that may not leave the service. An event is among them when one of its articles is, since its sentence
 * may rest on that one.
 */
export function withheldTexts(
  { articles, events }: { articles: readonly FetchedArticle[]; events: readonly ReportedEvent[] },
  register: RightsRegister,
): WithheldTexts {
  const withheld = articles.filter(({ source }) => !register.rightsOf(source).redistribution);
  const ids = new Set(withheld.map(({ id }) => id));
  return {
    links: new Set(withheld.map(({ link }) => link)),
    eventIds: new Set(events.filter(({ articleIds }) => articleIds.some((id) => ids.has(id))).map(({ id }) => id)),
  };
}
