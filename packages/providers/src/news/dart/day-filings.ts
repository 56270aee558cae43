import type { Article } from '@gaemi/domain/article';
import { STOCK_CODE } from '@gaemi/domain/stock-master/listed-company';
import { ProviderError } from '../../provider-error.ts';
import { createArticleCollector, type RawArticle } from '../article-collector.ts';
import { startLimit } from '../gathering-limit.ts';
import type { CallUse } from '../spend-calls.ts';
import { createDartClient, type DartSettings } from './dart-client.ts';
import { filingArticle } from './filing-article.ts';
import { compact } from './filing-list.ts';
import { type FilingRow, isWithdrawn, PAGE_COUNT, readFilingPage, toListedFiling } from './filing-rows.ts';

/** Most pages of a day: 4,000 filings, twice a busy day of all companies. */
const MAX_PAGES = 40;

export interface DayQuery extends CallUse {
  /** Day in Seoul: `2026-11-20`. */
  day: string;
  /** Receipt numbers of this day from the last reading (`receiptNos`), so that only what is new is read. */
  known?: ReadonlySet<string>;
  /** True to read all pages, also where all filings are known: what was withdrawn may stand on any of them. */
  allPages?: boolean;
  /** Moments of receipt, as far as the feeds had them. */
  moments?: ReadonlyMap<string, Date>;
  signal: AbortSignal;
  /** Moment at which the reading ends with what is there, in milliseconds since 1970. */
  until?: number;
}

/** A filing of a listed company. */
export interface DayFiling {
  /** Six letters or digits. */
  stockCode: string;
  companyName: string;
  /** OpenDART's code of the company; undefined where the list lacks it. */
  corpCode: string | undefined;
  /** The filing as an article, without figures, which cost calls of their own. */
  article: Article;
}

export interface DayReading {
  /** New filings of listed companies. */
  filings: DayFiling[];
  /** Filings of listed companies that the list marks as withdrawn, as far as it was read. They are no filings any more. */
  withdrawn: { receiptNo: string; stockCode: string }[];
  /** Receipt numbers of all companies by now: what the next reading knows. */
  receiptNos: ReadonlySet<string>;
  /** False when the reading ended before all filings of the day were known. */
  complete: boolean;
  /** The limit that ended it, such as the calls of the day; null where the list itself ended. */
  endedBy: ProviderError | null;
}

/**
 * Reads the filings of all companies of a day, page by page until all that the list counts are known. The order of a page
 * is not documented: filings of the exchange have receipt numbers of another range.
 * @throws ProviderError when the first page fails, or a later one for another reason than a limit
 */
export async function readDayFilings(settings: DartSettings, query: DayQuery): Promise<DayReading> {
  const client = createDartClient(settings);
  const limit = startLimit(query);
  const day = startDay(query, settings.now?.() ?? new Date());
  let endedBy: ProviderError | null = null;
  for (let pageNo = 1; pageNo <= MAX_PAGES; pageNo += 1) {
    const { signal } = limit;
    const call = { name: 'list.json', params: paramsOf(query.day, pageNo), signal, monitoring: query.monitoring };
    const answer = await client.json(call).catch((error: unknown) => {
      if (pageNo === 1 || !(error instanceof ProviderError) || !limit.isReachedBy(error)) throw error;
      endedBy = error;
      return undefined;
    });
    // No data: a day without filings. A later page may be gone, since filings were taken back meanwhile.
    if (answer === undefined) return day.reading({ complete: pageNo === 1, endedBy });
    const { list, total_count: total, total_page: pages } = readFilingPage(answer);
    day.add(list);
    const isLast = pages === undefined ? list.length < PAGE_COUNT : pageNo >= pages;
    if (query.allPages !== true && day.hasAll(total)) return day.reading({ complete: true });
    const isWhole = total === undefined || day.isWhole(total);
    if (isLast) return day.reading({ complete: isWhole, readAll: isWhole });
  }
  return day.reading({ complete: false });
}

function paramsOf(day: string, pageNo: number): Record<string, string> {
  return {
    bgn_de: compact(day),
    end_de: compact(day),
    last_reprt_at: 'N',
    sort: 'date',
    sort_mth: 'desc',
    page_no: String(pageNo),
    page_count: String(PAGE_COUNT),
  };
}

/** Collects the rows of a day. */
function startDay({ known = new Set(), moments }: DayQuery, now: Date) {
  const found = new Set<string>();
  const filings: DayFiling[] = [];
  const withdrawn: DayReading['withdrawn'] = [];
  let unusable = 0;
  const all = () => new Set([...known, ...found]);

  const addRow = (row: FilingRow | undefined) => {
    const listed = row && toListedFiling(row);
    if (row === undefined || listed === undefined) {
      unusable += 1;
      return;
    }
    const { receiptNo } = listed;
    if (found.has(receiptNo)) return;
    found.add(receiptNo);
    const { stock_code: stockCode = '', corp_name: companyName = '', corp_code: corpCode } = row;
    // Blank, or a dash: not listed.
    if (!STOCK_CODE.test(stockCode)) return;
    if (isWithdrawn(row)) withdrawn.push({ receiptNo, stockCode });
    else if (!known.has(receiptNo)) {
      const [article] = buildArticles(filingArticle(listed, { moment: moments?.get(receiptNo), now }));
      if (article !== undefined) filings.push({ stockCode, companyName, corpCode, article });
    }
  };

  return {
    add: (rows: readonly (FilingRow | undefined)[]) => rows.forEach(addRow),
    /** Whether the rows read are all that the list counts. */
    isWhole: (total: number) => found.size + unusable >= total,
    /** Whether all are known. Where more are known than counted, some were taken back, and that proves nothing. */
    hasAll: (total: number | undefined) => total !== undefined && known.size <= total && all().size + unusable >= total,
    reading: ({ complete, readAll = false, endedBy = null }: Ending): DayReading => ({
      filings,
      withdrawn,
      receiptNos: readAll ? found : all(),
      complete,
      endedBy,
    }),
  };
}

type Ending = Pick<DayReading, 'complete'> & { readAll?: boolean; endedBy?: DayReading['endedBy'] };

function buildArticles(raw: RawArticle): Article[] {
  const collector = createArticleCollector();
  collector.add(raw);
  return collector.gathered(new Date(0)).articles;
}
