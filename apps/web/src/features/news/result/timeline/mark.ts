import type { NewsDetail } from '@gaemi/contracts/news-detail';
import type { NewsSide } from '@gaemi/domain/news-side';

export type TimelineEvent = NewsDetail['events'][number];

/** Sizes of a plot in pixels. */
export interface PlotFrame {
  /** The narrowest that the plot gets with these sizes; what is apart there is apart at every greater width. */
  width: number;
  /** Height of the lanes of both sides together. */
  lanes: number;
  /** From the zero line to where an event of no points would stand. */
  base: number;
  fontSize: number;
  /** Most pixels that a point is drawn high. */
  tallestPoint: number;
  labels: Record<NewsSide, number>;
}

export const plotFrames = {
  narrow: { width: 262, lanes: 132, base: 5, fontSize: 12, tallestPoint: 7, labels: { good: 1, bad: 1 } },
  medium: { width: 535, lanes: 236, base: 9, fontSize: 12, tallestPoint: 10, labels: { good: 3, bad: 2 } },
  wide: { width: 885, lanes: 236, base: 9, fontSize: 13, tallestPoint: 10, labels: { good: 4, bad: 3 } },
} as const satisfies Record<string, PlotFrame>;

/** An event in the plot. Its height above (below) the zero line and its area grow with its points. */
export interface Mark {
  event: TimelineEvent;
  /** Percent of the width. */
  x: number;
  /** Pixels that it stands beside its day, so that it does not cover another one. */
  shift: number;
  /** Pixels from the zero line to its middle. */
  height: number;
  radius: number;
  /** Fewer than one point: a dot that cannot be pointed at. */
  isSmall: boolean;
  label: PlacedLabel | null;
}

/** Where the name of an event stands: over its bubble, in the middle or from an edge of it, or beside it. */
export const labelPlaces = ['middle', 'start', 'end', 'right', 'left'] as const;
export type LabelPlace = (typeof labelPlaces)[number];

export interface PlacedLabel {
  text: string;
  place: LabelPlace;
}
