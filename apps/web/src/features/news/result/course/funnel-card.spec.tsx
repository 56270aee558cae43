import type { Coverage } from '@gaemi/contracts/news-analysis';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildCombined } from '../../../../../testing/analysis-results.ts';
import { toResultView } from '../result-view.ts';
import { FunnelCard } from './funnel-card.tsx';

afterEach(cleanup);

const { coverage } = buildCombined('request-1');
const listRows = (shown: Coverage) => {
  const view = toResultView(buildCombined('request-1', { coverage: shown }), []);
  render(<FunnelCard view={view} sides={{ good: 24, bad: 14 }} title={null} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

describe('how the articles were chosen', () => {
  it('ends with the events of each side', () => {
    expect(listRows(coverage).at(-1)).toBe('점수에 쓴 소식38개호재 24개, 악재 14개');
  });

  it('names no press where filings alone were read', () => {
    expect(listRows({ ...coverage, publishers: 0 })).toContain('읽은 기사105건같은 소식끼리 묶었어요');
  });

  it('leaves out steps that left nothing out', () => {
    const dropped_by = { other_company: 0, duplicate: 0, table_or_ad: 0, undated: 0, over_limit: 0 };
    const all = { ...coverage, found: 105, dropped: 0, dropped_by };
    expect(listRows(all).map((row) => row?.slice(0, 5))).toEqual(['찾은 기사', '읽은 기사', '묶은 소식', '점수에 쓴']);
  });

  it.each([
    { covered_from: '2026-09-01', says: '9월 1일 이후 기사만 나왔어요.' },
    { covered_from: '2026-10-01', says: '10월 1일 이후 기사만 나왔어요. 그래서 실제로는 7주를 봤어요.' },
  ])('says how far articles since $covered_from reach where it is less than asked', ({ covered_from, says }) => {
    listRows({ ...coverage, asked_from: '2026-08-21', asked_to: '2026-11-21', covered_from, covered_to: '2026-11-21' });
    expect(screen.getByText(/이후 기사만 나왔어요/).textContent).toBe(`3개월을 찾았지만 ${says}`);
  });
});
