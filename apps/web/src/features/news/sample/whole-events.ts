import { newsSides } from '@gaemi/domain/news-side';
import { wholeSide } from '../result/whole-points.ts';
import { type SampleEvent, sampleEvents } from './sample-events.ts';
import { sampleDetails } from './sample-result.ts';

/** An event of the example with the whole points that its result shows. */
type WholeEvent = SampleEvent & { whole: number };

const whole = new Map(newsSides.flatMap((side) => [...wholeSide(sampleDetails[side]).points]));
export const wholeEvents: readonly WholeEvent[] = sampleEvents.map((event) => ({
  ...event,
  whole: whole.get(event.id) ?? 0,
}));

const leading = new Set(['g1', 'g2', 'b1']);
/** The two weightiest good events and the weightiest bad one. */
export const leadingEvents: readonly WholeEvent[] = wholeEvents.filter(({ id }) => leading.has(id));
