import { type ListedCompany, STOCK_CODE } from '@gaemi/domain/stock-master/listed-company';
import { decodeCodePage949 } from '../../http/code-page-949.ts';
import { findIndustry } from './industry-names.ts';
import { type Field, HEAD_BYTES, type MasterLayout, SHORT_CODE } from './master-layout.ts';

/** A line that is truncated or has another layout. The message has its number, from 1. */
export class MasterLineError extends Error {}

/**
 * Security types of ordinary shares: stocks of Korean and of foreign companies, depositary receipts of foreign ones,
 * REITs and infrastructure funds.
 */
const companyGroups = new Set(['ST', 'FS', 'DR', 'RT', 'IF']);

/**
 * Reads the ordinary shares of a master file, with SPACs, REITs, infrastructure funds and halted shares, and without
 * ETFs, warrants and preferred shares. The file has no press names, former names or floating shares. @throws MasterLineError for the first line
 * with another layout
 */
export function parseMaster(file: Buffer, layout: MasterLayout): ListedCompany[] {
  return listLines(file).flatMap((line, index) => {
    const row = readRow(line, layout);
    if (row === undefined) throw new MasterLineError(`line ${index + 1} is cut or laid out in another way`);
    // Codes of another length are those of rights and warrants.
    return row !== 'no company' && STOCK_CODE.test(row.code) ? [row] : [];
  });
}

/** Split as bytes: the second byte of a syllable is never a line feed. */
function listLines(file: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let from = 0; from < file.length; ) {
    const feed = file.indexOf('\n', from);
    const end = feed === -1 ? file.length : feed;
    const line = file.subarray(from, file[end - 1] === 0x0d ? end - 1 : end);
    if (line.length > 0) lines.push(line);
    from = end + 1;
  }
  return lines;
}

/** Returns undefined for a line with another layout. */
function readRow(line: Buffer, layout: MasterLayout): ListedCompany | 'no company' | undefined {
  const from = line.length - layout.tail;
  if (from <= HEAD_BYTES) return undefined;
  // The fixed part is counted from the end of the line.
  const read = ([at, width]: Field) => line.toString('latin1', from + at, from + at + width);
  const code = line.toString('latin1', SHORT_CODE[0], SHORT_CODE[1]).trim();
  const group = read(layout.group);
  if (!/^[0-9A-Z]{6,9}$/.test(code) || !/^[A-Z]{2}$/.test(group)) return undefined;
  if (!companyGroups.has(group)) return 'no company';

  const name = decodedName(line.subarray(HEAD_BYTES, from));
  const shares = /^ *(\d+) *$/.exec(read(layout.listedShares))?.[1];
  const inPlace = /^(\d{8}| {8})$/.test(read(layout.listingDate)) && /^[YN ]$/.test(read(layout.tradingHalt));
  if (name === undefined || shares === undefined || !inPlace) return undefined;
  if (!isOrdinaryShare({ code, etp: read(layout.etpClass), preferred: read(layout.preferredClass) }))
    return 'no company';
  return {
    code,
    name,
    market: layout.market,
    aliases: [],
    formerNames: [],
    listedShares: Number(shares) * 1_000 || null,
    floatingShares: null,
    industry: findIndustry(read(layout.largeIndustry), read(layout.middleIndustry)),
    marketValue: Number(/^ *(\d+) *$/.exec(read(layout.marketValue))?.[1] ?? 0) * 100_000_000 || null,
  };
}

function decodedName(bytes: Buffer): string | undefined {
  try {
    return decodeCodePage949(bytes).normalize('NFC').replace(/\s+/g, ' ').trim() || undefined;
  } catch {
    return undefined;
  }
}

/** When the flag is blank, the last digit of the code identifies a preferred share. */
function isOrdinaryShare(row: { code: string; etp: string; preferred: string }): boolean {
  const isPreferred = row.preferred === ' ' ? !row.code.endsWith('0') : row.preferred !== '0';
  return /^[0 ]$/.test(row.etp) && !isPreferred;
}
