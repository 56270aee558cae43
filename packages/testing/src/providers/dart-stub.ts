import type { ServerResponse } from 'node:http';
import type { TlsOptions } from 'node:tls';
import { buildZip } from './build-zip.ts';
import { envelopeXml, messageOf } from './dart-faults.ts';
import { type DartCompany, type DartFiling, dartFeedXml, madeUpCompanies } from './dart-filings.ts';
import type { StubRequest } from './stub-request.ts';
import { answerJson, type StubServer, startStubServer } from './stub-server.ts';

/** A row of a DS005 endpoint; the first eight digits of `rcept_no` are its day. */
export type DartDecision = Record<string, string> & { rcept_no: string; corp_code: string };

export interface DartStub extends StubServer {
  /** Companies of the directory, by default 40 made-up ones. */
  setCompanies(companies: readonly DartCompany[]): void;
  /** Serves this text as CORPCODE.xml. */
  setDirectory(xml: string): void;
  setFilings(filings: readonly DartFiling[]): void;
  /** Sets the rows of an endpoint of DS005 or DS004, such as `piicDecsn` or `majorstock`. */
  setDecisions(endpoint: string, rows: readonly DartDecision[]): void;
  /** Sets the ZIP file of a filing's document. */
  setDocument(rceptNo: string, zip: Buffer): void;
  /** Sets the feed of the day: its XML. */
  setFeed(xml: string): void;
  /** Sets the feed of a company: its XML; without it, one without items. */
  setCompanyFeed(corpCode: string, xml: string): void;
  /** Answers the integers of lists as digit strings. */
  useDigitStrings(): void;
}

/** Key that the stub accepts. A real one has 40 hexadecimal digits; these characters differ when they are encoded. */
export const dartStubKey = 'Stub+Key/0123456789=abcdefABCDEF%2B&geheim';

interface Content {
  companies: readonly DartCompany[];
  directory: string | undefined;
  filings: readonly DartFiling[];
  decisions: Map<string, readonly DartDecision[]>;
  documents: Map<string, Buffer>;
  feed: string;
  companyFeeds: Map<string, string>;
  asText: boolean;
}

/**
 * Stub of OpenDART (`/api/list.json`, `company.json`, `corpCode.xml`, `document.xml`, the endpoints of DS005) and of the feed of the day
 * and of a company (`/api/todayRSS.xml`, `companyRSS.xml`). It reports errors with status 200, as JSON or, in place of a
 * file, as XML. `anyKey`: accepts any key, for manual use.
 */
export async function startDartStub(
  options: { port?: number; anyKey?: boolean; tls?: TlsOptions } = {},
): Promise<DartStub> {
  const content: Content = {
    companies: madeUpCompanies(40),
    directory: undefined,
    filings: [],
    decisions: new Map(),
    documents: new Map(),
    feed: dartFeedXml([]),
    companyFeeds: new Map(),
    asText: false,
  };
  const server = await startStubServer(
    (request, response) => answer(request, response, { content, anyKey: options.anyKey === true }),
    options.port,
    options.tls,
  );
  return {
    ...server,
    setCompanies: (companies) => {
      content.companies = companies;
    },
    setDirectory: (xml) => {
      content.directory = xml;
    },
    setFilings: (filings) => {
      content.filings = filings;
    },
    setDecisions: (endpoint, rows) => void content.decisions.set(endpoint, rows),
    setDocument: (rceptNo, zip) => void content.documents.set(rceptNo, zip),
    setFeed: (xml) => {
      content.feed = xml;
    },
    setCompanyFeed: (corpCode, xml) => void content.companyFeeds.set(corpCode, xml),
    useDigitStrings: () => {
      content.asText = true;
    },
  };
}

function answer(
  { path, query }: StubRequest,
  response: ServerResponse,
  { content, anyKey }: { content: Content; anyKey: boolean },
): void {
  const name = path.replace('/api/', '');
  if (name === 'todayRSS.xml' || name === 'companyRSS.xml') {
    const ofCompany = content.companyFeeds.get(query.get('crpCd') ?? '') ?? dartFeedXml([]);
    const xml = name === 'todayRSS.xml' ? content.feed : ofCompany;
    response.writeHead(200, { 'content-type': 'application/xml;charset=UTF-8' }).end(xml);
    return;
  }
  const key = query.get('crtfc_key');
  const isKnown = anyKey ? key !== null : key === dartStubKey;
  if (name === 'corpCode.xml') answerFile(response, isKnown ? buildDirectory(content) : '010');
  else if (name === 'document.xml') {
    answerFile(response, isKnown ? (content.documents.get(query.get('rcept_no') ?? '') ?? '014') : '010');
  } else if (!isKnown) answerStatus(response, '010');
  else if (name === 'list.json') answerList(response, query, content);
  else if (name === 'majorstock.json' || name === 'elestock.json')
    answerHoldings(response, query, content.decisions.get(name.slice(0, -5)) ?? []);
  else if (name === 'company.json') answerCompany(response, query.get('corp_code'), content);
  else if (name.endsWith('Decsn.json'))
    answerDecisions(response, query, content.decisions.get(name.slice(0, -5)) ?? []);
  else response.writeHead(404, { 'content-type': 'text/html' }).end('<html>Not Found</html>');
}

