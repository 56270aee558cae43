import { buildZip } from '@gaemi/testing/providers/build-zip';
import {
  contractForm,
  correctionTable,
  dartDocument,
  dividendForm,
  resultsForm,
} from '@gaemi/testing/providers/dart-documents';
import { dartEnvelope, dartStatus, keyEcho } from '@gaemi/testing/providers/dart-faults';
import { type DartFiling, dartFiling } from '@gaemi/testing/providers/dart-filings';
import { type DartStub, dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { body, hang, large, status } from '@gaemi/testing/providers/faults';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProviderError } from '../../provider-error.ts';
import type { DartSettings } from './dart-client.ts';
import { decisionReports } from './decision-reports.ts';
import { company, createSource, gaon, period } from './testing/made-up-filer.ts';

const { corp_code } = gaon;
const { from, to } = period;

let stub: DartStub;
beforeEach(async () => {
  stub = await startDartStub();
});
afterEach(() => stub.close());

const sourceWith = (settings: Partial<DartSettings> = {}) => createSource(stub, settings);
const query = (signal = new AbortController().signal) => ({ company, from, to, signal });
const gather = (settings: Partial<DartSettings> = {}) => sourceWith(settings).gather(query());
/** Filings of the days before 19 November, the first the newest. */
const filed = (...reports: string[]): DartFiling[] =>
  reports.map((report, index) => dartFiling(gaon, { day: `2026-11-${18 - index}`, number: 1, report }));
const parseNumber = (filing: DartFiling | undefined) => filing?.rcept_no ?? '';
const sent = (name: string) => stub.requests.filter(({ path }) => path === `/api/${name}`);
/** All but the directory, the list and the company's feed. */
const extraCalls = () =>
  stub.requests
    .slice(2)
    .map(({ path }) => path.slice('/api/'.length))
    .filter((name) => name !== 'companyRSS.xml');

const contract = '단일판매ㆍ공급계약체결';

