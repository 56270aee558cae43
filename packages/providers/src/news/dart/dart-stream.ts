import { addDays, seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { NewsStream, StreamedArticle, StreamRead } from '../news-stream.ts';
import { createDartClient, type DartSettings } from './dart-client.ts';
import { type DayFiling, readDayFilings } from './day-filings.ts';
import { viewerLink } from './filing-article.ts';
import { createFilingFigures, statesFigures } from './filing-figures.ts';
import { createReceiptTimes } from './receipt-times.ts';
import { withFigures } from './with-figures.ts';

/** Days back from today that are read after a standstill; the first read begins yesterday. */
const MAX_DAYS_BEHIND = 14;
/** Companies whose figures one read asks for, each a call or more. */
const COMPANIES_A_READ = 15;
/** OpenDART lists a filing some minutes after its receipt: what is younger may still come. */
const SETTLING_MS = 10 * 60_000;

/** Reads in which the figures of a filing are asked for: its document may come after its line in the list. */
const MAX_TRIES = 3;

/** A day of which the list was read. What is known of it spares pages at the next read. */
interface ReadDay {
  day: string;
  receiptNos: ReadonlySet<string>;
  stockCodes: Map<string, string>;
  complete: boolean;
}

/**
 * The filings of all companies as a stream, a day a read, each with the moment of its receipt and its figures. The position is the day
 * that is read; the receipt numbers known of it are in memory, so that a new reader lists the whole day once more.
 */
export function createDartStream(settings: DartSettings): NewsStream {
  const client = createDartClient(settings);
  const times = createReceiptTimes({ rssUrl: settings.rssUrl, now: settings.now ?? (() => new Date()) });
  const figures = createFilingFigures(client, settings.logger);
  let current: ReadDay | null = null;
  /** Filings of the day whose figures are still to be read, the newest first. */
  let waiting: DayFiling[] = [];
  /** Filings that should have had figures, by their number of tries; read again with the next list. */
  let without = new Map<DayFiling, number>();

  const list = async (day: string, signal: AbortSignal): Promise<Pick<StreamRead, 'withdrawn'>> => {
    const known = current?.day === day ? current : null;
    const moments = await times.read(signal);
    const query = { day, known: known?.receiptNos ?? new Set<string>(), moments, signal };
    const reading = await readDayFilings(settings, query);
    const stockCodes = new Map(known?.stockCodes);
    for (const { article, stockCode } of reading.filings) stockCodes.set(article.filing?.receiptNo ?? '', stockCode);
    waiting = [...reading.filings, ...without.keys()];
    const withdrawn = reading.withdrawn.flatMap((receiptNo) => {
      const stockCode = stockCodes.get(receiptNo);
      // Once is enough: the list names it at every read.
      stockCodes.delete(receiptNo);
      return stockCode === undefined ? [] : [{ stockCode, link: viewerLink(receiptNo) }];
    });
    current = { day, receiptNos: reading.receiptNos, stockCodes, complete: reading.complete };
    return { withdrawn };
  };

  const nextFilings = async (signal: AbortSignal): Promise<StreamedArticle[]> => {
    const companies = [...new Set(waiting.map(({ stockCode }) => stockCode))].slice(0, COMPANIES_A_READ);
    const taken = waiting.filter(({ stockCode }) => companies.includes(stockCode));
    const read = await withFigures(figures, taken, signal);
    waiting = waiting.filter((filing) => !taken.includes(filing));
    without = new Map([...without, ...taken.map((filing) => [filing, (without.get(filing) ?? 0) + 1] as const)]);
    for (const [index, filing] of taken.entries()) {
      const { figures: stated = [], reportName = '' } = read[index]?.article.filing ?? {};
      const isDone = stated.length > 0 || !statesFigures(reportName) || (without.get(filing) ?? 0) >= MAX_TRIES;
      if (isDone) without.delete(filing);
    }
    return read.map(({ article, stockCode }) => ({ article, stockCode }));
  };

  return {
    name: 'dart',
    source: 'dart',
    synthetic: false,
    read: async ({ position, now, signal }) => {
      const today = seoulDay(now);
      const day = dayToRead(position, today);
      const listed = waiting.length > 0 && current?.day === day ? {} : await list(day, signal);
      const articles = await nextFilings(signal);
      if (waiting.length > 0) return { ...listed, articles, complete: null, position: day, more: true };
      const isOver = day < today;
      const to = isOver ? startOfSeoulDay(addDays(day, 1)) : new Date(now.getTime() - SETTLING_MS);
      const from = startOfSeoulDay(day);
      const isWhole = current?.complete === true;
      return {
        ...listed,
        articles,
        complete: isWhole && from < to ? { from, to } : null,
        position: isOver && isWhole ? addDays(day, 1) : day,
        more: isOver && isWhole,
      };
    },
  };
}

/** Yesterday at first; after a standstill not too far back; with a clock set back, today. */
function dayToRead(position: string | null, today: string): string {
  if (position === null) return addDays(today, -1);
  if (position > today) return today;
  const earliest = addDays(today, -MAX_DAYS_BEHIND);
  return position > earliest ? position : earliest;
}
