// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DirectionMark } from './direction-mark.tsx';

afterEach(cleanup);

describe('direction of an analysis', () => {
  it.each([
    [100, '호재 강세', 'chevrons-up'],
    [80.5, '호재 강세', 'chevrons-up'],
    [80.4, '호재 우세', 'arrow-up'],
    [50.5, '호재 우세', 'arrow-up'],
    [50.4, '중립', 'equal'],
    [49.5, '중립', 'equal'],
    [49.4, '악재 우세', 'arrow-down'],
    [29.5, '악재 우세', 'arrow-down'],
    [29.4, '악재 강세', 'chevrons-down'],
    [0, '악재 강세', 'chevrons-down'],
  ])('%s, rounded, is %s', (percentage, text, icon) => {
    const { container } = render(<DirectionMark percentage={percentage} isThin={false} />);
    expect(container.textContent).toBe(text);
    expect(container.querySelector(`svg.lucide-${icon}`)).toBeTruthy();
  });

  it('is withheld where too few events carry it', () => {
    const { container } = render(<DirectionMark percentage={90} isThin />);
    expect(container.textContent).toBe('판단 유보');
    expect(container.querySelector('svg.lucide-equal')).toBeTruthy();
  });
});