describe('figures of decisions', () => {
  it('come from the endpoint of their kind, by receipt number, with one call a kind', async () => {
    const filings = filed('주요사항보고서(유상증자결정)', '[기재정정]주요사항보고서(유상증자결정)');
    stub.setFilings(filings);
    const shared = { corp_code, corp_cls: 'Y', nstk_estk_cnt: '-', fdpp_fclt: '-', fdpp_etc: '' };
    stub.setDecisions('piicDecsn', [
      { ...shared, rcept_no: parseNumber(filings[0]), nstk_ostk_cnt: '1,500,000', fdpp_op: '15,000,000,000' },
      {
        ...shared,
        rcept_no: parseNumber(filings[1]),
        nstk_ostk_cnt: '2,000,000',
        fdpp_op: '10,000',
        fdpp_dtrp: '5,000',
      },
    ]);
    const { articles } = await gather();
    expect(extraCalls()).toEqual(['piicDecsn.json']);
    expect(Object.fromEntries(sent('piicDecsn.json')[0]?.query ?? [])).toEqual({
      crtfc_key: dartStubKey,
      corp_code,
      bgn_de: '20251117',
      end_de: '20261118',
    });
    expect(articles.map(({ description, filing }) => [description, filing?.figures])).toEqual([
      [
        '신주 150만주, 조달금액 150억원',
        [
          { name: 'new_shares', value: 1_500_000, unit: 'shares' },
          { name: 'issue_amount', value: 15_000_000_000, unit: 'won' },
        ],
      ],
      [
        '신주 200만주, 조달금액 1만 5000원',
        [
          { name: 'new_shares', value: 2_000_000, unit: 'shares' },
          { name: 'issue_amount', value: 15_000, unit: 'won' },
        ],
      ],
    ]);
  });

  it('of shares that are not ordinary are read, and both kinds are added up', async () => {
    const filings = filed('주요사항보고서(유상증자결정)', '주요사항보고서(자기주식취득결정)');
    stub.setFilings(filings);
    const [issue, purchase] = filings.map((filing) => ({ corp_code, corp_cls: 'Y', rcept_no: parseNumber(filing) }));
    if (issue === undefined || purchase === undefined) throw new Error('no filings');
    const none = { fdpp_fclt: '-', fdpp_bsninh: '-', fdpp_dtrp: '-', fdpp_ocsa: '-', fdpp_etc: '-' };
    const shares = { nstk_ostk_cnt: '-', nstk_estk_cnt: '33,338', fdpp_op: '7,184,339,000' };
    stub.setDecisions('piicDecsn', [{ ...issue, ...none, ...shares, ic_mthn: '주주우선공모증자' }]);
    const planned = { aqpln_stk_ostk: '50,144,628', aqpln_stk_estk: '6,912,036', od_a_at_b: '-' };
    const price = { aqpln_prc_ostk: '2,682,737,598,000', aqpln_prc_estk: '317,262,452,400' };
    stub.setDecisions('tsstkAqDecsn', [{ ...purchase, ...planned, ...price, aqexpd_bgd: '2026년 11월 18일' }]);
    const { articles } = await gather();
    expect(articles.map(({ filing }) => filing?.figures?.map(({ value }) => value))).toEqual([
      [33_338, 7_184_339_000],
      [57_056_664, 3_000_000_050_400],
    ]);
  });

  it.each(decisionReports.map((each) => [each.report, each] as const))('are read of %s', async (report, decision) => {
    const filings = filed(`주요사항보고서(${report})`);
    stub.setFilings(filings);
    const fields = decision.figures.flatMap((figure) => figure.fields);
    const row = Object.fromEntries(fields.map((field) => [field, '1,000']));
    stub.setDecisions(decision.endpoint, [{ ...row, rcept_no: parseNumber(filings[0]), corp_code }]);
    const [article] = (await gather()).articles;
    expect(article?.filing?.figures).toEqual(
      decision.figures.map(({ name, unit, fields: parts }) => ({ name, unit, value: 1_000 * parts.length })),
    );
  });

  it('of holdings come from their own endpoints, changes of several rows added up', async () => {
    const filings = filed(
      '주식등의대량보유상황보고서(일반)',
      '임원ㆍ주요주주특정증권등소유상황보고서',
      '[기재정정]주식등의대량보유상황보고서(약식)',
    );
    stub.setFilings(filings);
    const [large, insider] = filings.map(parseNumber);
    const row = { corp_code, corp_name: '가온0산업', repror: '가온연금', report_tp: '일반' };
    stub.setDecisions('majorstock', [
      { ...row, rcept_no: large ?? '', stkqy: '12,345,678', stkqy_irds: '-99,646', stkrt: '8.15', stkrt_irds: '-1.20' },
      { ...row, rcept_no: '20200101000001', stkqy: '1', stkqy_irds: '-', stkrt: '5.00', stkrt_irds: '-' },
    ]);
    const officer = { ...row, rcept_no: insider ?? '', isu_exctv_ofcps: '대표이사', sp_stock_lmp_rate: '0.00' };
    stub.setDecisions('elestock', [
      { ...officer, sp_stock_lmp_cnt: '5,000', sp_stock_lmp_irds_cnt: '1,000', sp_stock_lmp_irds_rate: '0.00' },
      { ...officer, sp_stock_lmp_cnt: '4,500', sp_stock_lmp_irds_cnt: '-500', sp_stock_lmp_irds_rate: '0.00' },
    ]);
    const { articles } = await gather();
    expect(extraCalls()).toEqual(['majorstock.json', 'elestock.json']);
    expect(articles.map(({ description, filing }) => [description, filing?.figures])).toEqual([
      [
        '지분율 8.15%, 지분율 1.2%p 감소, 보유 증감 -9만 9646주',
        [
          { name: 'holding', unit: 'percent', value: 8.15 },
          { name: 'holding_change', unit: 'percent', value: -1.2 },
          { name: 'holding_change', unit: 'shares', value: -99_646 },
        ],
      ],
      ['보유 증감 500주', [{ name: 'holding_change', unit: 'shares', value: 500 }]],
      ['', []],
    ]);
  });

  it('are left out where a part is unreadable, and where there are none', async () => {
    const filings = filed('주요사항보고서(자기주식취득결정)', '주요사항보고서(자기주식취득결정)');
    stub.setFilings(filings);
    stub.setDecisions('tsstkAqDecsn', [
      {
        corp_code,
        rcept_no: parseNumber(filings[0]),
        aqpln_stk_ostk: '1,000',
        aqpln_prc_ostk: '약 10억',
        aqpln_prc_estk: '5',
      },
      { corp_code, rcept_no: parseNumber(filings[1]), aqpln_stk_ostk: '-', aqpln_prc_ostk: '0' },
    ]);
    const { articles } = await gather();
    expect(articles.map(({ description }) => description)).toEqual(['자기주식 1000주', '']);
  });

  it('cost at most six calls, for the newest kinds', async () => {
    stub.setFilings(filed(...decisionReports.map(({ report }) => `주요사항보고서(${report})`)));
    await gather();
    expect(extraCalls()).toEqual(decisionReports.slice(0, 6).map(({ endpoint }) => `${endpoint}.json`));
  });

  it('are not asked for reports without an endpoint', async () => {
    stub.setFilings(
      filed('유상증자결정(종속회사의주요경영사항)', '주요사항보고서(주식교환결정)', '타법인주식및출자증권양수결정'),
    );
    await gather();
    expect(extraCalls()).toEqual([]);
  });
});

