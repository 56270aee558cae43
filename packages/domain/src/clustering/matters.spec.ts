import { expect, it } from 'vitest';
import { packBits } from './bits.ts';
import { findMatters } from './matters.ts';

it.each([
  ['간암 신약 허가 신청', ['간세포암 신약'], true],
  ['담관암 신약', ['간암 신약', '간 질환'], false],
  ['면역항암제 2상', ['위암 신약 2상', '항암 신약'], true],
  ['면역항암제 1상서 부분관해', ['비만 치료제 1상 중단'], false],
  ['고위암호화폐', ['위암'], false],
  ['비만 신약', ['소비만 늘었다'], false],
  ['압구정 2·3구역', ['압구정3구역', '압구정 2구역'], true],
  ['압구정2구역', ['압구정12구역', '2구 역세권'], false],
])('reads "%s" and %j as the same matter: %s', (text, others, same) => {
  for (const other of others)
    expect(findMatters(other).some((matter) => findMatters(text).includes(matter))).toBe(same);
});

it('gives every illness and number of a site a bit', () => {
  const all = findMatters('대상포진 독감 코로나 폐렴구균 1구역 10지구 19호기 20구역 120단지');
  expect(() => packBits(all)).not.toThrow();
  expect(all).toHaveLength(7);
});
