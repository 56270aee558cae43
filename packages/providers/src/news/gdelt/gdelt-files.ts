import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Article } from '@gaemi/domain/article';
import { fetchBody, givenUp } from '../../http/fetch-body.ts';
import { ProviderError } from '../../provider-error.ts';
import { UnzipError, unzipPieces } from '../../zip/unzip-file.ts';
import { createArticleCollector } from '../article-collector.ts';
import { stamp } from './gdelt-time.ts';
import { createGkgReader } from './gkg-rows.ts';

/** Interval of the files. */
export const QUARTER_MS = 15 * 60_000;
/** A file has about 6 MB packed; these stop what is no such file. */
const MAX_PACKED = 40_000_000;
const MAX_UNPACKED = 200_000_000;
const MAX_LINES = 200_000;
/** Pieces unpacked before others get their turn: unpacking a whole file takes a good part of a second. */
const PIECES_AT_ONCE = 8;

export interface GdeltFilesSettings {
  /** Scheme, host and port of the files. */
  baseUrl: string;
  /** Time limit of one try, by default 60 s; of silence within it 15 s. */
  timeoutMs?: number;
  silenceMs?: number;
  /** Wait before the second try. */
  backoffMs?: number;
}

/** What one file says of the Korean press. */
export interface GdeltFile {
  /** Newest first, one per link. `publishedAt` is the moment at which GDELT saw the article. */
  articles: Article[];
  /** Korean rows without a title or a public link. */
  unusable: number;
}

/** Start of the quarter of an hour to which a moment belongs, as the files are named. */
export const quarterOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / QUARTER_MS) * QUARTER_MS);

/**
 * Reads the file of a quarter of an hour, which GDELT puts out 15 to 30 minutes later: every article in a language other
 * than English that it saw, of which the Korean ones are kept. Undefined when there is no such file: it is not out yet, or
 * GDELT left it out. @throws ProviderError
 */
export async function readGdeltFile(
  settings: GdeltFilesSettings,
  quarter: Date,
  signal: AbortSignal,
): Promise<GdeltFile | undefined> {
  const name = `${stamp(quarterOf(quarter))}.translation.gkg.csv`;
  const zip = await download(settings, `/gdeltv2/${name}.zip`, signal);
  return zip === undefined ? undefined : readRows(zip, name, signal);
}

/** Undefined for a file that is not there. */
async function download(settings: GdeltFilesSettings, path: string, signal: AbortSignal): Promise<Buffer | undefined> {
  const { baseUrl, timeoutMs = 60_000, silenceMs = 15_000, backoffMs = 2_000 } = settings;
  const limits = { timeoutMs, silenceMs, backoffMs, totalMs: 3 * timeoutMs, maxBytes: MAX_PACKED };
  try {
    const options = { provider: 'gdelt-files', signal, headers, ...limits };
    return (await fetchBody(new URL(path, baseUrl).href, options)).body;
  } catch (error) {
    if (error instanceof ProviderError && error.status === 404) return undefined;
    throw error;
  }
}

async function readRows(zip: Buffer, name: string, signal: AbortSignal): Promise<GdeltFile> {
  const collector = createArticleCollector();
  const reader = createGkgReader((article) => void collector.add(article));
  let pieces = 0;
  try {
    for (const piece of unzipPieces(zip, name, MAX_UNPACKED)) {
      if (reader.push(piece) > MAX_LINES) throw new UnzipError(`holds more than ${MAX_LINES} lines`);
      pieces += 1;
      if (pieces % PIECES_AT_ONCE === 0) await letOthersRun();
      if (signal.aborted) throw givenUp('gdelt-files');
    }
  } catch (error) {
    if (!(error instanceof UnzipError)) throw error;
    throw new ProviderError('gdelt-files', 'malformed', { message: `the file ${error.message}`, cause: error });
  }
  if (!reader.end())
    throw new ProviderError('gdelt-files', 'malformed', { message: 'the file has no rows of 27 columns' });
  const { articles, undated: unusable } = collector.gathered(new Date(0));
  return { articles, unusable };
}

const headers = { 'user-agent': 'GaemiLens/1.0 (news reader)', accept: 'application/zip, */*;q=0.5' };