describe('figures of documents', () => {
  it('are read in EUC-KR and in UTF-8', async () => {
    const filings = filed(
      contract,
      '연결재무제표기준영업(잠정)실적(공정공시)',
      '현금ㆍ현물배당결정',
      `[기재정정]${contract}`,
    );
    stub.setFilings(filings);
    const [first, second, third, fourth] = filings.map(parseNumber);
    const results = resultsForm({ unit: '백만원', revenue: '1,236', operating: '-120', net: '-' });
    const corrected = correctionTable('1,000', '2,000') + contractForm('2,000');
    const set = (number: string | undefined, content: string, encoding?: 'utf-8' | 'euc-kr') =>
      stub.setDocument(number ?? '', dartDocument(number ?? '', content, encoding));
    set(first, contractForm('44,200,000,000', 'K'), 'euc-kr');
    set(second, results);
    set(third, dividendForm({ common: '374', other: '375', total: '2,452,000,000' }), 'euc-kr');
    set(fourth, corrected);
    const { articles } = await gather();
    expect(articles.map(({ description }) => description)).toEqual([
      '계약금액 442억원, 계약상대 나래',
      '매출액 12억 3600만원, 영업손실 1억 2000만원',
      '1주당 배당금 374원, 배당금총액 24억 5200만원',
      '계약금액 2000원, 최근 매출액의 12.3%, 계약상대 나래',
    ]);
    expect(articles[0]?.filing?.contract).toEqual({ partner: '나래', from: null, to: null });
    expect(articles[1]?.filing?.contract).toBeUndefined();
    expect(sent('document.xml').map(({ query }) => query.get('rcept_no'))).toEqual([first, second, third, fourth]);
  });

  it('cost at most six documents, the newest first, and each is read once', async () => {
    const filings = filed(...Array.from({ length: 9 }, () => contract));
    stub.setFilings(filings);
    for (const number of filings.map(parseNumber))
      stub.setDocument(number, dartDocument(number, contractForm('1,000')));
    const source = sourceWith();
    const first = await source.gather(query());
    expect(sent('document.xml')).toHaveLength(6);
    expect(first.articles.map(({ filing }) => filing?.figures.length)).toEqual([2, 2, 2, 2, 2, 2, 0, 0, 0]);
    const second = await source.gather(query());
    expect(sent('document.xml')).toHaveLength(9);
    expect(second.articles.every(({ filing }) => filing?.figures.length === 2)).toBe(true);
    await source.gather(query());
    expect(sent('document.xml')).toHaveLength(9);
  });

  it.each([
    ['no document yet', dartEnvelope('014')],
    ['a file without the document', body(buildZip('other.xml', Buffer.from('<table/>')))],
    ['half a file', body(Buffer.from('PK\u0003\u0004abc'))],
    ['a bomb', body(buildZip('20261118000001.xml', Buffer.alloc(20_000_000, ' ')))],
    ['a page that repeats the key', keyEcho],
    ['a file without an end', large(6_000_000)],
    ['503', status(503)],
    ['020', dartEnvelope('020')],
    ['800 as JSON', dartStatus('800')],
  ] as const)('are left out after %s, and nothing else is', async (_, fault) => {
    stub.setFilings(filed(contract));
    const source = sourceWith();
    await source.gather(query());
    stub.requests.length = 0;
    const list = { list: filed(contract), status: '000', total_page: 1 };
    stub.fail(body(JSON.stringify(list)));
    stub.fail(fault);
    const news = await source.gather(query());
    expect(news).toMatchObject({ articles: [{ title: contract, filing: { figures: [] } }], completeFrom: from });
    expect(stub.requests).toHaveLength(2);
  });
});

