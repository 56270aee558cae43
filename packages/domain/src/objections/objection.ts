/** What a member can object to: the article is another company's, or the event counts for the wrong side. */
export const objectionKinds = ['other_company', 'wrong_side'] as const;
export type ObjectionKind = (typeof objectionKinds)[number];

/** Names of the kinds, for members and admins. */
export const objectionKindNames: Record<ObjectionKind, string> = {
  other_company: '다른 회사 기사',
  wrong_side: '방향이 반대',
};

/** States of an objection. Only an open one is decided; an upheld one that was overturned since may be open again. */
export const objectionStates = ['open', 'upheld', 'dismissed'] as const;
export type ObjectionState = (typeof objectionStates)[number];
export type ObjectionDecision = Exclude<ObjectionState, 'open'>;