/** Answers a ZIP file, or a status in its place. */
function answerFile(response: ServerResponse, file: Buffer | string): void {
  if (typeof file === 'string') {
    response.writeHead(200, { 'content-type': 'application/xml;charset=UTF-8' }).end(envelopeXml(file));
  } else response.writeHead(200, { 'content-type': 'application/x-msdownload' }).end(file);
}

const answerStatus = (response: ServerResponse, status: string) =>
  answerJson(response, { status, message: messageOf(status) });

function buildDirectory({ companies, directory }: Content): Buffer {
  const entries = companies.map(
    ({ corp_code, corp_name, stock_code }) => `    <list>
        <corp_code>${corp_code}</corp_code>
        <corp_name>${corp_name}</corp_name>
        <corp_eng_name>${corp_name === '' ? '' : 'GAON CO., LTD.'}</corp_eng_name>
        <stock_code>${stock_code || ' '}</stock_code>
        <modify_date>20260101</modify_date>
    </list>
`,
  );
  const xml = directory ?? `<?xml version="1.0" encoding="UTF-8"?>\n<result>\n${entries.join('')}</result>\n`;
  return buildZip('CORPCODE.xml', Buffer.from(xml));
}

function answerList(response: ServerResponse, query: URLSearchParams, { filings, asText }: Content): void {
  const [from, to] = [query.get('bgn_de') ?? '', query.get('end_de') ?? ''];
  const pageNo = Number(query.get('page_no') ?? 1);
  const pageCount = Number(query.get('page_count') ?? 10);
  const isPage = Number.isInteger(pageNo) && pageNo >= 1 && pageCount >= 1 && pageCount <= 100;
  const isPeriod = [from, to].every((day) => /^\d{8}$/.test(day)) && from <= to;
  if (!isPage || !isPeriod || (!query.has('corp_code') && daysBetween(from, to) > 92)) {
    answerStatus(response, '100');
    return;
  }
  const found = filings
    .filter(({ rcept_dt }) => rcept_dt >= from && rcept_dt <= to)
    .filter(({ corp_code }) => (query.get('corp_code') ?? corp_code) === corp_code)
    .filter(({ corp_cls }) => (query.get('corp_cls') ?? corp_cls) === corp_cls)
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
  if (query.get('sort_mth') === 'asc') found.reverse();
  const list = found.slice((pageNo - 1) * pageCount, pageNo * pageCount);
  if (list.length === 0) {
    answerStatus(response, '013');
    return;
  }
  const integer = (value: number) => (asText ? String(value) : value);
  answerJson(response, {
    status: '000',
    message: messageOf('000'),
    page_no: integer(pageNo),
    page_count: integer(pageCount),
    total_count: integer(found.length),
    total_page: integer(Math.ceil(found.length / pageCount)),
    list,
  });
}

function answerCompany(response: ServerResponse, corpCode: string | null, { companies }: Content): void {
  const company = companies.find(({ corp_code }) => corp_code === corpCode);
  if (company === undefined) answerStatus(response, '013');
  else answerJson(response, { status: '000', message: messageOf('000'), ...company });
}

const keyOf = ({ rcept_dt, rcept_no }: DartFiling) => rcept_dt + rcept_no;

function daysBetween(from: string, to: string): number {
  const at = (day: string) => Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)));
  return (at(to) - at(from)) / 86_400_000;
}

/** All reports of the company, whatever period is asked. */
function answerHoldings(response: ServerResponse, query: URLSearchParams, rows: readonly DartDecision[]): void {
  const list = rows.filter(({ corp_code }) => corp_code === query.get('corp_code'));
  if (list.length === 0) answerStatus(response, '013');
  else answerJson(response, { status: '000', message: messageOf('000'), list });
}

function answerDecisions(response: ServerResponse, query: URLSearchParams, rows: readonly DartDecision[]): void {
  const [from, to] = [query.get('bgn_de'), query.get('end_de')];
  if (from === null || to === null || !query.has('corp_code')) {
    answerStatus(response, '100');
    return;
  }
  const list = rows
    .filter(({ corp_code }) => corp_code === query.get('corp_code'))
    .filter(({ rcept_no }) => rcept_no.slice(0, 8) >= from && rcept_no.slice(0, 8) <= to);
  if (list.length === 0) answerStatus(response, '013');
  else answerJson(response, { status: '000', message: messageOf('000'), list });
}