describe('calls for figures', () => {
  const reports = ['주요사항보고서(무상증자결정)', '주요사항보고서(회사합병결정)', '현금ㆍ현물배당결정'];

  it('end with the first that fails', async () => {
    stub.setFilings(filed(...reports));
    const source = sourceWith();
    await source.gather(query());
    stub.requests.length = 0;
    stub.fail(body(JSON.stringify({ list: filed(...reports), status: '000', total_page: 1 })));
    stub.fail(dartStatus('020'));
    expect((await source.gather(query())).articles).toHaveLength(3);
    expect(stub.requests.map(({ path }) => path)).toEqual(['/api/list.json', '/api/fricDecsn.json']);
  });

  it.each([
    ['an unknown status', dartStatus('777'), 1],
    ['503', status(503), 1],
    ['a page', keyEcho, 2],
  ] as const)('of one endpoint that answers %s cost only its own figures', async (_, fault, failing) => {
    const [first, second, third] = filed('주요사항보고서(무상증자결정)', '주요사항보고서(회사합병결정)', contract);
    const filings = [first, second, third].flatMap((filing) => filing ?? []);
    stub.setFilings(filings);
    stub.setDocument(parseNumber(third), dartDocument(parseNumber(third), contractForm('1,000')));
    const source = sourceWith();
    stub.setDecisions('fricDecsn', []);
    stub.setDecisions('cmpMgDecsn', []);
    let call = 0;
    const failingSource = sourceWith({
      spend: async () => {
        call += 1;
        // The directory and the list come first.
        if (call === 3) stub.fail(fault, failing);
      },
    });
    const { articles } = await failingSource.gather(query());
    expect(articles.at(-1)?.filing?.figures).not.toEqual([]);
    expect(articles.at(-1)?.filing?.figures).toEqual((await source.gather(query())).articles.at(-1)?.filing?.figures);
  });

  it('end after two that are not answered', async () => {
    stub.setFilings(filed(...reports));
    let call = 0;
    const spend = async () => {
      call += 1;
      if (call === 3) stub.fail(status(503), Number.POSITIVE_INFINITY);
    };
    expect((await gather({ spend })).articles).toHaveLength(3);
    expect(extraCalls()).toEqual(['fricDecsn.json', 'cmpMgDecsn.json']);
  });

  it('are made again for a document that came damaged, three times at most', async () => {
    const filings = filed(contract);
    stub.setFilings(filings);
    const whole = dartDocument(parseNumber(filings[0]), contractForm('1,000'));
    const source = sourceWith();
    stub.setDocument(parseNumber(filings[0]), whole.subarray(0, whole.length / 2));
    expect((await source.gather(query())).articles[0]?.filing?.figures).toEqual([]);
    stub.setDocument(parseNumber(filings[0]), whole);
    expect((await source.gather(query())).articles[0]?.filing?.figures).not.toEqual([]);

    const hopeless = sourceWith();
    stub.setDocument(parseNumber(filings[0]), whole.subarray(0, whole.length / 2));
    stub.requests.length = 0;
    for (const _ of [1, 2, 3, 4]) await hopeless.gather(query());
    expect(sent('document.xml')).toHaveLength(3);
  });

  it('end at the limit of the gathering, which keeps its filings', async () => {
    stub.setFilings(filed(...reports));
    let call = 0;
    const spend = async () => {
      call += 1;
      if (call === 3) stub.fail(hang, Number.POSITIVE_INFINITY);
    };
    const news = await sourceWith({ spend }).gather({ ...query(), until: Date.now() + 2_000 });
    expect(news.articles).toHaveLength(3);
    expect(news.completeFrom).toEqual(from);
  });

  it('end when the budget is used up', async () => {
    stub.setFilings(filed(...reports));
    let left = 3;
    const spend = () => {
      left -= 1;
      return left < 0
        ? Promise.reject(new ProviderError('dart', 'quota', { message: 'none left' }))
        : Promise.resolve();
    };
    expect((await gather({ spend })).articles).toHaveLength(3);
    expect(extraCalls()).toEqual(['fricDecsn.json']);
  });

  it('end the gathering when the caller gives up', async () => {
    stub.setFilings(filed(...reports));
    const source = sourceWith();
    await source.gather(query());
    stub.fail(body(JSON.stringify({ list: filed(...reports), status: '000', total_page: 1 })));
    stub.fail(hang);
    await expect(source.gather(query(AbortSignal.timeout(200)))).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('are at most fourteen in a gathering of one page', async () => {
    const decisions = decisionReports.map(({ report }) => `주요사항보고서(${report})`);
    const contracts = Array.from({ length: 9 }, () => '단일판매ㆍ공급계약체결');
    stub.setFilings(
      [...decisions, ...contracts].map((report, number) => dartFiling(gaon, { day: '2026-11-18', number, report })),
    );
    let spent = 0;
    await gather({
      spend: (calls) => {
        spent += calls;
        return Promise.resolve();
      },
    });
    expect(spent).toBe(14);
  });
});
