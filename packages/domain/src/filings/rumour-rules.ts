import type { Strength } from '../judge/judgement/judgement.ts';
import type { EventLabel } from '../news-side.ts';

/** Stages in the life of a rumour. `pending` is an answer that confirms and denies nothing yet (미확정). */
export const rumourStageNames = ['reported', 'inquired', 'pending', 'denied', 'confirmed', 'withdrawn'] as const;
export type RumourStageName = (typeof rumourStageNames)[number];

/** Weight of a rumour in a stage. */
export interface RumourRule {
  /** Name for members. */
  name: string;
  /** 0: the rumour carries no weight and no side any more. */
  strength: Strength | 0;
  /** `rumour`: the side that the rumour itself has. */
  side: 'rumour' | Extract<EventLabel, 'neutral'>;
}

/**
 * The one table of weights of a rumour, by its last stage. Until the company confirms it, a rumour weighs 1, however
 * often it is reported or asked about: an inquiry shows that the market moved, not that the rumour is true. A confirmed
 * one weighs as a fact. A denied or withdrawn one weighs nothing: what was reported did not happen.
 */
export const rumourRules: Record<RumourStageName, RumourRule> = {
  reported: { name: '보도', strength: 1, side: 'rumour' },
  inquired: { name: '조회공시 요구', strength: 1, side: 'rumour' },
  pending: { name: '미확정 답변', strength: 1, side: 'rumour' },
  denied: { name: '부인', strength: 0, side: 'neutral' },
  confirmed: { name: '확정', strength: 3, side: 'rumour' },
  withdrawn: { name: '철회', strength: 0, side: 'neutral' },
};

/** Order in the life of a rumour. Denied and confirmed are both outcomes: either may correct the other. */
const stageOrder: Record<RumourStageName, number> = {
  reported: 0,
  inquired: 1,
  pending: 2,
  denied: 3,
  confirmed: 3,
  withdrawn: 4,
};
const orderOf = (stage: RumourStageName | null): number => (stage === null ? -1 : stageOrder[stage]);

/** Whether one stage comes before another one; null, no stage at all, comes before each. */
export const isEarlierStage = (stage: RumourStageName | null, than: RumourStageName | null): boolean =>
  orderOf(stage) < orderOf(than);
