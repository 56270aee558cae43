import type { FilingFigureName } from '@gaemi/domain/filings/filing';

/**
 * Template of a sample article. `{…}` are placeholders (see fill-story.ts); `{회사은}` is the company with the fitting
 * particle. Every version is the same event in other words: [title, description].
 */
export interface SampleStory {
  /** At most one template per topic and month: no profit and loss of the same quarter. */
  topic?: 'earnings' | 'target' | 'price' | 'dividend' | 'rating' | 'index' | 'guidance' | 'flow';
  wordings: readonly [Wording, ...Wording[]];
  /** The filing that such an event has: its report name and the figure that `{금액}` is. */
  filing?: { report: string; figure: FilingFigureName };
}

export type Wording = readonly [title: string, description: string];
