import { seoulDay } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { type FetchedBody, fetchBody } from '../../http/fetch-body.ts';
import { ProviderError } from '../../provider-error.ts';
import { UnzipError, unzipFile } from '../../zip/unzip-file.ts';
import type { LoadOptions, StockMasterSource } from '../stock-master.ts';
import { type MasterLayout, masterLayouts } from './master-layout.ts';
import { MasterLineError, parseMaster } from './parse-master.ts';

const PROVIDER = 'kis';
/** Limits of a request: the files have some hundred kilobytes, and a few times that unpacked. */
const limits = { timeoutMs: 20_000, totalMs: 60_000, maxBytes: 3_000_000 };
const MAX_FILE_BYTES = 10_000_000;
/** Plausible sizes: each market has more companies than the minimum, and both together far fewer than the maximum. */
const MIN_COMPANIES_OF_MARKET = 500;
const MAX_COMPANIES = 10_000;

/**
 * Source of the master files that Korea Investment & Securities (KIS) publishes each day: all of KOSPI and KOSDAQ, no
 * key.
 */
export function createKisStockMaster(settings: { baseUrl: string }): StockMasterSource {
  return {
    name: 'kis',
    builtIn: false,
    load: async (options) => {
      const markets = await loadAll(settings.baseUrl, options);
      const companies = uniqueByCode(markets.flatMap((market) => market.companies));
      if (companies.length > MAX_COMPANIES) throw malformed(`${companies.length} companies are too many`);
      return { companies, asOf: seoulDay(new Date(Math.min(...markets.map(({ writtenAt }) => writtenAt)))) };
    },
  };
}

interface LoadedMarket {
  companies: ListedCompany[];
  /** Milliseconds since 1970. */
  writtenAt: number;
}

/** Loads both markets or none: when one fails, the other is aborted. */
async function loadAll(baseUrl: string, { signal, now }: LoadOptions): Promise<LoadedMarket[]> {
  const failure = new AbortController();
  const either = AbortSignal.any([signal, failure.signal]);
  try {
    return await Promise.all(masterLayouts.map((layout) => loadMarket(baseUrl, layout, { signal: either, now })));
  } catch (error) {
    failure.abort();
    throw error;
  }
}

async function loadMarket(baseUrl: string, layout: MasterLayout, options: LoadOptions): Promise<LoadedMarket> {
  const answer = await fetchBody(`${baseUrl}/common/master/${layout.file}.zip`, {
    provider: PROVIDER,
    headers: { accept: 'application/zip, application/octet-stream;q=0.9', 'user-agent': 'GaemiLens/1.0' },
    signal: options.signal,
    ...limits,
  });
  const companies = read(answer, layout);
  if (companies.length < MIN_COMPANIES_OF_MARKET) {
    throw malformed(`${layout.file} has only ${companies.length} companies`);
  }
  return { companies, writtenAt: writtenAt(answer, options.now.getTime()) };
}

function read({ body }: FetchedBody, layout: MasterLayout): ListedCompany[] {
  try {
    return parseMaster(unzipFile(body, layout.file, MAX_FILE_BYTES), layout);
  } catch (error) {
    if (error instanceof UnzipError) throw malformed(`${layout.file}.zip ${error.message}`);
    if (error instanceof MasterLineError) throw malformed(`${layout.file}: ${error.message}`);
    throw error;
  }
}

/** Returns the date from the server's header, since the files have none. */
function writtenAt({ lastModified }: FetchedBody, now: number): number {
  const written = Date.parse(lastModified ?? '');
  return Number.isNaN(written) ? now : Math.min(written, now);
}

/** A company that changes markets may be in both files for a day; the first counts. */
function uniqueByCode(companies: readonly ListedCompany[]): ListedCompany[] {
  return [...new Map(companies.toReversed().map((company) => [company.code, company])).values()].reverse();
}

const malformed = (message: string) => new ProviderError(PROVIDER, 'malformed', { message });
