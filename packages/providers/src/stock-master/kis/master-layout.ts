import type { Market } from '@gaemi/domain/stock-master/listed-company';

/** Position of a value in the fixed part of a line: first byte and number of bytes. */
export type Field = readonly [at: number, width: number];

/**
 * A master file and the fixed part at the end of each of its lines. Widths and offsets are those of the official
 * tables.
 */
export interface MasterLayout {
  market: Market;
  /** Name of the file inside the zip; the zip has the same name. */
  file: string;
  /** Bytes of the fixed part, without the line ending. */
  tail: number;
  group: Field;
  /** Industry of the exchange: large and middle class, four digits each. */
  largeIndustry: Field;
  middleIndustry: Field;
  etpClass: Field;
  tradingHalt: Field;
  listingDate: Field;
  /** In thousands. */
  listedShares: Field;
  preferredClass: Field;
  /** In hundreds of millions of won, of the previous trading day. */
  marketValue: Field;
}

export const masterLayouts: readonly MasterLayout[] = [
  {
    market: 'KOSPI',
    file: 'kospi_code.mst',
    tail: 227,
    group: [0, 2],
    largeIndustry: [3, 4],
    middleIndustry: [7, 4],
    etpClass: [22, 1],
    tradingHalt: [60, 1],
    listingDate: [105, 8],
    listedShares: [113, 15],
    preferredClass: [158, 1],
    marketValue: [212, 9],
  },
  {
    market: 'KOSDAQ',
    file: 'kosdaq_code.mst',
    tail: 221,
    group: [0, 2],
    largeIndustry: [3, 4],
    middleIndustry: [7, 4],
    etpClass: [18, 1],
    tradingHalt: [55, 1],
    listingDate: [100, 8],
    listedShares: [108, 15],
    preferredClass: [153, 1],
    marketValue: [206, 9],
  },
];

/** Bytes before the name: short code and standard code. */
export const SHORT_CODE: Field = [0, 9];
export const HEAD_BYTES = 21;
