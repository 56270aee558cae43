import type { LastNewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { StockEvent } from '@gaemi/database/stock-events/stock-event.repository';
import { writeAmounts } from '@gaemi/domain/figures/write-amounts';
import { rumourRules } from '@gaemi/domain/filings/rumour-rules';
import { eventTypeNames } from '@gaemi/domain/judge/judgement/event-type';
import { strengthNames } from '@gaemi/domain/judge/judgement/judgement';
import { labelNames, type NewsSide } from '@gaemi/domain/news-side';
import { removedText } from '@gaemi/domain/rights/expired-texts';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import type { NewsSourceName } from '@gaemi/domain/sources';
import { countArticles } from '@gaemi/domain/stock-events/event-reports';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { compareText } from '@gaemi/domain/text-order';

/** An event as a mail or a push shows it. */
export interface ContentEvent {
  /** Ids under which a delivery may hold it. */
  ids: readonly string[];
  /** Day in Seoul of its first article; of a rumour the day of its last stage. */
  day: string;
  /** What happened; where the rights of a source keep its text inside, the type and the day. */
  text: string;
  /** The same in a few words, e.g. "자사주 소각"; or the type. */
  short: string;
  side: NewsSide | null;
  /** `호재 · 강함`; of an event without a side its type alone. */
  weight: string;
  /** `호재에서 악재로 바뀜`; null for what did not turn. */
  turned: string | null;
  /** `공시와 다름` where a filing gives other figures than its text, which is the news's; else null. */
  warning: string | null;
  /** `수주·계약 · 기사 4건 · 공시로 확인`; without the type where `weight` says it, and without articles where filings alone report it. */
  note: string;
  /** The article or filing. */
  link: string;
}

/** A stock with its events, the strongest first. */
export interface ContentStock {
  code: string;
  name: string;
  last: LastNewsAnalysis | null;
  events: ContentEvent[];
}

/** A day of this week that a filing of a stock names. */
export interface ContentDay {
  /** Name of the stock. */
  name: string;
  /** `11월 27일 금요일`. */
  day: string;
  /** `배당금 지급 · 현금·현물배당결정`. */
  text: string;
  /** The filing. */
  link: string;
  source: NewsSourceName;
}

/** What a member is notified of at once. */
export interface NotificationContent {
  stocks: ContentStock[];
  /** Days of this week, in briefings alone. */
  week: ContentDay[];
  /** Lines that name the sources, each once. */
  attributions: string[];
  /** True when any of it rests on sample data. */
  sample: boolean;
  /** True when a model wrote one of the texts. */
  byModel: boolean;
}

export interface ContentSources {
  companies: ReadonlyMap<string, Pick<ListedCompany, 'code' | 'name'>>;
  last: ReadonlyMap<string, LastNewsAnalysis>;
  rights: RightsRegister;
}

/** Puts together what a member is notified of events. Stocks come in the order of the codes. */
export function composeContent(
  codes: readonly string[],
  events: readonly StockEvent[],
  { companies, last, rights }: ContentSources,
): NotificationContent {
  const sample = events.some((event) => event.sample);
  const stocks = codes.map((code) => ({
    code,
    name: companies.get(code)?.name ?? code,
    // Scores of sample data, which stay from the first tries of a service, are none beside real news.
    last: chosenLast(last.get(code), { sample }),
    events: events
      .filter(({ stockCode }) => stockCode === code)
      .toSorted((a, b) => b.strength - a.strength || compareText(b.day, a.day))
      .map((event) => toContentEvent(event, rights)),
  }));
  const sources = new Set(events.flatMap((event) => event.sources));
  return {
    stocks: stocks.filter((stock) => stock.events.length > 0),
    week: [],
    attributions: [...new Set([...sources].map((source) => rights.rightsOf(source).attribution))],
    sample,
    byModel: events.some((event) => event.byModel && mayLeave(event, rights)),
  };
}

const chosenLast = (last: LastNewsAnalysis | undefined, { sample }: { sample: boolean }): LastNewsAnalysis | null =>
  last === undefined || (last.dataSource === 'sample' && !sample) ? null : last;

/** Adds the days of the week. Their sources are named, and sample data is marked, as those of events. */
export function withWeek(
  content: NotificationContent,
  week: ContentDay[],
  rights: ContentSources['rights'],
): NotificationContent {
  const attributions = week.map(({ source }) => rights.rightsOf(source).attribution);
  return {
    ...content,
    week,
    attributions: [...new Set([...content.attributions, ...attributions])],
    sample: content.sample || week.some(({ source }) => source === 'sample'),
  };
}

/** Whether the text of an event may go out. */
const mayLeave = ({ text, sources }: StockEvent, rights: RightsRegister): boolean =>
  text !== removedText && sources.every((source) => rights.rightsOf(source).redistribution);

const turnedNotes: Record<NewsSide, string> = { good: '악재에서 호재로 바뀜', bad: '호재에서 악재로 바뀜' };

function toContentEvent(event: StockEvent, rights: RightsRegister): ContentEvent {
  const { type, side, strength, day, filed, differsFrom = null, stage, link, turnedTo } = event;
  const articles = countArticles(event);
  const isText = mayLeave(event, rights);
  const [, month, date] = day.split('-').map(Number);
  const typeName = eventTypeNames[type];
  const warning = differsFrom === null ? null : '공시와 다름';
  const turned = side !== null && side === turnedTo ? turnedNotes[side] : null;
  const notes = [
    ...(turned === null ? [] : [turned]),
    // Where there is no side, the weight is the type.
    ...(side === null ? [] : [typeName]),
    ...(articles === 0 ? [] : [`기사 ${articles}건`]),
    ...(filed ? ['공시로 확인'] : []),
    ...(warning === null ? [] : [warning]),
    ...(stage === null ? [] : [`소문 ${rumourRules[stage].name}`]),
  ];
  return {
    ids: event.family,
    day,
    short: isText ? event.short : typeName,
    text: isText ? writeAmounts(event.text) : `${month}월 ${date}일 ${typeName} 소식이 있어요`,
    side,
    weight: side === null ? typeName : `${labelNames[side]} · ${strengthNames[strength]}`,
    turned,
    warning,
    note: notes.join(' · '),
    link,
  };
}
