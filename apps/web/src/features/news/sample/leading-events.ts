import { newsSides } from '@gaemi/domain/news-side';
import { wholeSide } from '../result/whole-points.ts';
import { type SampleEvent, sampleEvents } from './sample-events.ts';
import { sampleDetails } from './sample-result.ts';

const whole = new Map(newsSides.flatMap((side) => [...wholeSide(sampleDetails[side]).points]));
const shown = new Set(['g1', 'g2', 'b1']);

/** The two weightiest good events of the example and the weightiest bad one, with the whole points that its result shows. */
export const leadingEvents: readonly (SampleEvent & { whole: number })[] = sampleEvents
  .filter(({ id }) => shown.has(id))
  .map((event) => ({ ...event, whole: whole.get(event.id) ?? 0 }));
