import type { Coverage } from '@gaemi/contracts/news-analysis';
import { describe, expect, it } from 'vitest';
import { buildCombined } from '../../../../testing/analysis-results.ts';
import { cutText, lateStart, reachText, readCounts, sourceTexts } from './coverage-texts.ts';

const { coverage } = buildCombined('request-1');
const covering = (covered_from: string, covered_to = '2026-11-20') => ({ ...coverage, covered_from, covered_to });

describe('what a result rests on', () => {
  it('is as long as its articles reach, whatever was asked for', () => {
    expect(reachText(covering('2026-11-14'))).toBe('7일');
    expect(reachText(covering('2026-10-15'))).toBe('5주');
    expect(reachText(covering('2026-09-20'))).toBe('9주');
    expect(reachText(covering('2026-09-19'))).toBe('2개월');
    expect(reachText(covering('2026-05-25'))).toBe('6개월');
    expect(reachText({ ...coverage, covered_from: null, covered_to: null })).toBeNull();
  });

  it('says from when on, where that is a week late or more', () => {
    expect(lateStart(covering('2026-10-15'))).toBe('10월 15일');
    expect(lateStart(covering('2026-08-25'))).toBeNull();
    const asked = { asked_from: '2026-08-20' };
    expect(lateStart({ ...covering('2026-08-27'), ...asked })).toBe('8월 27일');
    expect(lateStart({ ...covering('2026-08-26'), ...asked })).toBeNull();
  });

  it('speaks of many articles only where there were too many for the tier', () => {
    const cut = (over_limit: number) =>
      cutText({ ...coverage, truncated: true, dropped_by: { ...coverage.dropped_by, over_limit } });
    expect(cut(3)).toBe('기사가 많아 일부만 모았어요.');
    expect(cut(0)).toBe('기간 가운데 일부는 기사를 모으지 못했어요.');
    expect(cutText({ ...coverage, truncated: false })).toBeNull();
  });

  it('counts all articles of the events, and the events that count for a side', () => {
    expect(readCounts(coverage)).toEqual({ articles: 105, events: 64, scored: 38 });
  });

  it('names the sources, and says which failed or gave a part', () => {
    const sources: Coverage['sources'] = [
      { name: 'dart', status: 'ok', found: 3, queries: [] },
      { name: 'naver', status: 'failed', found: 0, queries: [] },
      { name: 'gdelt', status: 'limited', found: 9, queries: [] },
      { name: 'feed', status: 'limited', found: 2, queries: [], failed: ['뉴시스', '이데일리'] },
    ];
    expect(sourceTexts({ ...coverage, sources })).toEqual({
      names: ['DART 공시', 'GDELT 뉴스', '언론사 RSS'],
      troubles: [
        'NAVER 뉴스는 가져오지 못했어요.',
        'GDELT 뉴스는 일부만 가져왔어요.',
        '언론사 RSS에서 가져오지 못한 곳: 뉴시스, 이데일리.',
      ],
    });
  });

  it('names the days whose news may be missing', () => {
    const missing = [
      { from: '2026-11-24', to: '2026-11-24' },
      { from: '2026-11-21', to: '2026-11-22' },
    ];
    const sources: Coverage['sources'] = [
      { name: 'gdelt', status: 'limited', found: 9, queries: [], missing: missing.slice(0, 1) },
      { name: 'feed', status: 'limited', found: 2, queries: [], failed: ['뉴시스'], missing: missing.toReversed() },
    ];
    expect(sourceTexts({ ...coverage, sources }).troubles).toEqual([
      'GDELT 뉴스: 11월 24일 소식은 빠져 있을 수 있어요.',
      '언론사 RSS에서 가져오지 못한 곳: 뉴시스.',
      '언론사 RSS: 11월 21일 ~ 11월 22일, 11월 24일 소식은 빠져 있을 수 있어요.',
    ]);
  });
});
