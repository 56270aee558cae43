/**
 * A made-up story. `{…}` stand for values (see fill-story.ts); `{회사은}` is the company with the fitting particle.
 * Every telling is the same happening in other words: [title, description].
 */
export interface SampleStory {
  /** At most one story of a topic in a month: no profit and loss of the same quarter. */
  topic?: 'earnings' | 'target' | 'price' | 'dividend' | 'rating' | 'index' | 'guidance' | 'flow';
  tellings: readonly [Telling, ...Telling[]];
}

export type Telling = readonly [title: string, description: string];
