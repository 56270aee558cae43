import { buildZip } from './build-zip.ts';
import { type StubServer, startStubServer } from './stub-server.ts';

/** A row of a file, as far as it is read; the rest is filled in as GDELT does. */
export interface GkgRow {
  url: string;
  /** Content of PAGE_TITLE as the file has it, with entities; undefined for none. */
  title?: string;
  /** Three letters; `kor` by default. */
  language?: string;
  /** 1 is the web. */
  collection?: number;
  /** `20260922031500` */
  date?: string;
}

export interface GdeltFilesStub extends StubServer {
  /** Puts out the file of a quarter, named by its start in UTC: `20260922031500`. */
  setFile(stamp: string, rows: readonly GkgRow[]): void;
  /** Puts out a file of these bytes. */
  setZip(stamp: string, zip: Buffer): void;
}

const pathOf = (stamp: string) => `/gdeltv2/${stamp}.translation.gkg.csv.zip`;

/** Stub of the files that GDELT puts out every 15 minutes; one that is not set answers 404 as the real host does. */
export async function startGdeltFilesStub(options: { port?: number } = {}): Promise<GdeltFilesStub> {
  const files = new Map<string, Buffer>();
  const server = await startStubServer(({ path }, response) => {
    const zip = files.get(path);
    if (zip === undefined) {
      const error = '<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code></Error>';
      response.writeHead(404, { 'content-type': 'application/xml' }).end(error);
    } else response.writeHead(200, { 'content-type': 'application/zip' }).end(zip);
  }, options.port);
  return {
    ...server,
    setFile: (stamp, rows) => void files.set(pathOf(stamp), gkgZip(stamp, rows)),
    setZip: (stamp, zip) => void files.set(pathOf(stamp), zip),
  };
}

export function gkgZip(stamp: string, rows: readonly GkgRow[]): Buffer {
  const text = rows.map((row, index) => `${gkgRow({ date: stamp, ...row }, index)}\n`).join('');
  return buildZip(`${stamp}.translation.gkg.csv`, Buffer.from(text));
}

/** The 27 columns of the Global Knowledge Graph 2.1, parted by tabs. */
export function gkgRow({ url, title, language = 'kor', collection = 1, date = '' }: GkgRow, index = 0): string {
  const columns = Array.from({ length: 27 }, () => '');
  columns[0] = `${date}-T${index}`;
  columns[1] = date;
  columns[2] = String(collection);
  columns[3] = URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
  columns[4] = url;
  columns[7] = 'ECON_STOCKMARKET;TAX_FNCACT;WB_1104_MACROECONOMIC_VULNERABILITY_AND_DEBT;';
  columns[9] = '1#South Korea#KS#KS#37#127.5#KS';
  columns[15] = '-1.2,1.4,2.6,4.1,21.3,0,312';
  columns[17] = 'wc:312,c1.1:2,c12.1:21,v10.1:0.24';
  columns[25] = `srclc:${language};eng:GT-${language.toUpperCase()} 1.0`;
  const pageTitle = title === undefined ? '' : `<PAGE_TITLE>${title}</PAGE_TITLE>`;
  columns[26] = `<PAGE_PRECISEPUBTIMESTAMP>${date}</PAGE_PRECISEPUBTIMESTAMP>${pageTitle}`;
  return columns.join('\t');
}
