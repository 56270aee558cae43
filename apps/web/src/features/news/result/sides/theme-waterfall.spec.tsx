import { messages } from '@gaemi/contracts/messages';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleView } from '../../sample/sample-view.ts';
import type { EventText } from '../event-texts.ts';
import { ThemeWaterfall } from './theme-waterfall.tsx';

describe('the themes of a side', () => {
  const side = sampleView.sides.good;
  const rowsWith = (textOf: (theme: string) => string) => {
    if (side === null) throw new Error('the sample has good news');
    const eventTexts = new Map<string, EventText>(
      side.themes.flatMap(({ name, eventIds }) =>
        eventIds.map((id) => [id, { text: textOf(name), day: null, articles: null }]),
      ),
    );
    render(<ThemeWaterfall side={side} eventTexts={eventTexts} scale={100} onPick={() => undefined} />);
    return screen.getAllByRole('group').map((row) => row.querySelector('summary')?.textContent ?? '');
  };

  it('name their first event, unless its words are the name of the theme', () => {
    for (const row of rowsWith((theme) => `${theme} 소식이에요.`)) expect(row).toContain('소식이에요.');
  });

  it('leave out a first event whose words may not be shown', () => {
    for (const row of rowsWith(() => messages.textRemoved)) expect(row).not.toContain(messages.textRemoved);
  });

  it('do not say their name twice', () => {
    const rows = rowsWith((theme) => theme);
    for (const { name } of side?.themes ?? []) {
      expect(rows.filter((row) => row.split(name).length === 2)).toHaveLength(1);
    }
  });
});
