import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DirectionMark } from './direction-mark.tsx';

afterEach(cleanup);

const clear = { scores: { good: 60, bad: 30 }, reserve: 10, isThin: false };

describe('direction of an analysis', () => {
  it.each([
    [100, '호재 강세', 'chevrons-up'],
    [80.5, '호재 강세', 'chevrons-up'],
    [80.4, '호재 우세', 'arrow-up'],
    [50.5, '호재 우세', 'arrow-up'],
    [49.4, '악재 우세', 'arrow-down'],
    [29.5, '악재 우세', 'arrow-down'],
    [29.4, '악재 강세', 'chevrons-down'],
    [0, '악재 강세', 'chevrons-down'],
  ])('%s, rounded, is %s', (percentage, text, icon) => {
    const { container } = render(<DirectionMark verdict={{ ...clear, percentage }} />);
    expect(container.textContent).toBe(text);
    expect(container.querySelector(`svg.lucide-${icon}`)).toBeTruthy();
  });

  it('is withheld where too few events carry it', () => {
    const { container } = render(<DirectionMark verdict={{ ...clear, percentage: 90, isThin: true }} />);
    expect(container.textContent).toBe('근거가 적어 방향을 말하지 않아요');
    expect(container.querySelector('svg.lucide-equal')).toBeTruthy();
  });

  it('keeps the icon of the percentage where the words claim neither side', () => {
    const verdict = { scores: { good: 40, bad: 43 }, reserve: 17, percentage: 48.5, isThin: false };
    const { container } = render(<DirectionMark verdict={verdict} />);
    expect(container.textContent).toBe('엇비슷해요 · 악재가 조금 많아요');
    // In a narrow place it takes a line of its own, which the dot does not begin.
    expect(container.querySelector('small')?.textContent).toBe('악재가 조금 많아요');
    expect(container.querySelector('svg.lucide-arrow-down')).toBeTruthy();
  });
});
