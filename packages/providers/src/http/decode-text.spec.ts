import { encodeEucKr } from '@gaemi/testing/providers/euc-kr';
import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><title>삼성전자</title>`;

it('uses the charset of the header', () => {
  expect(decodeText(encodeEucKr('삼성전자'), 'text/xml; charset=EUC-KR')).toBe('삼성전자');
});

it('uses the charset of the XML declaration when the header has none', () => {
  expect(decodeText(encodeEucKr(xml('euc-kr')), 'text/xml')).toBe(xml('euc-kr'));
  expect(decodeText(encodeEucKr(xml('ks_c_5601-1987')), 'text/xml')).toContain('삼성전자');
  expect(decodeText(encodeEucKr(xml('MS949')), 'text/xml')).toContain('삼성전자');
});

it('reads the syllables that servers write beyond EUC-KR', () => {
  expect(decodeText(Uint8Array.of(0xb5, 0xc7, 0x8c, 0x63), 'text/xml; charset=euc-kr')).toBe('되똠');
});

it('reads UTF-8 when no charset is named, without the byte order mark', () => {
  expect(decodeText(Buffer.from('\ufeff{"a":"삼성전자"}'), '')).toBe('{"a":"삼성전자"}');
});

it('tries the other charsets when the named one does not fit', () => {
  expect(decodeText(encodeEucKr(xml('euc-kr')), 'text/xml; charset=utf-8')).toContain('삼성전자');
  expect(decodeText(Buffer.from('삼성전자'), 'text/plain; charset=x-nonsense')).toBe('삼성전자');
});

it('loses one character, not the feed, where a text was cut in the middle of a character', () => {
  const cut = Buffer.concat([encodeEucKr(xml('euc-kr')), Uint8Array.of(0xbb), encodeEucKr(' 뒤')]);
  for (const type of ['text/xml', 'text/xml; charset=euc-kr', 'text/xml; charset=utf-8']) {
    const text = decodeText(cut, type);
    expect(text).toContain('삼성전자');
    expect(text).toContain('뒤');
  }
  const utf8 = Buffer.concat([Buffer.from('삼성전자'), Buffer.from('뒤').subarray(0, 2)]);
  expect(decodeText(utf8, 'text/xml; charset=utf-8')).toBe('삼성전자\ufffd');
});

it.each(['ISO-8859-1', 'us-ascii', 'windows-1252'])('does not believe %s, which servers name by default', (charset) => {
  expect(decodeText(Buffer.from(xml('utf-8')), `text/xml; charset=${charset}`)).toBe(xml('utf-8'));
  expect(decodeText(encodeEucKr(xml('euc-kr')), `text/xml; charset=${charset}`)).toBe(xml('euc-kr'));
});

it('reads UTF-16 by its byte order mark or its first sign, and not by its name alone', () => {
  const text = xml('utf-16');
  const little = Buffer.from(text, 'utf16le');
  const big = Buffer.from(little).swap16();
  for (const bytes of [little, big]) {
    expect(decodeText(bytes, 'text/xml')).toBe(text);
    expect(decodeText(bytes, 'text/xml; charset=utf-16')).toBe(text);
  }
  expect(decodeText(Buffer.from(`\ufeff${text}`, 'utf16le'), 'text/xml')).toBe(text);
  expect(decodeText(Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), 'text/xml; charset=utf-8')).toBe(text);
  for (const type of ['text/xml', 'text/xml; charset=utf-16']) expect(decodeText(Buffer.from(text), type)).toBe(text);
});

it('never throws on bytes that are not text', () => {
  expect(decodeText(Uint8Array.of(0xff, 0xfe, 0xfd), 'text/xml; charset=utf-8')).toBeTypeOf('string');
});
