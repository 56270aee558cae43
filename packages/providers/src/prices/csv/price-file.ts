import { readFile, stat } from 'node:fs/promises';
import type { MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { decodeText } from '../../http/decode-text.ts';
import { ProviderError } from '../../provider-error.ts';
import { type PriceRows, readPriceRows } from './read-price-rows.ts';

const MAX_BYTES = 200_000_000;

/** Returns what is wrong with the size of a price file; null for nothing. */
export const findSizeProblem = (bytes: number): string | null =>
  bytes > MAX_BYTES ? `the file is larger than ${MAX_BYTES / 1_000_000} MB` : null;

/** The price file of the operator, in memory. */
export interface PriceFile {
  /** Returns the rows of the file as it is now. @throws ProviderError when it cannot be read or has a wrong line */
  current(): Promise<PriceRows>;
}

/** Opens a price file in UTF-8 or code page 949. It is read again after it has changed, and once a day. */
export function openPriceFile(
  path: string,
  { now, calendar }: { now: () => Date; calendar: MarketCalendar },
): PriceFile {
  let version = '';
  let reading: Promise<PriceRows> | undefined;
  return {
    current: async () => {
      const today = seoulDay(now());
      // A line that is wrong today may be right tomorrow: days after today are refused.
      const found = `${await readVersion(path)} ${today}`;
      // Callers while it is read share the reading.
      if (reading === undefined || found !== version) {
        version = found;
        const started = readRows(path, { today, calendar });
        reading = started;
        // A read that failed says nothing of the file; a wrong line is found again at little cost.
        started.catch(() => {
          if (reading === started) reading = undefined;
        });
      }
      return reading;
    },
  };
}

async function readVersion(path: string): Promise<string> {
  const { mtimeMs, size } = await stat(path).catch(unreadable);
  const problem = findSizeProblem(size);
  if (problem !== null) throw malformed(problem);
  return `${mtimeMs} ${size}`;
}

async function readRows(path: string, at: { today: string; calendar: MarketCalendar }): Promise<PriceRows> {
  const { rows, problems } = await readPriceRows(decodeText(await readFile(path).catch(unreadable), ''), at);
  const [first] = problems;
  if (first === undefined) return rows;
  const more = problems.length > 1 ? `, and ${problems.length - 1} more; pnpm check-prices lists them` : '';
  throw malformed(`line ${first.line}: ${first.problem}${more}`);
}

const malformed = (message: string) => new ProviderError('csv', 'malformed', { message });

function unreadable(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  throw new ProviderError('csv', 'unreachable', { message: `the file cannot be read (${code})`, retryable: false });
}
