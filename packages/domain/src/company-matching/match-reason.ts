/**
 * Reason why a text is, is not or may be about a company. Stable codes: the coverage counts them and the evaluation
 * shows them.
 */
export type MatchReason =
  | 'code'
  | 'named_in_title'
  | 'named_in_description'
  | 'only_longer_name'
  | 'preferred_share'
  | 'group_only'
  | 'other_sense'
  | 'weak_context'
  | 'analyst_only'
  | 'sports'
  | 'listing_only'
  | 'platform_only'
  | 'mention_only'
  | 'not_named';

/** Answer to "Is the text about the company?". `doubtful` articles are dropped like `no`, but counted separately. */
export interface Judgement {
  about: 'yes' | 'no' | 'doubtful';
  because: MatchReason;
}
