import { addDays, seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import { ProviderError } from '../../provider-error.ts';
import type { GatheringLimit } from '../gathering-limit.ts';
import type { CallUse } from '../spend-calls.ts';
import type { DartClient } from './dart-client.ts';
import {
  type FilingRow,
  isWithdrawn,
  type ListedFiling,
  PAGE_COUNT,
  readFilingPage,
  toListedFiling,
} from './filing-rows.ts';

/** Most pages of one gathering: 2,000 filings. */
const MAX_PAGES = 20;

export interface FilingList {
  /** Newest first, unique. */
  filings: ListedFiling[];
  /** Number of rows without a receipt number, a name or a day. */
  unusable: number;
  completeFrom: Date;
}

/**
 * Lists the filings of a company by day of receipt, corrections and their originals included, withdrawn ones not. With a
 * company code the period may be of any length.
 * @throws ProviderError
 */
export async function listFilings(
  client: DartClient,
  query: CallUse & { corpCode: string; from: Date; to: Date; limit: GatheringLimit },
): Promise<FilingList> {
  const { corpCode, from, to, limit, monitoring } = query;
  const filings = new Map<string, ListedFiling>();
  let unusable = 0;
  let withdrawn = 0;
  let firstTotal: number | undefined;
  for (let pageNo = 1; pageNo <= MAX_PAGES; pageNo += 1) {
    const params = {
      corp_code: corpCode,
      bgn_de: compact(seoulDay(from)),
      end_de: compact(seoulDay(to)),
      last_reprt_at: 'N',
      sort: 'date',
      sort_mth: 'desc',
      page_no: String(pageNo),
      page_count: String(PAGE_COUNT),
    };
    const answer = await client
      .json({ name: 'list.json', params, signal: limit.signal, monitoring })
      .catch((error: unknown) => {
        // At the end of its time the list is cut after the pages before.
        if (pageNo > 1 && limit.isOver() && limit.isReachedBy(error)) return undefined;
        throw error;
      });
    // No data: on the first page there is none. A later one is missing, and with it what comes after.
    if (answer === undefined && pageNo === 1) return { filings: [], unusable, completeFrom: from };
    if (answer === undefined) break;
    const { list, total_page, total_count } = readFilingPage(answer);
    firstTotal ??= total_count;
    for (const found of list) {
      const filing = found && toFiling(found, corpCode);
      if (filing === undefined) unusable += 1;
      else if (found !== undefined && isWithdrawn(found)) withdrawn += 1;
      // A filing that arrives meanwhile moves the last row of a page to the next one.
      else if (!filings.has(filing.receiptNo)) filings.set(filing.receiptNo, filing);
    }
    const isLast = total_page === undefined ? list.length < PAGE_COUNT : pageNo >= total_page;
    // Filings that arrive meanwhile are newer than the first page. All that it counted must be here.
    const isWhole = firstTotal === undefined || filings.size + unusable + withdrawn >= firstTotal;
    if (isLast && isWhole) return { filings: [...filings.values()], unusable, completeFrom: from };
    if (isLast || list.length === 0) break;
  }
  const found = [...filings.values()];
  return { filings: found, unusable, completeFrom: findReach(found, { from, to }) };
}

function toFiling(found: FilingRow, corpCode: string): ListedFiling | undefined {
  if (found.corp_code !== undefined && found.corp_code !== corpCode) {
    throw new ProviderError('dart', 'malformed', { message: 'listed the filings of another company' });
  }
  return toListedFiling(found);
}

/** Returns the end of the oldest day of a cut list, since the list may lack a part of it; `to` without an order. */
function findReach(filings: readonly ListedFiling[], { from, to }: { from: Date; to: Date }): Date {
  const newestFirst = filings.every(({ receivedOn }, index) => receivedOn <= (filings[index - 1]?.receivedOn ?? '9'));
  const oldest = filings.at(-1)?.receivedOn;
  if (!newestFirst || oldest === undefined) return to;
  const reach = Math.min(startOfSeoulDay(addDays(oldest, 1)).getTime(), to.getTime());
  return new Date(Math.max(from.getTime(), reach));
}

/** `20261120` */
export const compact = (day: string): string => day.replaceAll('-', '');
