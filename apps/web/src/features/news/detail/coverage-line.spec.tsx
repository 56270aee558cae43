// @vitest-environment jsdom
import type { Coverage } from '@gaemi/contracts/news-analysis';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { combinedOf } from '../../../../testing/analysis-results.ts';
import { CoverageLine } from './coverage-line.tsx';

afterEach(cleanup);

const { coverage } = combinedOf('request-1');
const legend = () => screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);

describe('what a result rests on', () => {
  it('is told by articles, events and why articles were left out, and adds up', () => {
    render(<CoverageLine coverage={coverage} />);
    expect(screen.getByText('기사 128건 중 105건 ·')).toBeTruthy();
    expect(screen.getByText('소식 64개')).toBeTruthy();
    expect(legend()).toEqual(['분석에 사용105건', '다른 회사 소식15건', '기간 밖·날짜 없음3건', '분석 한도 초과5건']);
    expect(screen.getByText('소식 64개: 호재·악재 38개 · 중립 20개 · 주가 반응 6개')).toBeTruthy();
  });

  it('counts articles without a usable judgement apart', () => {
    render(<CoverageLine coverage={{ ...coverage, dropped: 25, found: 130 }} />);
    expect(legend().at(-1)).toBe('판단하지 못함2건');
  });

  it('is told as before for a result from before the events were counted', () => {
    const { dropped_by, events, neutral, price_events, sources, ...before } = coverage;
    render(<CoverageLine coverage={before satisfies Coverage} />);
    expect(screen.getByText('기사 128건 중 64건 사용 ·')).toBeTruthy();
    expect(screen.getByText('같은 소식 41건 묶음')).toBeTruthy();
    expect(legend()).toEqual(['분석에 사용64건', '같은 소식 묶음41건', '제외23건']);
  });
});
