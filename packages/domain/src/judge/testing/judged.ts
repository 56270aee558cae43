import type { Judgement } from '../judgement/judgement.ts';

/** A judgement of an event with the company as its subject: material good news of no type. */
export const judged = (change: Partial<Judgement> = {}): Judgement => ({
  subject: 'yes',
  kind: 'event',
  type: 'other',
  label: 'good',
  strength: 2,
  material: true,
  reason: '소식이에요.',
  ...change,
});
