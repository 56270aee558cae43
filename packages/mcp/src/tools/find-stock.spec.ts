import { expect, it } from 'vitest';
import { noteOrdinary } from './find-stock.ts';

const samsung = { code: '005930', name: '삼성전자' };

it.each(['삼성전자우', '005935', '삼성전자 우', '삼성전자2우B', '삼성전자3우C(전환)', '삼성전자우(005935)'])(
  'who asks for %s is told that it is another share',
  (asked) => {
    expect(noteOrdinary(asked, [samsung])).toHaveLength(1);
  },
);

it('who asks by a former name is told so, too: the service knows it', () => {
  expect(noteOrdinary('포스코우', [{ code: '005490', name: 'POSCO홀딩스', by_preferred: true }])).toHaveLength(1);
});

it.each([
  ['삼성전자', [samsung]],
  ['005930', [samsung]],
  ['우', [samsung, { code: '000001', name: '우리' }]],
  ['연우', [{ code: '115960', name: '연우' }]],
  ['미래에셋대우', [{ code: '006800', name: '미래에셋증권' }]],
  ['없는우', []],
])('nobody who asks for %s is told so', (asked, found) => {
  expect(noteOrdinary(asked, found)).toEqual([]);
});
