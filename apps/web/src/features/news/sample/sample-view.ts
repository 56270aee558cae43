import { newsSides } from '@gaemi/domain/news-side';
import { toResultView } from '../result/result-view.ts';
import { type SampleEvent, sampleEvents } from './sample-events.ts';
import { sampleDetails, sampleRecord } from './sample-result.ts';

/** The example as the screens draw it; it is nobody's. */
export const sampleView = {
  ...toResultView(
    sampleRecord,
    newsSides.map((side) => sampleDetails[side]),
  ),
  isOwn: false,
};

/** An event of the example with the rounded points that its result shows. */
type RoundedEvent = SampleEvent & { rounded: number };

export const roundedEvents: readonly RoundedEvent[] = sampleEvents.map((event) => ({
  ...event,
  rounded: sampleView.points.get(event.id) ?? 0,
}));

const leading = new Set(['g1', 'g2', 'b1']);
/** The two weightiest good events and the weightiest bad one. */
export const leadingEvents: readonly RoundedEvent[] = roundedEvents.filter(({ id }) => leading.has(id));
