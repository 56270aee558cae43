import { SEEN_HEADLINES, type SeenArticle, type SeenNews } from '@gaemi/domain/analysis/seen-news';
import type { SourcedArticle } from '@gaemi/domain/article';
import { findScoredSide, type Judgement } from '@gaemi/domain/judge/judgement/judgement';
import { isSynthetic } from '@gaemi/domain/sources';
import { countArticles, type SelectedEvent } from '../judging/selected-event.ts';
import type { FilingEvent } from './filing-events.ts';

/** Headlines of other companies among those that are shown. */
const OTHERS_SHOWN = 3;

export interface Selected {
  events: readonly SelectedEvent[];
  filings: readonly FilingEvent[];
  /** Some of the articles about another company. */
  others: readonly SourcedArticle[];
  found: number;
}

/** After the sources have answered. */
export const seenAfterGathering = (found: number): SeenNews => ({
  found,
  ...{ about: null, events: null, judged: null, good: null, bad: null },
  sample: false,
  recent: [],
});

/** After the selection: filings are judged with it. `judged` tells the other events, as far as they are. */
export function seenAfterSelecting(
  { events, filings, others, found }: Selected,
  judged: ReadonlyMap<string, { judgement: Judgement }> = new Map(),
): SeenNews {
  const judgementOf = new Map<string, Judgement>([
    ...filings.map(({ id, judgement }) => [id, judgement] as const),
    ...[...judged].map(([id, { judgement }]) => [id, judgement] as const),
  ]);
  const sideOf = (id: string) => {
    const judgement = judgementOf.get(id);
    return judgement === undefined ? null : (findScoredSide(judgement) ?? 'neutral');
  };
  const all = [...events, ...filings];
  const reported = all.map(
    ({ id, representative, articles }): SeenArticle => ({
      ...toHeadline(representative),
      outcome: 'event',
      articles: articles.length,
      side: sideOf(id),
    }),
  );
  const sides = reported.map(({ side }) => side);
  const shownOthers = others.slice(0, OTHERS_SHOWN).map(
    (article): SeenArticle => ({
      ...toHeadline(article),
      outcome: 'other_company',
      articles: 1,
      side: null,
    }),
  );
  return {
    found,
    about: countArticles(all),
    events: all.length,
    judged: sides.filter((side) => side !== null).length,
    good: sides.filter((side) => side === 'good').length,
    bad: sides.filter((side) => side === 'bad').length,
    sample: [...all.map(({ representative }) => representative), ...others].some(({ source }) => isSynthetic(source)),
    recent: [...reported.sort(byNewest).slice(0, SEEN_HEADLINES - shownOthers.length), ...shownOthers].sort(byNewest),
  };
}

/**
 * After the judging: the events that the result counts, since what turned out to tell the same is joined once more. The articles about
 * the company stay those of the selection.
 */
export function seenAfterJudging(
  selected: Selected,
  kept: readonly (SelectedEvent & { judgement: Judgement })[],
): SeenNews {
  const judged = new Map(kept.map((event) => [event.id, event]));
  const about = countArticles([...selected.events, ...selected.filings]);
  return { ...seenAfterSelecting({ ...selected, events: kept, filings: [] }, judged), about };
}

function toHeadline({ title, publisher, publishedAt }: SourcedArticle) {
  return { title, publisher, publishedAt };
}

const byNewest = (a: SeenArticle, b: SeenArticle) => b.publishedAt.getTime() - a.publishedAt.getTime();
