import { buildZip } from './build-zip.ts';
import { type KisRow, kisFile } from './kis-stub-lines.ts';
import { kisRowsKept, kisRowsLeftOut, madeUpKisRows } from './kis-stub-rows.ts';
import { type StubServer, startStubServer } from './stub-server.ts';

export type KisMarket = KisRow['market'];

export interface KisStub extends StubServer {
  /** Serves master files of these rows. */
  setRows(rows: readonly KisRow[], options?: { lineEnd?: string }): void;
  /** Serves these bytes instead of a market's zip file. */
  setZip(market: KisMarket, zip: Buffer): void;
  /** Time at which the files were written, for the header; no header when undefined. */
  setLastModified(date?: Date): void;
}

/** Returns the name of a market's file inside its zip. */
export const kisFileNames = { KOSPI: 'kospi_code.mst', KOSDAQ: 'kosdaq_code.mst' } as const;

/** Companies and other rows of both markets, enough to be a plausible list. */
export const kisStubRows: readonly KisRow[] = [
  ...kisRowsKept,
  ...kisRowsLeftOut,
  ...madeUpKisRows('KOSPI', 700),
  ...madeUpKisRows('KOSDAQ', 900),
];

/**
 * Stub of the server of the KIS master files (`/common/master/kospi_code.mst.zip` and that of KOSDAQ). Serves
 * `kisStubRows` at first.
 */
export async function startKisStub(options: { port?: number } = {}): Promise<KisStub> {
  const zips = new Map<string, Buffer>();
  let headers: Record<string, string> = {};
  const server = await startStubServer(({ path }, response) => {
    const zip = zips.get(path);
    if (zip === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<html>Not Found</html>');
    else response.writeHead(200, { 'content-type': 'application/zip', ...headers }).end(zip);
  }, options.port);
  const setZip = (market: KisMarket, zip: Buffer) => void zips.set(`/common/master/${kisFileNames[market]}.zip`, zip);
  const setRows: KisStub['setRows'] = (rows, { lineEnd } = {}) => {
    for (const market of ['KOSPI', 'KOSDAQ'] as const) setZip(market, kisZip(market, rows, lineEnd));
  };
  setRows(kisStubRows);
  return {
    ...server,
    setRows,
    setZip,
    setLastModified: (date) => {
      headers = date === undefined ? {} : { 'last-modified': date.toUTCString() };
    },
  };
}

/** Builds a market's zip file from the rows of this market. */
export function kisZip(market: KisMarket, rows: readonly KisRow[], lineEnd?: string): Buffer {
  const own = rows.filter((row) => row.market === market);
  return buildZip(kisFileNames[market], kisFile(own, lineEnd));
}
