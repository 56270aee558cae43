import { type MarketCalendar, tradingDayBefore } from '@gaemi/domain/market-calendar/market-calendar';
import { addDays, seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { NewsStream, StreamedArticle, StreamRead } from '../news-stream.ts';
import { createDartClient, type DartSettings } from './dart-client.ts';
import { type DayFiling, readDayFilings } from './day-filings.ts';
import { viewerLink, withMoment } from './filing-article.ts';
import { createFilingFigures, statesFigures } from './filing-figures.ts';
import { createReceiptTimes } from './receipt-times.ts';
import { withFigures } from './with-figures.ts';

/** Days back from today that are read after a standstill; the first read begins on the trading day before today. */
export const MAX_DAYS_BEHIND = 14;
/** Companies whose figures one read asks for, each a call or more. */
const COMPANIES_A_READ = 15;
/** Time for the figures of one read, in which 15 companies are usually asked for. */
const FIGURES_MS = 120_000;
/** OpenDART lists a filing some minutes after its receipt: what is younger may still come. */
const SETTLING_MS = 10 * 60_000;

/** Reads after which a past day is left whose list does not add up: it would keep all later ones waiting. */
const MAX_READS_OF_PAST = 3;
/** Reads in which the figures of a filing are asked for: its document may come after its line in the list. */
const MAX_TRIES = 3;

/** A day of which the list was read. What is known of it spares pages at the next read. */
interface ReadDay {
  day: string;
  receiptNos: ReadonlySet<string>;
  /** Receipt numbers that were given as withdrawn: once is enough, the list names them at every read. */
  withdrawn: ReadonlySet<string>;
  complete: boolean;
  /** Number of reads to the end of the list since the day was over. */
  readsAfter: number;
}

/**
 * The filings of all companies as a stream, a day a read, each with the moment of its receipt and its figures. The position is the day
 * that is read; the receipt numbers known of it are in memory, so that a new reader lists the whole day once more.
 */
export function createDartStream(
  settings: DartSettings & { calendar?: MarketCalendar; figuresMs?: number },
): NewsStream {
  const client = createDartClient(settings);
  const times = createReceiptTimes({ rssUrl: settings.rssUrl, now: settings.now ?? (() => new Date()) });
  const figures = createFilingFigures(client, settings.logger);
  let current: ReadDay | null = null;
  /** Filings of the day whose figures are still to be read, the newest first. */
  let waiting: DayFiling[] = [];
  /** Filings that should have had figures, by their number of tries; read again with the next list. */
  let without = new Map<DayFiling, number>();
  /** Filings that were given without the moment of their receipt, with the number of lists since: a feed that failed has it later. */
  let timeless: { filing: DayFiling; lists: number }[] = [];
  /** Those of them whose moment came, to be given again. */
  let dated: DayFiling[] = [];
  /** False where figures did not come in time: they must not keep the filings themselves waiting until the next list. */
  let asksFigures = true;

  const findMoments = (moments: ReadonlyMap<string, Date>, now: Date): void => {
    const find = (filing: DayFiling): DayFiling => {
      const article = withMoment(filing.article, moments.get(receiptNoIn(filing)), now);
      return article === undefined ? filing : { ...filing, article };
    };
    const found = timeless.map(({ filing, lists }) => ({ filing: find(filing), lists: lists + 1 }));
    timeless = found.filter(({ filing, lists }) => !hasMoment(filing) && lists < MAX_TRIES);
    without = new Map([...without].map(([filing, tries]) => [find(filing), tries]));
    const comeAnyway = new Set([...without.keys()].map(receiptNoIn));
    dated = found.map(({ filing }) => filing).filter((each) => hasMoment(each) && !comeAnyway.has(receiptNoIn(each)));
  };

  /** What was taken back is not given again. */
  const leaveOut = (withdrawn: readonly { receiptNo: string }[]): void => {
    const gone = new Set(withdrawn.map(({ receiptNo }) => receiptNo));
    timeless = timeless.filter(({ filing }) => !gone.has(receiptNoIn(filing)));
    without = new Map([...without].filter(([filing]) => !gone.has(receiptNoIn(filing))));
  };

  const list = async (
    day: string,
    { isOver, now, signal }: { isOver: boolean; now: Date; signal: AbortSignal },
  ): Promise<Pick<StreamRead, 'withdrawn'>> => {
    const known = current?.day === day ? current : null;
    const moments = await times.read(signal);
    const query = { day, known: known?.receiptNos ?? new Set<string>(), allPages: isOver, moments, signal };
    const reading = await readDayFilings(settings, query);
    leaveOut(reading.withdrawn);
    findMoments(moments, now);
    waiting = [...reading.filings, ...without.keys()];
    asksFigures = true;
    const fresh = reading.withdrawn.filter(({ receiptNo }) => known?.withdrawn.has(receiptNo) !== true);
    current = {
      day,
      receiptNos: reading.receiptNos,
      withdrawn: new Set([...(known?.withdrawn ?? []), ...fresh.map(({ receiptNo }) => receiptNo)]),
      complete: reading.complete,
      readsAfter: (known?.readsAfter ?? 0) + (isOver && reading.endedBy === null ? 1 : 0),
    };
    return { withdrawn: fresh.map(({ receiptNo, stockCode }) => ({ stockCode, link: viewerLink(receiptNo) })) };
  };

  const nextFilings = async (signal: AbortSignal): Promise<StreamedArticle[]> => {
    const companies = [...new Set(waiting.map(({ stockCode }) => stockCode))].slice(0, COMPANIES_A_READ);
    const taken = asksFigures ? waiting.filter(({ stockCode }) => companies.includes(stockCode)) : waiting;
    const over = AbortSignal.timeout(settings.figuresMs ?? FIGURES_MS);
    const { read, asked } = asksFigures
      ? await withFigures(figures, taken, { signal, over })
      : { read: taken, asked: new Set<DayFiling>() };
    if (over.aborted) asksFigures = false;
    waiting = waiting.filter((filing) => !taken.includes(filing));
    const countTries = (filing: DayFiling) => (without.get(filing) ?? 0) + (asked.has(filing) ? 1 : 0);
    without = new Map([...without, ...taken.map((filing) => [filing, countTries(filing)] as const)]);
    for (const [index, filing] of taken.entries()) {
      const { figures: stated = [], reportName = '' } = read[index]?.article.filing ?? {};
      const isDone = stated.length > 0 || !statesFigures(reportName) || (without.get(filing) ?? 0) >= MAX_TRIES;
      if (isDone) without.delete(filing);
    }
    const again = new Set(read.map(receiptNoIn));
    const kept = timeless.filter(({ filing }) => !again.has(receiptNoIn(filing)));
    timeless = [...kept, ...read.filter((filing) => !hasMoment(filing)).map((filing) => ({ filing, lists: 0 }))];
    return read.map(({ article, stockCode }) => ({ article, stockCode }));
  };

  return {
    name: 'dart',
    source: 'dart',
    synthetic: false,
    read: async ({ position, now, signal }) => {
      const day = dayToRead(position, seoulDay(now), settings.calendar);
      const settled = new Date(now.getTime() - SETTLING_MS);
      // Shortly after midnight the last filings of a day are still to be listed.
      const isOver = day < seoulDay(settled);
      const listed = waiting.length > 0 && current?.day === day ? {} : await list(day, { isOver, now, signal });
      const known = dated.map(({ article, stockCode }) => ({ article, stockCode }));
      const articles = [...(await nextFilings(signal)), ...known];
      dated = [];
      if (waiting.length > 0) return { ...listed, articles, complete: null, position: day, more: true };
      const to = isOver ? startOfSeoulDay(addDays(day, 1)) : settled;
      const from = startOfSeoulDay(day);
      const isWhole = current?.complete === true;
      const isDone = isOver && (isWhole || (current?.readsAfter ?? 0) >= MAX_READS_OF_PAST);
      return {
        ...listed,
        articles,
        complete: isWhole && from < to ? { from, to } : null,
        position: isDone ? addDays(day, 1) : day,
        more: isDone,
      };
    },
    forget: () => {
      current = null;
      waiting = [];
      without = new Map();
      timeless = [];
      dated = [];
    },
  };
}

const receiptNoIn = ({ article }: DayFiling): string => article.filing?.receiptNo ?? '';
const hasMoment = ({ article }: DayFiling): boolean => article.filing?.receivedAt != null;

/** At first the last day with filings before today; after a standstill not too far back; with a clock set back, today. */
function dayToRead(position: string | null, today: string, calendar?: MarketCalendar): string {
  if (position === null) return tradingDayBefore(today, calendar);
  if (position > today) return today;
  const earliest = addDays(today, -MAX_DAYS_BEHIND);
  return position > earliest ? position : earliest;
}
