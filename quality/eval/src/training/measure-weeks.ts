import type { Article } from '@gaemi/domain/article';
import { clusterArticles } from '@gaemi/domain/clustering/cluster-articles';
import { kindReaderFor } from '@gaemi/providers/judge/learned/kind-reader';
import { bCubed, computeFigures, type Figures } from '../figures.ts';
import { count } from '../measure-matching.ts';
import { inventedCompanies, type JudgedHeadline } from './judged-headlines.ts';

/** A headline of a week of a company, with the event that a reader gave it and the event the program found. */
interface GroupedHeadline {
  headline: JudgedHeadline;
  wanted: string;
  found: string;
}

export interface WeekFigures {
  /** Pairs of articles of one company: both about its price, and all others. */
  pricePairs: Figures;
  newsPairs: Figures;
  bCubed: number;
}

/** Groups the articles of each company's week, those of which the company is the subject, as an analysis would. */
export function groupWeeks(headlines: readonly JudgedHeadline[]): GroupedHeadline[] {
  const dated = headlines.filter(
    ({ at, event, subject }) => at !== undefined && event !== undefined && subject === 'yes',
  );
  return [...Map.groupBy(dated, ({ company }) => company)].flatMap(([name, week]) => {
    const company = inventedCompanies.find((candidate) => candidate.name === name) ?? null;
    const articles = week.map(({ title, description, at }, index): Article => {
      const id = String(index).padStart(4, '0');
      return { id, title, description, link: '', publisher: id, publishedAt: new Date(`${at ?? ''}:00+09:00`) };
    });
    const events = clusterArticles(articles, company, kindReaderFor(company));
    const eventOf = new Map(events.flatMap((event) => event.articles.map(({ id }) => [id, event.id])));
    return week.map((headline, index) => ({
      headline,
      wanted: `${name} ${headline.event ?? ''}`,
      found: `${name} ${eventOf.get(String(index).padStart(4, '0')) ?? ''}`,
    }));
  });
}

/** Figures of the grouping over pairs of articles of one company, and B-cubed F1 over all articles. */
export function measureWeeks(grouped: readonly GroupedHeadline[]): WeekFigures {
  const pairs = [...Map.groupBy(grouped, ({ headline }) => headline.company).values()].flatMap((week) =>
    week.flatMap((left, place) =>
      week.slice(place + 1).map((right) => ({
        isPrice: left.headline.kind === 'price' && right.headline.kind === 'price',
        said: left.found === right.found,
        wanted: left.wanted === right.wanted,
      })),
    ),
  );
  return {
    pricePairs: computeFigures(count(pairs.filter(({ isPrice }) => isPrice))),
    newsPairs: computeFigures(count(pairs.filter(({ isPrice }) => !isPrice))),
    bCubed: bCubed(grouped),
  };
}
