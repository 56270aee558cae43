import { describe, expect, it } from 'vitest';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import { indexStocks, searchStocks } from './search-stocks.ts';

const company = (code: string, name: string, other: Partial<ListedCompany> = {}): ListedCompany => ({
  code,
  name,
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
  ...other,
});

const index = indexStocks([
  company('000810', '삼성화재'),
  company('005930', '삼성전자', { aliases: ['삼전'] }),
  company('009150', '삼성전기'),
  company('000660', 'SK하이닉스', { formerNames: ['하이닉스반도체'] }),
  company('034730', 'SK'),
  company('000880', '한화'),
  company('009830', '한화솔루션'),
  company('272210', '한화시스템'),
  company('0126Z0', '삼성에피스홀딩스'),
  company('001040', 'CJ'),
  company('097950', 'CJ제일제당'),
  company('293490', '카카오게임즈'),
  company('035720', '카카오'),
  company('003550', 'LG'),
  company('111770', '영원무역'),
  company('009970', '영원무역홀딩스'),
  company('263750', '펄어비스'),
  company('009999', '에이비씨(.*+?)[\\'),
]);
const names = (query: string) => searchStocks(index, query).map((found) => found.name);

describe('searchStocks', () => {
  it.each([
    ['삼서', '삼성화재'],
    ['삼성저', '삼성전자'],
    ['삼성전ㅈ', '삼성전자'],
    ['캌', '카카오'],
    ['펄업', '펄어비스'],
    ['ＳＫ', 'SK'],
    ['ＳＫ하이', 'SK하이닉스'],
    ['\u1109\u1109\u110c\u110c', '삼성전자'],
    ['엘지', 'LG'],
    ['에스케이하이', 'SK하이닉스'],
    ['씨제이제일', 'CJ제일제당'],
    // Further ones, by a hand that knew the rules.
    ['삼성ㅎ', '삼성화재'],
    ['한화솔', '한화솔루션'],
    ['한화시슽', '한화시스템'],
    ['카카옥', '카카오게임즈'],
    ['영원뭉', '영원무역'],
    ['펄어빗', '펄어비스'],
    ['ｓｋ하이닉스', 'SK하이닉스'],
    ['ＣＪ제', 'CJ제일제당'],
    ['ＬＧ', 'LG'],
    ['００５９３０', '삼성전자'],
    ['\u1112\u1112\u1109', '한화솔루션'],
    ['삼성에피'.normalize('NFD'), '삼성에피스홀딩스'],
  ])('finds while %s is typed or spoken: %s', (query, name) => {
    expect(names(query)).toContain(name);
  });

  it('ranks a name that is only being typed behind the whole one, and joins no finished syllables', () => {
    expect(names('한하')).toEqual([]);
    expect(names('엘지')[0]).toBe('LG');
    expect(names('서전')).toEqual([]);
  });

  it('puts the exact name first, then names beginning with the query, the larger first', () => {
    expect(names('한화')).toEqual(['한화', '한화시스템', '한화솔루션']);
    expect(names('카카오')).toEqual(['카카오', '카카오게임즈']);
  });

  it('finds names with the query inside after those beginning with it', () => {
    expect(names('무역')).toEqual(['영원무역', '영원무역홀딩스']);
    expect(names('홀딩스')).toEqual(['삼성에피스홀딩스', '영원무역홀딩스']);
  });

  it('finds by code, whole or prefix, also in lower case', () => {
    expect(names('005930')).toEqual(['삼성전자']);
    expect(names('0126z0')).toEqual(['삼성에피스홀딩스']);
    expect(names('0008')).toEqual(['삼성화재', '한화']);
  });

  it('finds by the code of a trading program or of the exchange', () => {
    expect(names('A005930')).toEqual(['삼성전자']);
    expect(names('ａ00593')).toEqual([]);
    expect(names('a0126z0')).toEqual(['삼성에피스홀딩스']);
    expect(names('KR7005930003')).toEqual(['삼성전자']);
    expect(names('KR7005930')).toEqual([]);
  });

  it('does not find digits inside a code', () => {
    expect(names('5930')).toEqual([]);
  });

  it('finds by initial consonants', () => {
    expect(names('ㅅㅅㅈㅈ')).toEqual(['삼성전자']);
    expect(names('ㅅㅅㅈ')).toEqual(['삼성전자', '삼성전기']);
    expect(names('ㅎㅎ')).toEqual(['한화', '한화시스템', '한화솔루션']);
  });

  it('accepts syllables and consonants mixed, as they are while typing', () => {
    expect(names('삼성ㅈ')).toEqual(['삼성전자', '삼성전기']);
    expect(names('skㅎ')).toEqual(['SK하이닉스']);
  });

  it('splits consonants that the keyboard joined', () => {
    expect(names('ㅇㅂㅅ')).toEqual(['펄어비스']);
    expect(names('ㅇㅄ')).toEqual(['펄어비스']);
  });

  it('ignores letter case, blanks and the encoding of a syllable', () => {
    expect(names(' s K 하이 닉스 ')).toEqual(['SK하이닉스']);
    expect(names('삼성전자'.normalize('NFD'))).toEqual(['삼성전자']);
  });

  it('finds by press and former names last', () => {
    expect(names('삼전')).toEqual(['삼성전자']);
    expect(names('하이닉스')).toEqual(['SK하이닉스']);
    expect(names('하이닉스반도체')).toEqual(['SK하이닉스']);
  });

  it('puts the company of an exact press name before longer names', () => {
    const companies = [
      company('900010', '가나기술'),
      company('900020', '나라전력', { aliases: ['가나'] }),
      company('900030', '다라', { formerNames: ['가나산업'] }),
    ];
    const found = (query: string) => searchStocks(indexStocks(companies), query).map(({ name }) => name);
    expect(found('가나')).toEqual(['나라전력', '가나기술', '다라']);
    expect(found('가나산업')).toEqual(['다라']);
  });

  it.each(['삼성전자우', '삼성전자2우B', '삼전우', '005935', '00593K'])('finds the ordinary share by %s', (query) => {
    expect(names(query)).toEqual(['삼성전자']);
  });

  it('orders ties by market value, then by the bundled order of size, then by code, SPACs last', () => {
    const companies = [
      company('900010', '가나제1호스팩'),
      company('900020', '가나둘'),
      company('900030', '가나셋', { marketValue: 3_000 }),
      company('900040', '가나넷', { marketValue: 4_000 }),
      company('000660', '가나큰', { marketValue: null }),
    ];
    const found = searchStocks(indexStocks(companies), '가나').map(({ name }) => name);
    expect(found).toEqual(['가나넷', '가나셋', '가나큰', '가나둘', '가나제1호스팩']);
  });

  it.each([
    ['tkatjdwjswk', ['삼성전자']],
    ['gksghkthf', ['한화솔루션']],
    // What is found as it stands is not read as Korean.
    ['SK', ['SK', 'SK하이닉스']],
    ['qwxz', []],
  ])('reads Latin letters that find nothing as Korean ones of the same keys: %s', (query, found) => {
    expect(names(query)).toEqual(found);
  });

  it.each([
    ['ㅣㅎ', ['LG']],
    ['나하이', ['SK하이닉스']],
    ['skgkdlslrtm', ['SK하이닉스']],
    ['처제일', ['CJ제일제당']],
    ['ㅅㅏㅁㅅㅓㅇㅈ', ['삼성전자', '삼성전기']],
    // One key tells no name.
    ['ㅣ', []],
  ])('reads a name that was typed on the other layout in a part: %s', (query, found) => {
    expect(names(query)).toEqual(found);
  });

  it.each([
    ['삼성전자(005930)', ['삼성전자']],
    ['[005930] 삼성전자 주가', ['삼성전자']],
    ['삼성 009150', ['삼성전기']],
    ['005930.KS', ['삼성전자']],
    ['한화(005930)', []],
    // Of two stocks the first is no answer.
    ['삼성전자(005930), 삼성전기(009150)', []],
    ['삼성전자1005930', []],
    ['삼성전자 005930, SK하이닉스', []],
    ['SK하이닉스/삼성전자(005930)', []],
    ['삼성전자, 005930', ['삼성전자']],
    ['삼성전자 주가, 005930', ['삼성전자']],
    ['005930;삼성전자;하이닉스', ['삼성전자']],
    ['005930,삼성전자,하이닉스반도체', []],
  ])('finds by a name beside its code: %s', (query, found) => {
    expect(names(query)).toEqual(found);
  });

  it('does without punctuation in a name', () => {
    const companies = [company('900010', 'KT&G'), company('900020', 'S-Oil'), company('900030', 'KT')];
    const found = (query: string) => searchStocks(indexStocks(companies), query).map(({ name }) => name);
    expect([found('ktg'), found('s oil'), found('ㅏㅅ&ㅎ')]).toEqual([['KT&G'], ['S-Oil'], ['KT&G']]);
    expect(['KT앤G', 'kt 앤', '케이티앤G', 'KT&'].map(found)).toEqual([['KT&G'], ['KT&G'], ['KT&G'], ['KT&G']]);
  });

  it.each([
    ['hynix', ['SK하이닉스']],
    ['Heavy Ind', ['삼성중공업']],
    // Two letters begin too many words, and a word has a beginning.
    ['hy', []],
    ['ynix', []],
    // What is found by its beginning comes alone.
    ['samsung', ['삼성중공업']],
  ])('finds by a later word of an English name: %s', (query, found) => {
    const companies = [
      company('000660', 'SK하이닉스', { aliases: ['SK hynix'] }),
      company('010140', '삼성중공업', { aliases: ['Samsung Heavy Industries'] }),
      company('900010', '가나', { aliases: ['The Samsung Partner'] }),
    ];
    expect(searchStocks(indexStocks(companies), query).map(({ name }) => name)).toEqual(found);
  });

  it('takes characters of regular expressions literally', () => {
    expect(names('.*+?(')).toEqual([]);
    expect(names('(.*+?)[\\')).toEqual(['에이비씨(.*+?)[\\']);
    expect(names('.*')).toEqual(['에이비씨(.*+?)[\\']);
    expect(names('^삼')).toEqual([]);
  });

  it('finds everything for an empty query and nothing for an unknown one', () => {
    expect(names('')).toHaveLength(index.length);
    expect(names('없는회사')).toEqual([]);
  });

  it('searches three thousand companies well within 200 ms, whatever the query', () => {
    const many = indexStocks(
      Array.from({ length: 3000 }, (_, at) => company(String(at).padStart(6, '0'), `${'가나다라'.repeat(4)}${at}`)),
    );
    const started = process.threadCpuUsage().user;
    searchStocks(many, 'ㄱㄴㄷㄹ'.repeat(12));
    searchStocks(many, '.*+?()[\\'.repeat(6));
    // CPU time instead of wall time, because other tests run in parallel.
    expect(process.threadCpuUsage().user - started).toBeLessThan(200_000);
  });
});
