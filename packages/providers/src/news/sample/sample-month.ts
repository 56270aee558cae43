import type { Article } from '@gaemi/domain/article';
import { addDays, addMonths, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { LRUCache } from 'lru-cache';
import { articleId } from '../article-id.ts';
import { badBusinessStories } from './bad-business-stories.ts';
import { badMarketStories } from './bad-market-stories.ts';
import { drawValues, fillWording, type StoryValues } from './fill-story.ts';
import { goodBusinessStories } from './good-business-stories.ts';
import { goodMarketStories } from './good-market-stories.ts';
import { neutralStories } from './neutral-stories.ts';
import { otherStories } from './other-stories.ts';
import type { SampleStory, Wording } from './sample-story.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

/** Fictional press houses: name and the folder of their links. */
const samplePublishers: readonly [SamplePublisher, ...SamplePublisher[]] = [
  { name: '마켓데일리', folder: 'marketdaily' },
  { name: '새벽경제', folder: 'dawn' },
  { name: '한빛투데이', folder: 'hanbit' },
  { name: '증권나침반', folder: 'compass' },
  { name: '여의도리포트', folder: 'yeouido' },
  { name: '산업파수꾼', folder: 'watch' },
  { name: '푸른경제신문', folder: 'blue' },
  { name: '머니등대', folder: 'lighthouse' },
  { name: '코리아스톡뉴스', folder: 'kstock' },
  { name: '나루통신', folder: 'naru' },
];

interface SamplePublisher {
  name: string;
  folder: string;
}

const minute = 60_000;

/** An event of the sample world with the articles that report it, the first one first. */
export interface SampleEvent {
  story: SampleStory;
  values: StoryValues;
  /** When the first article appears. */
  at: Date;
  /** Written when they are read: sample prices need the events of years, and no texts. */
  readonly articles: Article[];
}

/** Months of companies that are kept: some of one stock for its prices, two of each company in the news of the day. */
const MONTHS_KEPT = 256;
const known = new LRUCache<string, readonly SampleEvent[]>({ max: MONTHS_KEPT });

/** Returns the sample events at a company in a month, in their order, always the same. */
export function sampleEvents(company: ListedCompany, month: string): readonly SampleEvent[] {
  const key = [company.code, company.market, company.name, month].join(' ');
  const events = known.get(key) ?? makeEvents(company, month);
  known.set(key, events);
  return events;
}

function makeEvents(company: ListedCompany, month: string): SampleEvent[] {
  const random = createSeededRandom(`${company.code} ${month}`);
  const isQuiet = isQuietCompany(company);
  const deck = storiesOfMonth(random);
  const events: SampleEvent[] = [];
  const end = addMonths(month, 1);
  let next = 0;
  for (let day = month; day < end; day = addDays(day, 1)) {
    const eventCount = isQuiet ? quietEventCount(random) : eventCountOn(day, random);
    for (let index = 0; index < eventCount; index += 1) {
      // A month that needs more texts than there are starts again, with other values.
      const story = deck[next % deck.length];
      next += 1;
      if (story !== undefined) events.push(tell({ story, company, day, serial: index }, random));
    }
  }
  return events;
}

/** Some small companies are hardly written about: a thin result can be met with made-up news, too. */
function isQuietCompany({ code, market }: ListedCompany): boolean {
  return market === 'KOSDAQ' && createSeededRandom(`quiet ${code}`).chance(0.2);
}

/** One event in five weeks. */
const quietEventCount = (random: SeededRandom): number => (random.chance(0.03) ? 1 : 0);

/**
 * Number of events: one to three on a weekday, none or one at the weekend. With copies, these give two to six articles.
 */
function eventCountOn(day: string, random: SeededRandom): number {
  const weekday = new Date(day).getUTCDay();
  return weekday === 0 || weekday === 6 ? random.integer(0, 1) : random.pick([1, 1, 2, 2, 2, 3]);
}

/** The month's texts in their order. Each month of a company has a bias, so scores differ and change over time. */
function storiesOfMonth(random: SeededRandom): SampleStory[] {
  const mood = random.integer(-2, 2);
  const take = (stories: readonly SampleStory[], count: number) => random.shuffle(stories).slice(0, count);
  // One text per topic: a company does not report a profit and a loss of the same quarter.
  const market = new Map<string, SampleStory>();
  for (const story of random.shuffle([...goodMarketStories, ...badMarketStories])) {
    const fits = random.chance(0.5 + mood * (goodMarketStories.includes(story) ? 0.15 : -0.15));
    if (story.topic !== undefined && fits && !market.has(story.topic)) market.set(story.topic, story);
  }
  return random.shuffle([
    ...market.values(),
    ...take(goodBusinessStories, 11 + mood * 2),
    ...take(badBusinessStories, 11 - mood * 2),
    ...take(neutralStories, 12),
    ...take(otherStories, 6),
  ]);
}

/** Draws one to four publishers of an event: the first tells it in its own words, the others copy or rewrite it. */
function tell(event: DatedStory, random: SeededRandom): SampleEvent {
  const { story, company, day } = event;
  const values = drawValues(random, company.name, day);
  const copies = random.pick([1, 1, 1, 2, 2, 3, 4]);
  const at = startOfSeoulDay(day).getTime() + random.integer(7 * 60, 20 * 60) * minute;
  let next = at;
  const order = random.shuffleLater(samplePublishers);
  const versions = Array.from({ length: copies }, (_, index) => {
    const wording =
      index > 0 && random.chance(0.4)
        ? random.pick(story.wordings)
        : (story.wordings[index % story.wordings.length] ?? story.wordings[0]);
    const publishedAt = new Date(next);
    next += random.integer(3, 55) * minute;
    return { wording, publishedAt };
  });
  const write = () =>
    order().flatMap((publisher, index) => {
      const version = versions[index];
      return version === undefined ? [] : [writeArticle(event, { publisher, ...version }, values)];
    });
  let written: Article[] | undefined;
  return {
    story,
    values,
    at: new Date(at),
    get articles() {
      written ??= write();
      return written;
    },
  };
}

interface DatedStory {
  story: SampleStory;
  company: ListedCompany;
  day: string;
  /** Place among the events of the day. */
  serial: number;
}

interface Report {
  publisher: SamplePublisher;
  wording: Wording;
  publishedAt: Date;
}

function writeArticle({ company, day, serial }: DatedStory, report: Report, values: StoryValues): Article {
  const { publisher, wording, publishedAt } = report;
  const { title, description } = fillWording(wording, values);
  const link = `https://sample.gaemilens.example/${publisher.folder}/${day.replaceAll('-', '')}/${company.code}-${serial + 1}`;
  return { id: articleId(link), title, description, link, publisher: publisher.name, publishedAt };
}
