import { describe, expect, it } from 'vitest';
import { readPriceRows } from './read-price-rows.ts';

const today = '2026-11-20';
const read = (...lines: string[]) => readPriceRows(lines.join('\n'), { today });
const header = 'code,day,close,volume';

describe('the rows of a price file', () => {
  it('come in any order, by stock and day', async () => {
    const { rows, problems } = await read(
      header,
      '005930,2026-11-20,53000,10',
      '000660,2026-11-19,1.5,0',
      '005930,2026-11-19,52900,12',
    );
    expect(problems).toEqual([]);
    expect(rows.lastDay).toBe('2026-11-20');
    expect(rows.byCode.get('005930')).toEqual([
      { day: '2026-11-19', close: 52_900, volume: 12 },
      { day: '2026-11-20', close: 53_000, volume: 10 },
    ]);
    expect(rows.byCode.get('000660')).toEqual([{ day: '2026-11-19', close: 1.5, volume: 0 }]);
  });

  it.each([
    ['\ufeff종목코드,일자,종가,거래량', '005930,20261120,"53,000","1,234,567"'],
    ['거래량,종가,날짜,코드,비고', '1234567,53000,2026.11.20,005930,x'],
    ['CODE\tDate\tClose\tVolume', '005930\t2026/11/20\t53000\t1234567'],
    ['코드\t일자\t종가\t거래량\t비고', '005930\t2026-11-20\t53,000\t1,234,567\t상, 하'],
    ['code,day,종가,수정종가,volume', '005930,2026-11-20,530000,53000,1234567'],
    ['"code","day","close","volume"', '"005930","2026-11-20","53000","1234567"'],
  ])('may have the header %s', async (given, line) => {
    const { rows, problems } = await read(given, line, '', ' ');
    expect(problems).toEqual([]);
    expect(rows.byCode.get('005930')).toEqual([{ day: '2026-11-20', close: 53_000, volume: 1_234_567 }]);
  });

  it('may end their lines in any way, and be none', async () => {
    expect((await readPriceRows(`${header}\r\n005930,2026-11-20,1,1\r\n`, { today })).rows.byCode.size).toBe(1);
    expect(await read(header)).toEqual({ rows: { byCode: new Map(), lastDay: null }, problems: [] });
  });

  it.each([
    ['5930,2026-11-20,1,1', /^the code must have six characters; spreadsheets drop leading zeros$/],
    ['005930,20.11.2026,1,1', /^the day must be like 2026-11-20$/],
    ['005930,2026-02-30,1,1', /^the day must be like 2026-11-20$/],
    ['005930,2026-00-15,1,1', /^the day must be like 2026-11-20$/],
    ['005930,0000-01-03,1,1', /^the day must be like 2026-11-20$/],
    ['005930,2026-11-21,1,1', /^2026-11-21 is no trading day$/],
    ['005930,2026-11-23,1,1', /^2026-11-23 is after 2026-11-20$/],
    ['005930,2026-11-20,0,1', /^the close of 2026-11-20 is not above 0$/],
    ['005930,2026-11-20,-5,1', /^the close must be a number$/],
    ['005930,2026-11-20,1,', /^the volume must be a number$/],
    ['005930,2026-11-20,1,1.5', /^the volume of 2026-11-20 is no number of shares$/],
    ['005930,2026-11-20,"1,1', /^a quote is not closed$/],
    ['005930,2026-11-18,1,1', /^005930 has 2026-11-18 twice$/],
  ])('are refused by their line: %s', async (line, problem) => {
    const { problems } = await read(header, '005930,2026-11-18,1,1', line);
    expect(problems).toContainEqual({ line: 3, problem: expect.stringMatching(problem) });
  });

  it('need a whole header', async () => {
    for (const given of ['code,day,close', '', '005930,2026-11-20,1,1']) {
      const { problems } = await read(given, '005930,2026-11-20,1,1');
      expect(problems).toEqual([{ line: 1, problem: expect.stringMatching(/^the header has no column .*volume/) }]);
    }
  });

  it('leave other work its turn while a whole market is read', async () => {
    const lines = Array.from({ length: 60_000 }, (_, at) => `${String(at).padStart(6, '0')},2026-11-20,1000,10`);
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    expect((await read(header, ...lines)).rows.byCode.size).toBe(60_000);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });
});
