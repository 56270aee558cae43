import type { Filing, FilingFigure, FilingFigureName } from './filing.ts';
import type { FilingKind } from './filing-kind.ts';

/** Figures that say how large a filing of a kind is, the most telling one first. */
const mainFigures: Readonly<Partial<Record<FilingKind, readonly FilingFigureName[]>>> = {
  contract: ['contract_amount'],
  contract_ended: ['contract_amount'],
  earnings: ['operating_profit', 'net_profit', 'revenue'],
  dividend: ['dividend_per_share', 'dividend_total'],
  treasury_acquisition: ['treasury_amount', 'treasury_shares'],
  treasury_disposal: ['treasury_amount', 'treasury_shares'],
  treasury_cancellation: ['treasury_amount', 'treasury_shares'],
  treasury_trust: ['treasury_amount', 'treasury_shares'],
  treasury_trust_ended: ['treasury_amount', 'treasury_shares'],
  rights_issue: ['issue_amount', 'new_shares'],
  bonus_issue: ['new_shares'],
  convertible_bond: ['bond_amount'],
  exchangeable_bond: ['bond_amount'],
  warrant_bond: ['bond_amount'],
  shares_bought: ['transfer_amount'],
  shares_sold: ['transfer_amount'],
  business_bought: ['transfer_amount'],
  business_sold: ['transfer_amount'],
  assets_bought: ['transfer_amount'],
  assets_sold: ['transfer_amount'],
  facility_investment: ['investment_amount', 'transfer_amount'],
  derivative_loss: ['loss_amount'],
  capital_reduction: ['reduced_shares'],
  lawsuit: ['claim_amount'],
  lawsuit_ruling: ['claim_amount'],
};

/** Returns the names of the figures that size a kind; none for kinds without an amount. */
export function figureNamesOf(kind: FilingKind): readonly FilingFigureName[] {
  return mainFigures[kind] ?? [];
}

/** Returns the figure that sizes a filing, null when it states none. A percentage is not a size. */
export function mainFigureOf(filing: Pick<Filing, 'figures'>, kind: FilingKind): FilingFigure | null {
  for (const name of figureNamesOf(kind)) {
    const found = filing.figures.find((figure) => figure.name === name && isSize(figure));
    if (found !== undefined) return found;
  }
  return null;
}

/** Returns a figure in percent: a change of results, or an amount in relation to the yearly revenue. */
export function computePercent(filing: Pick<Filing, 'figures'>, name: FilingFigureName): number | null {
  const found = filing.figures.find((figure) => figure.name === name && figure.unit === 'percent');
  return found !== undefined && Number.isFinite(found.value) ? found.value : null;
}

/** Results can be negative; every other amount is above 0. */
function isSize({ name, value, unit }: FilingFigure): boolean {
  if (unit === 'percent' || !Number.isFinite(value)) return false;
  return value > 0 || (value < 0 && (name === 'operating_profit' || name === 'net_profit'));
}
