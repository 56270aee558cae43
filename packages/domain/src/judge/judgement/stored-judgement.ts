import type { Judgement } from './judgement.ts';

/** The answers of a judgement that tells a side and nothing else: an event with the company as its subject. */
export const unclassified = { subject: 'yes', kind: 'event', type: 'other', material: true } as const;

/** A judgement in the store. Those written before the classification was added lack its fields. */
export type StoredJudgement = Pick<Judgement, 'label' | 'strength' | 'reason'> & {
  [Field in keyof typeof unclassified]?: Judgement[Field] | undefined;
};

/** Returns a stored judgement with every field; a missing one has its value of `unclassified`. */
export function completeJudgement(stored: StoredJudgement): Judgement {
  const { label, strength, reason } = stored;
  const { subject, kind, type, material } = unclassified;
  return {
    subject: stored.subject ?? subject,
    kind: stored.kind ?? kind,
    type: stored.type ?? type,
    label,
    strength,
    material: stored.material ?? material,
    reason,
  };
}
