import type { EventType } from '../judge/judgement/event-type.ts';
import type { Strength } from '../judge/judgement/judgement.ts';
import type { EventLabel } from '../news-side.ts';
import type { FilingKind } from './filing-kind.ts';

/** Type, direction and weight that a kind of filing has when its details say nothing else. */
export interface FilingRule {
  type: EventType;
  label: EventLabel;
  strength: Strength;
  /** Whether a careful investor would want to be told. */
  material: boolean;
}

const rule = (type: EventType, label: EventLabel, strength: Strength): FilingRule => ({
  type,
  label,
  strength,
  material: true,
});
const routine: FilingRule = { type: 'filing', label: 'neutral', strength: 1, material: false };

/** Rules by kind. Deals, lawsuits and reorganisations can be good or bad, which a report name does not say. */
export const filingRules: Record<FilingKind, FilingRule> = {
  contract: rule('orders', 'good', 2),
  contract_ended: rule('orders', 'bad', 2),
  earnings: rule('earnings', 'neutral', 2),
  dividend: rule('shareholder_returns', 'good', 1),
  treasury_acquisition: rule('shareholder_returns', 'good', 2),
  treasury_disposal: rule('shareholder_returns', 'bad', 1),
  treasury_cancellation: rule('shareholder_returns', 'good', 2),
  treasury_trust: rule('shareholder_returns', 'good', 1),
  treasury_trust_ended: rule('shareholder_returns', 'neutral', 1),
  // New shares dilute those who hold shares, and shareholders pay for them. A third party that pays can also be an
  // investor with a plan, so an allotment to one has no direction of its own (judgeFiling).
  rights_issue: rule('financing', 'bad', 2),
  bonus_issue: rule('shareholder_returns', 'good', 2),
  convertible_bond: rule('financing', 'bad', 1),
  exchangeable_bond: rule('financing', 'bad', 1),
  warrant_bond: rule('financing', 'bad', 1),
  capital_reduction: rule('financing', 'bad', 2),
  merger: rule('governance', 'neutral', 2),
  split: rule('governance', 'neutral', 2),
  stock_exchange: rule('governance', 'neutral', 2),
  share_split: rule('filing', 'neutral', 1),
  share_consolidation: rule('filing', 'neutral', 1),
  shares_bought: rule('governance', 'neutral', 2),
  shares_sold: rule('governance', 'neutral', 2),
  business_bought: rule('governance', 'neutral', 2),
  business_sold: rule('governance', 'neutral', 2),
  assets_bought: rule('other', 'neutral', 1),
  assets_sold: rule('other', 'neutral', 1),
  facility_investment: rule('products', 'good', 1),
  derivative_loss: rule('earnings', 'bad', 2),
  lawsuit: rule('legal', 'neutral', 2),
  lawsuit_ruling: rule('legal', 'neutral', 2),
  default: rule('financing', 'bad', 3),
  insolvency: rule('financing', 'bad', 3),
  insolvency_ended: rule('financing', 'neutral', 2),
  suspension: rule('accident', 'bad', 2),
  resumption: rule('accident', 'good', 1),
  delisting: rule('legal', 'bad', 3),
  watched_issue: rule('legal', 'bad', 3),
  trading_halt: rule('legal', 'neutral', 2),
  listing_relief: rule('legal', 'neutral', 2),
  unfaithful_disclosure: rule('legal', 'bad', 2),
  embezzlement: rule('legal', 'bad', 3),
  fine: rule('legal', 'bad', 2),
  inquiry: rule('filing', 'neutral', 1),
  answer: rule('filing', 'neutral', 1),
  clarification: rule('filing', 'neutral', 1),
  fair_disclosure: rule('filing', 'neutral', 1),
  control_change: rule('governance', 'neutral', 3),
  tender_offer: rule('governance', 'neutral', 2),
  insider_ownership: routine,
  large_holding: routine,
  follow_up: routine,
  audit_report: routine,
  periodic_report: routine,
  meeting: routine,
  investor_relations: routine,
  other: routine,
};
