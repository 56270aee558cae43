import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { UnzipError, unzipFile } from './unzip-file.ts';

const content = Buffer.from('<DOCUMENT>단일판매ㆍ공급계약체결</DOCUMENT>'.repeat(200));
// Stored without compression, so that a changed byte is not noticed by unpacking.
const zip = zipSync({ 'other.xml': Buffer.from('x'), 'report.xml': [content, { level: 0 }] });

it('returns the file of a name', () => {
  expect(unzipFile(zip, 'report.xml', 1_000_000).equals(content)).toBe(true);
});

it('refuses a file whose checksum does not fit', () => {
  const at = Buffer.from(zip).indexOf('<DOCUMENT>');
  const damaged = zip.with(at + 500, (zip[at + 500] ?? 0) ^ 1);
  expect(() => unzipFile(damaged, 'report.xml', 1_000_000)).toThrow(UnzipError);
});
