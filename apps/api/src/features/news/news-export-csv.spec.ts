import { describe, expect, it } from 'vitest';
import { csvCell } from './news-export-csv.ts';

describe('a cell of the exported table', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+82-2', "'+82-2"],
    ['-10% 급락', "'-10% 급락"],
    ['@import', "'@import"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ])('is never a formula: %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it.each([
    ['삼성전자, 수주', '"삼성전자, 수주"'],
    ['"최대" 실적', '"""최대"" 실적"'],
    ['두 줄\n제목', '"두 줄\n제목"'],
    ['보통 제목 3=3', '보통 제목 3=3'],
    ['', ''],
  ])('is quoted where it must be: %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('leaves numbers as they are, negative ones too', () => {
    expect(csvCell(-1.5)).toBe('-1.5');
    expect(csvCell(12.345678901234567)).toBe('12.345678901234567');
  });
});
