import type { Article } from '@gaemi/domain/article';
import { clusterArticles } from '@gaemi/domain/clustering/cluster-articles';
import { kindReaderFor } from '@gaemi/providers/judge/learned/kind-reader';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { bCubed, computeFigures, type Figures, harmonic, mean } from './figures.ts';
import type { DayStory, EventPair } from './labelled-sets.ts';
import { count } from './measure-matching.ts';

const companies = new Map(bundledCompanies.map((company) => [company.code, company]));

/** Figures of "the same event" over pairs, each pair clustered on its own. */
export function measurePairs(pairs: readonly EventPair[]): { figures: Figures; mistakes: EventPair[] } {
  const answers = pairs.map((pair) => {
    const articles = [articleOf(pair.a, 'a'), articleOf(pair.b, 'b')];
    const company = companies.get(pair.stock_code) ?? null;
    const said = clusterArticles(articles, company, kindReaderFor(company)).length === 1;
    return { pair, said, wanted: pair.same };
  });
  return {
    figures: computeFigures(count(answers)),
    mistakes: answers.filter(({ said, wanted }) => said !== wanted).map(({ pair }) => pair),
  };
}

/** Whole days of a stock clustered: figures over all pairs of a day, B-cubed F1, and that of never merging. */
export function measureDays(stories: readonly DayStory[]): { pairs: Figures; bCubed: number; neverMerging: number } {
  const reported = [
    ...Map.groupBy(stories, (story) => `${story.stock_code} ${story.published_at.slice(0, 10)}`).values(),
  ];
  const rows = reported.flatMap((day, place) => {
    const found = eventsOf(day);
    const groupOf = (event: string | undefined) => `${String(place)} ${event ?? ''}`;
    return day.map((story) => ({ story, day, wanted: groupOf(story.event), found: groupOf(found.get(story.key)) }));
  });
  const alone = rows.map((row) => 1 / rows.filter(({ wanted }) => wanted === row.wanted).length);
  const answers = rows.flatMap((row) =>
    rows
      .filter((other) => other.day === row.day && row.story.key < other.story.key)
      .map((other) => ({ said: other.found === row.found, wanted: other.wanted === row.wanted })),
  );
  return {
    pairs: computeFigures(count(answers)),
    bCubed: bCubed(rows),
    neverMerging: harmonic(1, mean(alone)),
  };
}

function eventsOf(day: readonly DayStory[]): Map<string, string> {
  const company = companies.get(day[0]?.stock_code ?? '') ?? null;
  const events = clusterArticles(
    day.map((story) => articleOf(story, story.key)),
    company,
    kindReaderFor(company),
  );
  return new Map(events.flatMap(({ id, articles }) => articles.map((article) => [article.id, id])));
}

function articleOf(story: { title: string; description: string; published_at: string }, id: string): Article {
  const { title, description } = story;
  return { id, title, description, link: '', publisher: id, publishedAt: new Date(story.published_at) };
}
