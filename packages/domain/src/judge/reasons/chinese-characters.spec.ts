import { expect, it } from 'vitest';
import { writeOutCharacters } from './chinese-characters.ts';

it.each([
  ['美 빅테크', '미국 빅테크'],
  ['印尼 공장', '인도네시아 공장'],
  ['檢, 前 대표 기소', '검찰, 전 대표 기소'],
  ['현대車 노조', '현대차 노조'],
  ['가나重 수주', '가나중공업 수주'],
  ['가나證·다라銀', '가나증권·다라은행'],
  ['株 급등 美國', '株 급등 美國'],
  ['가나전자, 3분기 영업이익 1조2천억…😀', '가나전자, 3분기 영업이익 1조2천억…😀'],
  ['', ''],
])('writes "%s" as "%s"', (headline, written) => {
  expect(writeOutCharacters(headline)).toBe(written);
});
