import { type KisRow, kisFile, kisLine } from '@gaemi/testing/providers/kis-stub-lines';
import { kisRowsKept, kisRowsLeftOut } from '@gaemi/testing/providers/kis-stub-rows';
import { describe, expect, it } from 'vitest';
import { type MasterLayout, masterLayouts } from './master-layout.ts';
import { MasterLineError, parseMaster } from './parse-master.ts';

function layoutOf(market: string): MasterLayout {
  const layout = masterLayouts.find((each) => each.market === market);
  if (layout === undefined) throw new Error(`no layout of ${market}`);
  return layout;
}
const samsung: KisRow = {
  market: 'KOSPI',
  code: '005930',
  name: '삼성전자',
  listedThousands: 5_919_638,
  marketValueHundredMillions: 4_285_818,
  industry: '00270013',
};
const ecopro: KisRow = { market: 'KOSDAQ', code: '086520', name: '에코프로', listedThousands: 133_138 };
const parse = (rows: readonly KisRow[], lineEnd?: string) =>
  (['KOSPI', 'KOSDAQ'] as const).flatMap((market) =>
    parseMaster(
      kisFile(
        rows.filter((row) => row.market === market),
        lineEnd,
      ),
      layoutOf(market),
    ),
  );

describe('parseMaster', () => {
  it.each(['\n', '\r\n'])('reads both markets, lines ended by %j, shares from thousands', (lineEnd) => {
    const rest = { aliases: [], formerNames: [], floatingShares: null };
    expect(parse([samsung, ecopro], lineEnd)).toEqual([
      {
        code: '005930',
        name: '삼성전자',
        market: 'KOSPI',
        listedShares: 5_919_638_000,
        ...rest,
        marketValue: 428_581_800_000_000,
        industry: '전기·전자',
      },
      {
        code: '086520',
        name: '에코프로',
        market: 'KOSDAQ',
        listedShares: 133_138_000,
        ...rest,
        marketValue: null,
        industry: null,
      },
    ]);
  });

  it.each([
    ['10091028', '전기·전자'],
    ['10140000', '금융'],
    ['00270008', '화학'],
    ['99990001', null],
  ])('names industry %s %s', (industry, name) => {
    expect(parse([{ ...ecopro, industry }])).toMatchObject([{ industry: name }]);
  });

  it('reads a last line without a line ending', () => {
    expect(parseMaster(kisLine(samsung), layoutOf('KOSPI'))).toHaveLength(1);
  });

  it('keeps alphanumeric codes, halted stocks and foreign companies; a missing share count is unknown', () => {
    expect(parse(kisRowsKept)).toMatchObject([
      { code: '0126Z0', name: '삼성에피스홀딩스', listedShares: 24_911_000 },
      { code: '000660', name: 'SK하이닉스' },
      { code: '900290', name: 'GRT' },
      { code: '950160', name: '코오롱티슈진', listedShares: null },
    ]);
  });

  it.each(kisRowsLeftOut)('leaves out $name', (row) => {
    expect(parse([row])).toEqual([]);
  });

  it('keeps SPACs, REITs and infrastructure funds', () => {
    const rows: KisRow[] = [
      { market: 'KOSPI', code: '330590', name: '롯데리츠', group: 'RT' },
      { market: 'KOSPI', code: '088980', name: '맥쿼리인프라', group: 'IF' },
      { market: 'KOSDAQ', code: '900000', name: '나래제25호스팩' },
    ];
    expect(parse(rows).map(({ code }) => code)).toEqual(['330590', '088980', '900000']);
  });

  it('reads syllables beyond KS X 1001', () => {
    const line = kisLine(samsung);
    // 똠 in code page 949, in place of 삼.
    line.set([0x8c, 0x63], 21);
    expect(parseMaster(line, layoutOf('KOSPI'))).toMatchObject([{ name: '똠성전자' }]);
  });

  it('counts the fixed part from the end, since the name may have any width', () => {
    const line = kisLine(samsung);
    const narrow = Buffer.concat([line.subarray(0, 29), line.subarray(61)]);
    expect(parseMaster(narrow, layoutOf('KOSPI'))).toMatchObject([{ code: '005930', name: '삼성전자' }]);
  });

  it.each([
    ['has lost its end', (line: Buffer) => line.subarray(0, -1)],
    ['has lost half', (line: Buffer) => line.subarray(0, 150)],
    ['has lost its begin', (line: Buffer) => line.subarray(30)],
    ['has one byte too many', (line: Buffer) => Buffer.concat([line, Buffer.from('0')])],
    ['has a name cut within a syllable', (line: Buffer) => Buffer.concat([line.subarray(0, 28), line.subarray(61)])],
    ['has no name', (line: Buffer) => Buffer.concat([line.subarray(0, 21), Buffer.from(' '), line.subarray(61)])],
    ['is of the other market', () => kisLine(ecopro)],
    ['is no line of such a file', () => Buffer.from('<html><body>점검 중</body></html>')],
  ])('refuses a line that %s, and names the line', (_, spoil) => {
    const file = Buffer.concat([kisFile([samsung]), spoil(kisLine(samsung))]);
    expect(() => parseMaster(file, layoutOf('KOSPI'))).toThrow(MasterLineError);
    expect(() => parseMaster(file, layoutOf('KOSPI'))).toThrow(/^line 2 /);
  });
});
