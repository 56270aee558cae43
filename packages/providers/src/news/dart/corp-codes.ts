import { STOCK_CODE } from '@gaemi/domain/stock-master/listed-company';
import { givenUp } from '../../http/fetch-body.ts';
import { ProviderError } from '../../provider-error.ts';
import { unlessAborted } from '../../unless-aborted.ts';
import { UnzipError, unzipFile } from '../../zip/unzip-file.ts';
import type { DartClient } from './dart-client.ts';

/** The file has some 4 MB, and some 30 MB unpacked: 119,000 companies in 2026. */
const MAX_ZIP_BYTES = 30_000_000;
const MAX_XML_BYTES = 200_000_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Age at which the directory is loaded again. */
const REFRESH_MS = 7 * DAY;
/** Age from which an unknown stock code, that of a new listing, loads it again. */
const REFRESH_FOR_UNKNOWN_MS = DAY;
const RETRY_MS = HOUR;
/** Pause after a load that took too long, while there is no directory: each begins anew and costs calls. */
const PAUSE_MS = 5 * 60_000;

export interface CorpCodes {
  /**
   * Returns OpenDART's code of a company; undefined for a stock code that it does not know, such as that of a fund.
   * @throws ProviderError when no directory could be loaded yet
   */
  find(stockCode: string, signal: AbortSignal): Promise<string | undefined>;
}

/**
 * Directory of the companies with a stock code, in memory. All gatherings share one load, which costs one call. A
 * refresh keeps nobody waiting whose code the old directory has; when it fails, that one stays in use for another hour. Without an old one, a load that was too slow is
 * followed by a pause.
 */
export function createCorpCodes(client: DartClient, now: () => Date): CorpCodes {
  let codes: ReadonlyMap<string, string> | undefined;
  let loadedAt = 0;
  let nextLoadAt = 0;
  let pausedUntil = 0;
  let loading: Promise<ReadonlyMap<string, string>> | undefined;

  const load = async () => {
    try {
      codes = await loadCorpCodes(client);
      loadedAt = now().getTime();
      return codes;
    } catch (error) {
      if (codes === undefined) {
        if (error instanceof ProviderError && error.kind === 'timeout') pausedUntil = now().getTime() + PAUSE_MS;
        throw error;
      }
      nextLoadAt = now().getTime() + RETRY_MS;
      return codes;
    } finally {
      loading = undefined;
    }
  };
  const isCurrent = (stockCode: string) => {
    if (codes === undefined) return false;
    const time = now().getTime();
    const limit = codes.has(stockCode) ? REFRESH_MS : REFRESH_FOR_UNKNOWN_MS;
    return time < nextLoadAt || time - loadedAt < limit;
  };
  const shared = () => {
    const left = pausedUntil - now().getTime();
    // Unless the clock was set back meanwhile.
    if (codes === undefined && loading === undefined && left > 0 && left <= PAUSE_MS) throw tooSlow();
    loading ??= load();
    return loading;
  };

  return {
    find: async (stockCode, signal) => {
      const known = codes?.get(stockCode);
      if (isCurrent(stockCode)) return known;
      if (known !== undefined) {
        // A load takes minutes, and codes hardly ever change. With a directory there, it never rejects.
        void shared();
        return known;
      }
      return (
        await unlessAborted(
          async () => shared(),
          signal,
          () => givenUp('dart'),
        )
      ).get(stockCode);
    },
  };
}

async function loadCorpCodes(client: DartClient): Promise<ReadonlyMap<string, string>> {
  // Not the signal of a caller, since others wait for the same file.
  const { signal } = new AbortController();
  const zip = await client.directory({ signal, maxBytes: MAX_ZIP_BYTES });
  if (zip === undefined) throw malformed('corpCode.xml is not there');
  try {
    const codes = readCorpCodes(unzipFile(zip, 'CORPCODE.xml', MAX_XML_BYTES));
    if (codes.size === 0) throw malformed('CORPCODE.xml has no company with a stock code');
    return codes;
  } catch (error) {
    if (error instanceof UnzipError) throw malformed(`corpCode.xml ${error.message}`);
    throw error;
  }
}

/**
 * Returns stock code → company code. The file is `result > list > (corp_code, stock_code, modify_date)`, as the official
 * guide has it; it was not seen live. Most companies have a blank stock code. Where two share one, the entry changed
 * last counts. @throws ProviderError for a file without its end
 */
export function readCorpCodes(xml: Buffer): Map<string, string> {
  // The codes are ASCII, so one byte per character is enough, and an XML parser would take seconds.
  const text = xml.toString('latin1');
  if (!text.trimEnd().endsWith('</result>')) throw malformed('CORPCODE.xml is cut off');
  const changed = new Map<string, string>();
  const codes = new Map<string, string>();
  for (let from = text.indexOf('<list>'); from !== -1; from = text.indexOf('<list>', from + 1)) {
    const end = text.indexOf('</list>', from);
    const entry = text.slice(from, end === -1 ? from : end);
    const stockCode = fieldOf(entry, 'stock_code');
    const corpCode = fieldOf(entry, 'corp_code');
    if (!STOCK_CODE.test(stockCode) || !/^\d{8}$/.test(corpCode)) continue;
    const changedOn = fieldOf(entry, 'modify_date');
    if (changedOn < (changed.get(stockCode) ?? '')) continue;
    changed.set(stockCode, changedOn);
    codes.set(stockCode, corpCode);
  }
  return codes;
}

function fieldOf(entry: string, name: string): string {
  const from = entry.indexOf(`<${name}>`);
  const end = entry.indexOf(`</${name}>`, from);
  return from === -1 || end === -1 ? '' : entry.slice(from + name.length + 2, end).trim();
}

const tooSlow = () =>
  new ProviderError('dart', 'timeout', {
    message: 'the company directory was too slow and is asked for again later',
    retryable: false,
    ownLimit: true,
  });
const malformed = (message: string) => new ProviderError('dart', 'malformed', { message });
