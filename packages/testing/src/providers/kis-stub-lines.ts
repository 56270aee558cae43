import { encodeEucKr } from './euc-kr.ts';

/** A row of a master file. Omitted fields are those of an ordinary share in normal trading. */
export interface KisRow {
  market: 'KOSPI' | 'KOSDAQ';
  /** Six characters for stocks; funds and rights have up to nine. */
  code: string;
  name: string;
  /** ST stock, EF ETF, RT REIT, FS foreign stock, DR depositary receipt, EW warrant … */
  group?: string;
  /** In thousands. */
  listedThousands?: number;
  /** In hundreds of millions of won; blank when omitted. */
  marketValueHundredMillions?: number;
  /** 0 common, 1 old and 2 new preferred share. */
  preferred?: '0' | '1' | '2' | 'blank';
  /** 0 none, 1 and 2 kinds of ETF, 3 ETN. */
  etpClass?: '0' | '1' | '2' | '3';
  isHalted?: boolean;
  /** Large and middle industry, four digits each; zeros when omitted. */
  industry?: string;
}

/**
 * Returns the bytes of a master file: one line for each row, in code page 949, its fixed part counted from the line's
 * end.
 */
export function kisFile(rows: readonly KisRow[], lineEnd = '\n'): Buffer {
  return Buffer.concat(rows.flatMap((row) => [kisLine(row), Buffer.from(lineEnd)]));
}

export function kisLine(row: KisRow): Buffer {
  const name = encodeEucKr(row.name);
  if (name.length > NAME_BYTES) throw new Error(`Too long for a master file: ${row.name}`);
  const head = row.code.padEnd(9) + `KR7${row.code.slice(0, 6)}003`.padEnd(12);
  return Buffer.concat([Buffer.from(head), name, Buffer.alloc(NAME_BYTES - name.length, ' '), buildTail(row)]);
}

const NAME_BYTES = 40;

function buildTail(row: KisRow): Buffer {
  const { bytes, places } = tails[row.market];
  const tail = Buffer.alloc(bytes, '0');
  const values: Record<keyof typeof places, string> = {
    group: row.group ?? 'ST',
    etpClass: row.etpClass ?? '0',
    industry: row.industry ?? '0'.repeat(8),
    // Trading halt, liquidation trading, managed issue, market alert.
    warnings: `${yesOrNo(row.isHalted)}NN00`,
    // Previous volume, par value, listing date, listed shares in thousands, capital, fiscal month.
    shares: `${'0'.repeat(12)}${'5000'.padStart(12, '0')}20100615${String(row.listedThousands ?? 10_000).padStart(15, '0')}${'0'.repeat(21)}12`,
    preferred: row.preferred === 'blank' ? ' ' : (row.preferred ?? '0'),
    marketValue: row.marketValueHundredMillions?.toString().padStart(9, '0') ?? ' '.repeat(9),
    groupCompany: '   ',
  };
  for (const [field, at] of Object.entries(places)) tail.write(values[field as keyof typeof places], at);
  return tail;
}

/** Bytes of the fixed part and the start of its values. */
const tails = {
  KOSPI: {
    bytes: 227,
    places: {
      group: 0,
      industry: 3,
      etpClass: 22,
      warnings: 60,
      shares: 81,
      preferred: 158,
      marketValue: 212,
      groupCompany: 221,
    },
  },
  KOSDAQ: {
    bytes: 221,
    places: {
      group: 0,
      industry: 3,
      etpClass: 18,
      warnings: 55,
      shares: 76,
      preferred: 153,
      marketValue: 206,
      groupCompany: 215,
    },
  },
};

const yesOrNo = (value = false) => (value ? 'Y' : 'N');
